import { Slot } from 'radix-ui';
import { type ComponentProps, type MouseEvent, use } from 'react';
import { type ButtonVariants, buttonVariants } from './button-variants.ts';
import { cn } from './cn.ts';
import { FormStarted } from './form.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Gives the look to the single child instead, such as a link. */
  asChild?: boolean;
  /** Its action is under way. Pressing it does nothing, and unlike a disabled button it keeps the focus. */
  busy?: boolean;
}

export function Button({ asChild, busy, variant, size, className, type, ...props }: ButtonProps) {
  const mustWait = !use(FormStarted) && type === 'submit';
  const classes = cn(buttonVariants({ variant, size }), className, mustWait && WAITING_CLASSES);
  const state = busy && { 'aria-disabled': true, onClick: doNothing };
  if (asChild) return <Slot.Root className={classes} {...props} {...state} />;
  const disabled = mustWait || props.disabled;
  return (
    <button type={type ?? 'button'} className={classes} {...props} {...state} disabled={disabled} />
  );
}

/** For the moment until React runs. A button that turned pale and back would flicker on every page. */
const WAITING_CLASSES =
  'disabled:pointer-events-auto disabled:cursor-progress disabled:opacity-100';

/** Enter in a form presses its button as well. */
const doNothing = (event: MouseEvent) => event.preventDefault();

import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariants, buttonVariants } from './button-variants.ts';
import { cn } from './cn.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Gives the look to the single child instead, such as a link. */
  asChild?: boolean;
  /** What it started is under way: pressing it does nothing, and unlike a disabled one it keeps the focus. */
  busy?: boolean;
}

export function Button({ asChild, busy, variant, size, className, type, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  const state = busy && { 'aria-disabled': true, onClick: doNothing };
  if (asChild) return <Slot.Root className={classes} {...props} {...state} />;
  return <button type={type ?? 'button'} className={classes} {...props} {...state} />;
}

/** Enter in a form presses its button as well. */
const doNothing = (event: MouseEvent) => event.preventDefault();

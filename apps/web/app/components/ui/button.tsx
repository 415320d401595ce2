import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { type ButtonVariants, buttonVariants } from './button-variants.ts';
import { cn } from './cn.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Gives the look to the single child instead, such as a link. */
  asChild?: boolean;
}

export function Button({ asChild, variant, size, className, type, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return <button type={type ?? 'button'} className={classes} {...props} />;
}

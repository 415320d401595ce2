import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonVariants, buttonVariants } from './button-variants.ts';

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonVariants {}

/**
 * A link that looks like a button. It adds classes without resolving conflicts, so that public
 * pages need not load the code for that: `className` may position it, not restyle it.
 */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link className={clsx(buttonVariants({ variant, size }), className)} {...props} />;
}

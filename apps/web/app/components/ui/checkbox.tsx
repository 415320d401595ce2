import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** The browser's own checkbox in our color: a list draws one on each of many cards while it is scrolled. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      className={cn(
        'size-5 shrink-0 cursor-pointer rounded-sm accent-primary focus-ring disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...props}
    />
  );
}

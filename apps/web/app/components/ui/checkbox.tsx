import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/**
 * A checkbox in our colors, ticked by style alone: a list draws one on each of many cards while it is scrolled.
 * The browser's own is filled with gray in the dark before it is ticked.
 */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      className={cn(
        'grid size-5 shrink-0 cursor-pointer appearance-none place-content-center rounded-sm border border-input bg-field focus-ring checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto',
        'before:size-3 before:bg-primary-foreground before:opacity-0 before:[clip-path:polygon(14%_44%,0_62%,42%_100%,100%_18%,82%_4%,39%_67%)] checked:before:opacity-100 forced-colors:before:hidden',
        className,
      )}
      {...props}
    />
  );
}

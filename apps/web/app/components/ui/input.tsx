import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      className={cn(
        'h-10 w-full min-w-0 rounded-lg border border-input bg-field px-3 text-base text-foreground placeholder:text-muted-foreground focus-ring disabled:cursor-not-allowed disabled:opacity-60 read-only:bg-secondary aria-invalid:border-destructive md:text-sm',
        className,
      )}
      {...props}
    />
  );
}

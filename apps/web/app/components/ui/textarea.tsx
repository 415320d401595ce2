import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(
        'min-h-20 w-full rounded-lg border border-input bg-field px-3 py-2 text-base text-foreground placeholder:text-muted-foreground focus-ring disabled:cursor-not-allowed disabled:opacity-60 read-only:bg-secondary aria-invalid:border-destructive md:text-sm',
        className,
      )}
      {...props}
    />
  );
}

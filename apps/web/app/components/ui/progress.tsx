import { Progress as RadixProgress } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

interface ProgressProps extends ComponentProps<typeof RadixProgress.Root> {
  /** 0 to 100; null while nobody knows how far it is. */
  value: number | null;
  /** What makes progress, for people who cannot see the bar. */
  'aria-label': string;
}

export function Progress({ value, className, ...props }: ProgressProps) {
  return (
    <RadixProgress.Root
      value={value}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-track', className)}
      {...props}
    >
      <RadixProgress.Indicator
        className="h-full w-full origin-left rounded-full bg-primary transition-transform data-[state=indeterminate]:animate-pulse"
        style={{ transform: `scaleX(${(value ?? 100) / 100})` }}
      />
    </RadixProgress.Root>
  );
}

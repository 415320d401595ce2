import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A gray stand-in of the size of what is loading. The region around it says that it is busy. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={cn('animate-pulse rounded-md bg-secondary', className)}
      {...props}
    />
  );
}

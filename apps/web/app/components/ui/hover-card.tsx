import { HoverCard as RadixHoverCard } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { floatingClasses } from './menu-classes.ts';

/** Opens after 700 ms of resting on its trigger and closes 300 ms after leaving, Radix's defaults. */
export const HoverCard = RadixHoverCard.Root;
export const HoverCardTrigger = RadixHoverCard.Trigger;

export function HoverCardContent({
  className,
  ...props
}: ComponentProps<typeof RadixHoverCard.Content>) {
  return (
    <RadixHoverCard.Portal>
      <RadixHoverCard.Content
        sideOffset={8}
        className={cn(floatingClasses, 'w-80 max-w-[calc(100vw-2rem)] p-4', className)}
        {...props}
      />
    </RadixHoverCard.Portal>
  );
}

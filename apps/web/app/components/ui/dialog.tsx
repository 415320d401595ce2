import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { OVERLAY_CLASSES, PANEL_CLASSES } from './floating-classes.ts';
import { useReturnFocus } from './return-focus.ts';

export const Dialog = RadixDialog.Root;
export const DialogTrigger = RadixDialog.Trigger;
export const DialogClose = RadixDialog.Close;

export function DialogContent(props: ComponentProps<typeof RadixDialog.Content>) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={OVERLAY_CLASSES} />
      <Panel {...props} />
    </RadixDialog.Portal>
  );
}

/** In the page only while the dialog is open. */
function Panel({ className, children, ...props }: ComponentProps<typeof RadixDialog.Content>) {
  const returnFocus = useReturnFocus(props.onCloseAutoFocus);
  return (
    <RadixDialog.Content
      className={cn(PANEL_CLASSES, className)}
      {...props}
      onCloseAutoFocus={returnFocus}
    >
      {children}
      {/* Last for the keyboard, first on the panel, and there however far it is scrolled. */}
      <RadixDialog.Close className="sticky -top-2 z-30 order-first -mt-2 -mr-2 -mb-4 size-6 cursor-pointer justify-self-end rounded-md bg-card p-1 text-muted-foreground hover:text-foreground focus-ring">
        <X className="size-4" aria-hidden="true" />
        <span className="sr-only">Close</span>
      </RadixDialog.Close>
    </RadixDialog.Content>
  );
}

/** What a dialog begins with, beside the button that closes it, which leaves a gap of the grid above. */
export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('-mt-4 flex flex-col gap-1.5 pr-6', className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof RadixDialog.Title>) {
  return (
    <RadixDialog.Title
      className={cn('font-display text-lg leading-tight font-semibold', className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof RadixDialog.Description>) {
  return (
    <RadixDialog.Description
      className={cn('text-sm text-muted-foreground', className)}
      {...props}
    />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  );
}

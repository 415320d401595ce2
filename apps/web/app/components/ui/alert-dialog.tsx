import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { type ButtonVariants, buttonVariants } from './button-variants.ts';
import { cn } from './cn.ts';
import { OVERLAY_CLASSES, PANEL_CLASSES } from './floating-classes.ts';
import { useReturnFocus } from './return-focus.ts';

export const AlertDialog = RadixAlertDialog.Root;
export const AlertDialogTrigger = RadixAlertDialog.Trigger;

export function AlertDialogContent(props: ComponentProps<typeof RadixAlertDialog.Content>) {
  return (
    <RadixAlertDialog.Portal>
      <RadixAlertDialog.Overlay className={OVERLAY_CLASSES} />
      <Panel {...props} />
    </RadixAlertDialog.Portal>
  );
}

/** In the page only while the dialog is open. */
function Panel({ className, ...props }: ComponentProps<typeof RadixAlertDialog.Content>) {
  const returnFocus = useReturnFocus(props.onCloseAutoFocus);
  return (
    <RadixAlertDialog.Content
      className={cn(PANEL_CLASSES, className)}
      {...props}
      onCloseAutoFocus={returnFocus}
    />
  );
}

export function AlertDialogTitle({
  className,
  ...props
}: ComponentProps<typeof RadixAlertDialog.Title>) {
  return (
    <RadixAlertDialog.Title
      className={cn('font-display text-lg leading-tight font-semibold', className)}
      {...props}
    />
  );
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof RadixAlertDialog.Description>) {
  return (
    <RadixAlertDialog.Description
      className={cn('text-sm text-muted-foreground', className)}
      {...props}
    />
  );
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  );
}

export function AlertDialogCancel({
  className,
  ...props
}: ComponentProps<typeof RadixAlertDialog.Cancel>) {
  return (
    <RadixAlertDialog.Cancel
      className={cn(buttonVariants({ variant: 'outline' }), className)}
      {...props}
    />
  );
}

interface AlertDialogActionProps
  extends ComponentProps<typeof RadixAlertDialog.Action>,
    Pick<ButtonVariants, 'variant'> {}

export function AlertDialogAction({ className, variant, ...props }: AlertDialogActionProps) {
  return (
    <RadixAlertDialog.Action className={cn(buttonVariants({ variant }), className)} {...props} />
  );
}

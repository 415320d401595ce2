import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { followForms } from './notify.ts';

/** Where toasts appear. Mounted once by each layout whose pages show any. */
export function Toaster() {
  useEffect(followForms, []);
  return (
    <Sonner
      theme="system"
      className="font-sans!"
      position="bottom-right"
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 font-sans rounded-lg border border-border bg-card p-4 pr-8 text-sm text-card-foreground shadow-raised',
          title: 'font-semibold',
          description: 'mt-0.5 text-muted-foreground',
          error: 'border-destructive! bg-destructive-soft!',
          success: 'border-success!',
          icon: 'mt-0.5 shrink-0',
          closeButton:
            'absolute! top-3 right-3 left-auto! transform-none! border-0! bg-transparent! text-muted-foreground! focus-ring',
          actionButton:
            'ml-auto shrink-0 cursor-pointer rounded-md whitespace-nowrap bg-primary px-3 py-1.5 font-medium text-primary-foreground focus-ring',
        },
      }}
    />
  );
}

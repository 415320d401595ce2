import { type ComponentProps, createContext, use } from 'react';
import { useOnline } from '#app/browser/use-online.ts';
import { Button } from '#app/components/ui/button.tsx';

/** Whether the contacts on the page were kept on this device, and may have changed since. */
export const Outdated = createContext(false);

/** Whether contacts can be changed now. A change takes a connection, and the list as it is. */
export function useMayChange(): boolean {
  const isOnline = useOnline();
  return !use(Outdated) && isOnline;
}

/** Changes contacts, or opens what does; not possible, and saying so, while they cannot be changed. */
export function ChangeButton({ disabled, title, ...props }: ComponentProps<typeof Button>) {
  const mayChange = useMayChange();
  return (
    <Button
      {...props}
      disabled={disabled || !mayChange}
      title={mayChange ? title : 'Not possible without a connection'}
    />
  );
}

import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';

interface SubmitButtonProps {
  busy: boolean;
  busyLabel: string;
  children: ReactNode;
}

export function SubmitButton({ busy, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" disabled={busy}>
      {busy && <Spinner label="" />}
      {busy ? busyLabel : children}
    </Button>
  );
}

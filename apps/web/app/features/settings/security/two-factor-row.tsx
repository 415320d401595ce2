import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#app/account/session/auth-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { notify } from '#app/components/ui/notify.ts';
import { SettingRow } from '../setting-row.tsx';
import { EnrollmentDialog } from './enrollment-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { authenticatorQuery } from './two-factor-api.ts';

export function TwoFactorRow() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const authenticator = useQuery(authenticatorQuery(userId));
  const [open, setOpen] = useState(false);
  const [offered, setOffered] = useState(true);
  const factorId = authenticator.data ?? null;
  const close = () => setOpen(false);

  async function finish(told: string) {
    close();
    notify(told);
    await queryClient.invalidateQueries(authenticatorQuery(userId));
  }

  return (
    <SettingRow
      title="Two-Factor Authentication"
      description={
        <>
          <p>Asks for a code from an authenticator app besides your password.</p>
          <p role="status" className="text-warning">
            {!offered &&
              'The server this site runs on does not offer it, so it cannot be turned on.'}
          </p>
        </>
      }
    >
      <Button
        variant="outline"
        disabled={!factorId && (!offered || !authenticator.isSuccess)}
        onClick={() => setOpen(true)}
      >
        {factorId ? 'Turn off' : 'Set up'}
      </Button>
      {open && factorId && (
        <TurnOffDialog
          factorId={factorId}
          onDone={() => finish('Two-factor authentication is off')}
          onCancel={close}
        />
      )}
      {open && !factorId && (
        <EnrollmentDialog
          onDone={() => void finish('Two-factor authentication is on')}
          onCancel={close}
          onNotOffered={() => {
            close();
            setOffered(false);
          }}
        />
      )}
    </SettingRow>
  );
}

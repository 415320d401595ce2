import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { useUser } from '#app/session/auth-context.ts';
import { SettingRow } from '../setting-row.tsx';
import { EnrollmentDialog } from './enrollment-dialog.tsx';
import {
  authenticatorQuery,
  type Enrollment,
  removeAuthenticator,
  startEnrollment,
} from './two-factor-api.ts';

export function TwoFactorRow() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const authenticator = useQuery(authenticatorQuery(userId));
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [offered, setOffered] = useState(true);
  const [busy, setBusy] = useState(false);
  const factorId = authenticator.data ?? null;

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    await work().catch((error: unknown) => {
      console.error('Two-factor authentication could not be changed', error);
      notifyError('Error', error instanceof Error ? error.message : undefined);
    });
    setBusy(false);
  }
  const setUp = () =>
    attempt(async () => {
      const started = await startEnrollment();
      setEnrollment(started);
      setOffered(started !== null);
    });
  const turnOff = (id: string) =>
    attempt(async () => {
      await removeAuthenticator(id);
      await queryClient.invalidateQueries(authenticatorQuery(userId));
      notify('Two-factor authentication is off');
    });
  function finish() {
    setEnrollment(null);
    void queryClient.invalidateQueries(authenticatorQuery(userId));
    notify('Two-factor authentication is on');
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
      {factorId ? (
        <Button variant="outline" busy={busy} onClick={() => void turnOff(factorId)}>
          Turn off
        </Button>
      ) : (
        <Button
          variant="outline"
          busy={busy}
          disabled={!offered || !authenticator.isSuccess}
          onClick={() => void setUp()}
        >
          Set up
        </Button>
      )}
      {enrollment && (
        <EnrollmentDialog
          enrollment={enrollment}
          onDone={finish}
          onCancel={() => setEnrollment(null)}
        />
      )}
    </SettingRow>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useAuth, useUser } from '#app/account/session/auth-context.ts';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { SettingRow } from '../setting-row.tsx';
import { SettingsGroup } from '../settings-group.tsx';
import { deleteAccount, deleteAllData } from './delete-everything.ts';
import { TypedConfirmation } from './typed-confirmation.tsx';

export function DangerZone() {
  const user = useUser();
  const { signOut } = useAuth();
  const queryClient = useQueryClient();

  /** Reports a failure and rethrows it, so that the dialog stays open. */
  async function attempt(work: () => Promise<void>, failure: string) {
    try {
      await work();
    } catch (error) {
      console.error(failure, error);
      notifyError('Error', `${failure}. Please try again.`);
      throw error;
    }
  }

  const clearData = () =>
    attempt(async () => {
      await deleteAllData(user.id);
      await queryClient.resetQueries();
      notify('All data deleted', 'Your account is empty now.');
    }, 'Failed to delete your data');

  const closeAccount = () =>
    attempt(async () => {
      await deleteAccount(user.id);
      notify('Account deleted', 'We have deleted everything we had about you. Goodbye!');
      await signOut();
    }, 'Failed to delete your account');

  return (
    <SettingsGroup title="Danger Zone" icon={TriangleAlert} className="border-destructive">
      <SettingRow
        title="Delete All Data"
        description="Deletes every contact, LinkedIn profile, digital card, your profile and these settings. Your account and its plan stay."
      >
        <TypedConfirmation
          action="Delete All Data"
          title="Delete all your data?"
          phrase="DELETE"
          onConfirm={clearData}
        >
          <p>
            All contacts, LinkedIn profiles and digital cards are deleted for good, and links and QR
            codes you have shared stop working. You may want to export your data first.
          </p>
        </TypedConfirmation>
      </SettingRow>
      <SettingRow
        title="Delete Account"
        description="Deletes your account and everything in it. You can sign up again, but nothing comes back."
      >
        <TypedConfirmation
          action="Delete Account"
          title="Delete your account?"
          phrase={user.email ?? 'DELETE'}
          onConfirm={closeAccount}
        >
          <p>
            Your account, its plan, all contacts and all digital cards are deleted for good. This
            cannot be undone.
          </p>
        </TypedConfirmation>
      </SettingRow>
    </SettingsGroup>
  );
}

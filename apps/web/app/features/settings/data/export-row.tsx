import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useUser } from '#app/account/session/auth-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { countOf } from '#app/text/count-of.ts';
import { SettingRow } from '../setting-row.tsx';
import { exportData } from './export-data.ts';

export function ExportRow() {
  const user = useUser();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportData(user, queryClient),
    onSuccess: (contacts) =>
      notify(
        'Data exported',
        `${countOf(contacts, 'contact')}, your profile and your digital card`,
      ),
    onError: (error) => {
      console.error('The data could not be exported', error);
      notifyError('Error', 'Failed to export your data');
    },
  });
  return (
    <SettingRow
      title="Export Data"
      description="One ZIP file with all your contacts as vCards and JSON (with Pro also as CSV), your profile and your digital card."
    >
      <Button variant="outline" busy={isPending} onClick={() => mutate()}>
        <Download aria-hidden="true" />
        {isPending ? 'Exporting...' : 'Export Data'}
      </Button>
    </SettingRow>
  );
}

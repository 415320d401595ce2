import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { SettingRow } from '../setting-row.tsx';

export function DeletedRow() {
  return (
    <SettingRow
      title="Recently Deleted"
      description="Contacts that you delete are kept for 30 days, so that you can restore them. You can delete them for good before."
    >
      <ButtonLink to="/dashboard/contacts/deleted" variant="outline">
        Show deleted contacts
      </ButtonLink>
    </SettingRow>
  );
}

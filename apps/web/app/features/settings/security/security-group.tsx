import { ShieldCheck } from 'lucide-react';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { SettingRow } from '../setting-row.tsx';
import { SettingsGroup } from '../settings-group.tsx';
import { EmailRow } from './email-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { TwoFactorRow } from './two-factor-row.tsx';

export function SecurityGroup() {
  return (
    <SettingsGroup title="Privacy & Security" icon={ShieldCheck}>
      <EmailRow />
      <PasswordRow />
      <TwoFactorRow />
      <SettingRow
        title="Data Privacy"
        description="Pictures of cards are only read, never kept. What you save is yours alone: no other account can see it, and it is never sold or shared."
      >
        <ButtonLink to="/privacy" variant="outline">
          Read how it works
        </ButtonLink>
      </SettingRow>
    </SettingsGroup>
  );
}

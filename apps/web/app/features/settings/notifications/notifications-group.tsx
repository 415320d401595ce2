import { Bell } from 'lucide-react';
import { useId } from 'react';
import { canNotify } from '#app/browser/show-notification.ts';
import { notifyError } from '#app/components/ui/notify.ts';
import { Switch } from '#app/components/ui/switch.tsx';
import { SettingRow } from '../setting-row.tsx';
import { SettingsGroup } from '../settings-group.tsx';
import type { SettingsState } from '../use-settings.ts';

/** Asks the browser for leave to show notifications; says why not when it has none to give. */
async function requestPermission(): Promise<'granted' | 'unsupported' | 'denied'> {
  if (!canNotify()) return 'unsupported';
  const permission = await Notification.requestPermission();
  return permission === 'granted' ? 'granted' : 'denied';
}

const REFUSALS = {
  denied: 'Your browser blocks notifications from this site. Allow them in its settings first.',
  unsupported: 'This browser cannot show notifications.',
};

export function NotificationsGroup({ settings, saving, change }: SettingsState) {
  const emailId = useId();
  const alertsId = useId();

  async function switchAlerts(on: boolean) {
    if (!on) return change({ processingAlerts: false });
    const answer = await requestPermission();
    if (answer !== 'granted') return notifyError('Alerts are off', REFUSALS[answer]);
    change({ processingAlerts: true });
  }

  return (
    <SettingsGroup title="Notifications" icon={Bell}>
      <SettingRow
        id={emailId}
        title="Email Notifications"
        description="An email, at most once a day, when LinkedIn profiles are found for your contacts. Emails about your account itself, such as a password reset, are always sent."
      >
        <Switch
          aria-labelledby={emailId}
          aria-describedby={`${emailId}-note`}
          checked={settings?.emailNotifications ?? false}
          disabled={!settings || saving}
          onCheckedChange={(on) => change({ emailNotifications: on })}
        />
      </SettingRow>
      <SettingRow
        id={alertsId}
        title="Processing Alerts"
        description="A notification on this device when a long batch finishes while you are looking at something else."
      >
        <Switch
          aria-labelledby={alertsId}
          aria-describedby={`${alertsId}-note`}
          checked={settings?.processingAlerts ?? false}
          disabled={!settings || saving}
          onCheckedChange={(on) => void switchAlerts(on)}
        />
      </SettingRow>
    </SettingsGroup>
  );
}

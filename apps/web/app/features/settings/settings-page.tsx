import { useUser } from '#app/account/session/auth-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { AskSupport } from '#app/layouts/support.tsx';
import { DangerZone } from './danger-zone/danger-zone.tsx';
import { DataGroup } from './data/data-group.tsx';
import { DevicesGroup } from './devices/devices-group.tsx';
import { NotificationsGroup } from './notifications/notifications-group.tsx';
import { ReadingGroup } from './reading/reading-group.tsx';
import { SecurityGroup } from './security/security-group.tsx';
import { useSettings } from './use-settings.ts';

export function SettingsPage() {
  const state = useSettings(useUser().id);
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <h1 className="font-display text-3xl font-semibold">Settings</h1>
      {state.failed && !state.settings && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-4 rounded-xl bg-warning-soft p-5"
        >
          <p className="text-warning">Your settings could not be loaded.</p>
          <Button variant="outline" size="sm" onClick={() => void state.reload()}>
            Try again
          </Button>
        </div>
      )}
      <NotificationsGroup {...state} />
      <ReadingGroup {...state} />
      <SecurityGroup />
      <DevicesGroup />
      <DataGroup state={state} />
      <DangerZone />
      <p className="text-sm text-muted-foreground">
        Questions about your data? <AskSupport subject="Privacy question" />.
      </p>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '#app/account/session/auth-context.ts';
import { readRuntimeConfig } from '#app/backend/env.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { SettingRow } from '../setting-row.tsx';
import { SettingsGroup } from '../settings-group.tsx';
import { appPasswordsQuery } from './app-passwords-api.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { DeviceRow } from './device-row.tsx';

/** The phones and programs that have the contacts in their own address book. */
export function DevicesGroup() {
  const { carddavUrl: server } = readRuntimeConfig();
  const [isConnecting, setConnecting] = useState(false);
  const { data, isError, refetch } = useQuery(appPasswordsQuery(useUser().id));
  return (
    <SettingsGroup title="Devices" icon={Smartphone}>
      <SettingRow
        title="Connect a phone"
        description={
          server ? (
            <>
              Have your contacts in the address book of your phone or computer, always up to date.
              Each device gets a password of its own, which opens nothing else.{' '}
              <Link to="/help/phone" className="text-link underline underline-offset-4">
                How it works
              </Link>
            </>
          ) : (
            'Whoever runs this server has not switched on address books for phones.'
          )
        }
      >
        <Button variant="outline" disabled={!server} onClick={() => setConnecting(true)}>
          Connect a phone
        </Button>
      </SettingRow>
      {/* Without the server there are none, or some that were made before it was switched off. */}
      {(server || (data && data.length > 0)) && (
        <div className="flex flex-col gap-2 py-5 last:pb-0" aria-busy={!data && !isError}>
          <h3 className="font-medium">Connected devices</h3>
          {isError && !data ? (
            <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
              <p>Your devices could not be loaded.</p>
              <Button variant="outline" size="sm" onClick={() => void refetch()}>
                Load again
              </Button>
            </div>
          ) : !data ? (
            <Skeleton className="h-5 w-52" />
          ) : data.length === 0 ? (
            <p className="text-sm text-muted-foreground">No device is connected.</p>
          ) : (
            <>
              <ul aria-label="Connected devices" className="divide-y divide-border">
                {data.map((device) => (
                  <DeviceRow key={device.id} device={device} />
                ))}
              </ul>
              <p className="text-sm text-muted-foreground">
                A new password for your account disconnects all of them.
              </p>
            </>
          )}
        </div>
      )}
      {isConnecting && server && (
        <ConnectDialog server={server} onClose={() => setConnecting(false)} />
      )}
    </SettingsGroup>
  );
}

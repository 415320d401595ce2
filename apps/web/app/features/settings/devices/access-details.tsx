import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useUser } from '#app/account/session/auth-context.ts';
import { CopyButton } from '#app/browser/clipboard/copy-button.tsx';
import { randomUuid } from '#app/browser/random-uuid.ts';
import { saveFile } from '#app/browser/save-file.ts';
import { Button } from '#app/components/ui/button.tsx';
import { DialogFooter } from '#app/components/ui/dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx';
import {
  type Access,
  configurationProfile,
  PROFILE_TYPE,
} from '#app/contact-book/phone-setup/configuration-profile.ts';
import { davx5Link } from '#app/contact-book/phone-setup/davx5-link.ts';
import { PLATFORMS, type Platform, Steps } from '#app/contact-book/phone-setup/platforms.tsx';
import { fullUrl } from '#app/layouts/site-url.ts';
import { QrPicture } from '#app/pictures/qr-code/qr-picture.tsx';
import { appPasswordsQuery } from './app-passwords-api.ts';

/** Milliseconds between two looks at whether the device has connected. */
const LOOK_EVERY_MS = 5_000;

interface AccessDetailsProps {
  /** Of the app password. */
  id: string;
  access: Access;
  onDone(): void;
}

/** What a device needs, with the steps for each kind, and whether it has connected. */
export function AccessDetails({ id, access, onDone }: AccessDetailsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Detail label="Server address" value={access.server} />
        <Detail label="User name" value={access.userName} />
        <Detail label="App password" value={access.password} />
      </div>
      <Tabs defaultValue="iphone">
        <TabsList className="max-w-full justify-start overflow-x-auto">
          {PLATFORMS.map(({ id, tab }) => (
            <TabsTrigger key={id} value={id} className="px-2 sm:px-3">
              {tab}
            </TabsTrigger>
          ))}
        </TabsList>
        {PLATFORMS.map((platform) => (
          <TabsContent
            key={platform.id}
            value={platform.id}
            className="flex flex-col gap-4 text-sm leading-relaxed"
          >
            <Shortcut platform={platform.id} access={access} />
            <Steps steps={platform.steps} />
          </TabsContent>
        ))}
      </Tabs>
      <DialogFooter className="sm:items-center">
        <Connected id={id} />
        <Button onClick={onDone}>Done</Button>
      </DialogFooter>
    </div>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-lg bg-secondary py-1 pr-1 pl-3">
      <div className="min-w-0">
        <p className="text-xs text-muted-foreground">{label}</p>
        <p className="font-mono text-sm select-all wrap-anywhere">{value}</p>
      </div>
      <CopyButton
        text={value}
        label={`Copy the ${label.toLowerCase()}`}
        done={[`${label} copied`]}
      />
    </div>
  );
}

interface ShortcutProps {
  platform: Platform['id'];
  access: Access;
}

/** What spares somebody typing. */
function Shortcut({ platform, access }: ShortcutProps) {
  if (platform === 'android') {
    return (
      <Code
        value={davx5Link(access)}
        label="QR code that opens DAVx⁵ with your account"
        text="With DAVx⁵ installed, scan this code with the phone’s camera: it opens with everything filled in. The code holds the password."
      />
    );
  }
  if (platform === 'thunderbird') return null;
  const save = () =>
    saveFile('cardsift.mobileconfig', PROFILE_TYPE, configurationProfile(access, randomUuid));
  const profile = (
    <div className="flex flex-col items-start gap-2">
      <Button variant="outline" onClick={save}>
        <Download aria-hidden="true" />
        Download profile
      </Button>
      <p className="text-muted-foreground">
        {platform === 'iphone'
          ? 'On the iPhone itself: download it in Safari, then open Settings › Profile Downloaded and install it. It holds the password.'
          : 'On the Mac itself: open it, then install it in System Settings › General › Device Management. It holds the password.'}
      </p>
      <p>Or enter the values by hand:</p>
    </div>
  );
  if (platform === 'mac') return profile;
  return (
    <>
      <Code
        value={fullUrl('/help/phone')}
        label="QR code of the page with these steps"
        text="Scan this code to have the steps on the phone. It holds no password."
      />
      {profile}
    </>
  );
}

function Code({ value, label, text }: { value: string; label: string; text: string }) {
  return (
    <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center">
      <QrPicture value={value} label={label} size={144} />
      <p className="max-w-prose">{text}</p>
    </div>
  );
}

/** Says when the device has used its password. */
function Connected({ id }: { id: string }) {
  const { data } = useQuery({
    ...appPasswordsQuery(useUser().id),
    refetchInterval: LOOK_EVERY_MS,
  });
  const used = data?.find((one) => one.id === id && one.last_used_at !== null);
  return (
    <p role="status" className="mr-auto text-sm text-muted-foreground">
      {used ? `Connected: ${used.name} has read your contacts.` : 'Waiting for the device...'}
    </p>
  );
}

import { Globe, type LucideIcon, Mail, MapPin, Phone, UserRound } from 'lucide-react';
import { CopyButton } from '#app/browser/clipboard/copy-button.tsx';
import type { Way, WayKind } from './ways-to-reach.ts';

const ICONS: Record<WayKind, LucideIcon> = {
  phone: Phone,
  email: Mail,
  address: MapPin,
  website: Globe,
  profile: UserRound,
};

const COPIED: Record<WayKind, string> = {
  phone: 'phone number',
  email: 'e-mail address',
  address: 'address',
  website: 'web address',
  profile: 'profile address',
};

/** All ways to reach a contact: a touch calls, writes or opens, another one copies. */
export function WaysToReachList({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0) {
    return (
      <p className="text-sm text-muted-foreground">
        No phone, e-mail, website or address is known. Edit the contact to add one.
      </p>
    );
  }
  return (
    <ul className="-mx-2 flex flex-col divide-y divide-border">
      {ways.map((way) => (
        <li key={`${way.kind} ${way.href}`} className="flex items-center gap-1 py-1">
          <WayLink way={way} />
          <CopyWay way={way} />
        </li>
      ))}
    </ul>
  );
}

function CopyWay({ way: { kind, href, text } }: { way: Way }) {
  const copied = kind === 'website' || kind === 'profile' ? href : text;
  return (
    <CopyButton text={copied} label={`Copy ${COPIED[kind]} ${copied}`} done={['Copied', copied]} />
  );
}

function WayLink({ way }: { way: Way }) {
  const Icon = ICONS[way.kind];
  const target = way.isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      href={way.href}
      {...target}
      className="group flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-secondary"
    >
      <Icon className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-muted-foreground">{way.label}</span>
        <span className="block whitespace-pre-line text-link wrap-anywhere group-hover:underline">
          {way.text}
        </span>
        {way.isElsewhere && <span className="sr-only"> (opens in a new tab)</span>}
      </span>
    </a>
  );
}

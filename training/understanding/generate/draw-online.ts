import { fold } from '@cardsift/contacts/text/fold';
import type { Random } from '@cardsift/invented-cards/random';
import type { Country } from './material.ts';
import type { Organization } from './organizations.ts';
import type { Person } from './people.ts';

const plain = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');

function localOf({ given, surname }: Person, random: Random): string {
  const [g = 'x', s = 'x'] = [given || 'x', surname || 'x'];
  const roll = random.next();
  if (roll < 0.36) return `${g}.${s}`;
  if (roll < 0.48) return `${g[0]}.${s}`;
  if (roll < 0.6) return `${g[0]}${s}`;
  if (roll < 0.74) return g;
  if (roll < 0.8) return s;
  if (roll < 0.84) return `${g}${s}`;
  if (roll < 0.87) return `${s}.${g}`;
  if (roll < 0.9) return `${g}_${s}`;
  if (roll < 0.92) return `${g[0]}${s[0]}`;
  if (roll < 0.95) return `${g}${s[0]}`;
  if (roll < 0.97) return `${s}${g[0]}`;
  return `${g.slice(0, 3)}${s.slice(0, 3)}`;
}

const SHARED = [
  'info',
  'contact',
  'office',
  'hello',
  'mail',
  'sales',
  'admin',
  'reservations',
  'booking',
  'post',
  'enquiries',
  'shop',
  'team',
  'reception',
  'orders',
];

const GREETINGS = [
  'hello',
  'hallo',
  'hola',
  'bonjour',
  'ciao',
  'hi',
  'hey',
  'info',
  'mail',
  'studio',
  'contact',
  'kontakt',
  'me',
  'post',
  'office',
];

export interface Online {
  emails: string[];
  website: string | null;
  handles: string[];
}

export function drawOnline(
  country: Country,
  persons: readonly Person[],
  organization: Organization | null,
  random: Random,
): Online {
  const [person] = persons;
  const ownLabel = person
    ? random.pick([
        `${person.given}${person.surname}`,
        `${person.given}-${person.surname}`,
        person.surname,
      ])
    : 'x';
  const label = (organization?.label ?? plain(ownLabel)) || 'x';
  const domain = label + random.pick(country.domains);
  const free = random.chance(organization ? (organization.kind === 'shop' ? 0.35 : 0.13) : 0.45);
  const emails: string[] = [];
  const mailDomain = free ? random.pick(country.freeMail) : domain;
  // A person without a firm often has “hello@” at a domain of their own name.
  const isAlone = !organization && !free && random.chance(0.45);
  if (isAlone) emails.push(`${random.pick(GREETINGS)}@${domain}`);
  else
    for (const each of persons)
      if (random.chance(0.9)) emails.push(`${localOf(each, random)}@${mailDomain}`);
  if (persons.length === 0 && random.chance(0.72)) {
    const local = free
      ? random.pick([label, `${label}${random.integer(1, 99)}`, `info.${label}`])
      : random.pick(SHARED);
    emails.push(`${local}@${mailDomain}`);
  }
  if (persons.length > 0 && random.chance(0.12) && !free)
    emails.push(`${random.pick(SHARED)}@${domain}`);
  if (person && random.chance(0.02))
    emails[0] = `${person.given}${random.integer(1, 999)}@${mailDomain}`;
  const hasSite = random.chance(free ? 0.3 : 0.68);
  const host = random.chance(0.55) ? `www.${domain}` : domain;
  const path = random.chance(0.05)
    ? `/${plain(random.pick(['team', 'contact', label, 'de', 'en']))}`
    : '';
  const scheme = random.chance(0.04) ? 'https://' : '';
  const handles: string[] = [];
  if (random.chance(0.16)) {
    const handle = random.pick([
      label,
      label.replace(/-/g, '_'),
      `${label}.official`,
      `${label}_${random.pick(country.domains).replace(/\W/g, '')}`,
    ]);
    handles.push(
      random.pick([
        `@${handle}`,
        `@${handle}`,
        `@${handle}`,
        `instagram.com/${handle}`,
        `facebook.com/${handle}`,
        `linkedin.com/in/${handle}`,
        `IG: @${handle}`,
        `fb/${handle}`,
        `Facebook: ${organization?.name ?? handle}`,
      ]),
    );
  }
  return { emails, website: hasSite ? `${scheme}${host}${path}` : null, handles };
}

import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import { fold } from '@cardsift/card-reader/understand/text/fold';
import type { Random } from '@cardsift/invented-cards/random';
import { fillDigits, fillPostcode } from './fill-pattern.ts';
import type { Country } from './material.ts';
import type { Organization } from './organizations.ts';
import type { Person } from './people.ts';
import { between, type Line, type Span, value } from './printed-text.ts';

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
  // Who works alone answers at «hello@» of a domain of their own name.
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

type NumberKind = 'mobile' | 'phone' | 'fax' | 'direct' | 'switchboard';

const LABEL_OF: Record<NumberKind, WordLabel> = {
  mobile: 'mobile label',
  phone: 'phone label',
  fax: 'fax label',
  direct: 'direct label',
  switchboard: 'switchboard label',
};

export interface Number {
  kind: NumberKind;
  number: string;
}

export function drawNumbers(country: Country, hasPerson: boolean, random: Random): Number[] {
  const { mobile, landline, special } = country.phones;
  const numbers: Number[] = [];
  const add = (kind: NumberKind, from: readonly string[]) =>
    numbers.push({ kind, number: fillDigits(random.pick(from), random) });
  if (random.chance(hasPerson ? 0.66 : 0.5)) add('mobile', mobile);
  if (random.chance(hasPerson ? 0.62 : 0.85)) add('phone', landline);
  if (hasPerson && random.chance(0.16)) add('direct', landline);
  if (random.chance(0.24)) add('fax', landline);
  if (random.chance(0.08))
    add('switchboard', special.length > 0 && random.chance(0.5) ? special : landline);
  if (random.chance(0.1)) add('mobile', mobile);
  if (random.chance(0.06) && special.length > 0) add('phone', special);
  if (numbers.length === 0 && random.chance(0.8)) add('phone', landline);
  return random.chance(0.3) ? numbers.sort(() => random.next() - 0.5) : numbers;
}

/** How the contact rows of one card are set. */
export interface RowStyle {
  labels: 'before' | 'behind' | 'none' | 'column' | 'mixed' | 'letters';
  capitals: boolean;
  colon: boolean;
}

export function drawRowStyle(random: Random): RowStyle {
  const roll = random.next();
  return {
    labels:
      roll < 0.5
        ? 'before'
        : roll < 0.55
          ? 'behind'
          : roll < 0.77
            ? 'none'
            : roll < 0.84
              ? 'column'
              : roll < 0.92
                ? 'letters'
                : 'mixed',
    capitals: random.chance(0.1),
    colon: random.chance(0.15),
  };
}

/** Icons are read as stray letters now and then. */
const ICON_READ = [
  'C',
  '9',
  '&',
  'e',
  'Q',
  '@',
  'o',
  'L',
  'S',
  'G',
  '0',
  'M',
  '+',
  'B',
  'q',
  '®',
  'i',
  'D',
  'EA',
  'U',
];

function withLabel(style: RowStyle, label: Span, content: Span[], random: Random): Span[] {
  const isMixed = style.labels === 'mixed' && random.chance(0.5);
  if (style.labels === 'none' || isMixed) {
    return random.chance(0.05)
      ? [{ text: random.pick(ICON_READ), value: value('other') }, between(' '), ...content]
      : content;
  }
  const text = style.capitals ? label.text.toUpperCase() : label.text;
  const tidy = style.colon && /\p{L}$/u.test(text) ? `${text}:` : text;
  if (style.labels === 'behind')
    return [
      ...content,
      between(' '),
      { ...label, text: random.chance(0.5) ? `(${text.replace(/[:.]+$/, '')})` : text },
    ];
  const gap =
    style.labels === 'column' ? '   ' : random.chance(0.06) ? '' : random.chance(0.06) ? '  ' : ' ';
  return [{ ...label, text: tidy }, between(gap), ...content];
}

/** The rows by which a card says how to reach people. */
export function contactRows(
  country: Country,
  numbers: readonly Number[],
  online: Online,
  style: RowStyle,
  random: Random,
): Line[] {
  const { labels } = country;
  // One wording for a card: all of one letter, or all long.
  const labelFor = (of: readonly string[], fallback: string) => {
    const short = of.filter((each) => each.replace(/\W/g, '').length < 2);
    const from = style.labels === 'letters' && short.length > 0 ? short : of;
    return from.length > 0 ? random.pick(from) : fallback;
  };
  const rows: Line[] = [];
  for (const { kind, number } of numbers) {
    const of = kind === 'mobile' && random.chance(0.12) ? labels.whatsapp : labels[kind];
    const label: Span = { text: labelFor(of, 'Tel'), value: value(LABEL_OF[kind]) };
    const isFax = kind === 'fax' && style.labels === 'none';
    const used: RowStyle = isFax ? { ...style, labels: 'before' } : style;
    rows.push({
      spans: withLabel(used, label, [{ text: number, value: value('phone') }], random),
      size: 1,
    });
  }
  const quiet: RowStyle = {
    ...style,
    labels:
      style.labels === 'none' || random.chance(0.45)
        ? 'none'
        : style.labels === 'behind'
          ? 'none'
          : style.labels,
  };
  for (const email of online.emails) {
    const label: Span = { text: labelFor(labels.email, 'E'), value: value('other label') };
    rows.push({
      spans: withLabel(quiet, label, [{ text: email, value: value('email') }], random),
      size: 1,
    });
  }
  if (online.website) {
    const label: Span = { text: labelFor(labels.web, 'W'), value: value('other label') };
    rows.push({
      spans: withLabel(quiet, label, [{ text: online.website, value: value('web') }], random),
      size: 1,
    });
  }
  for (const handle of online.handles)
    rows.push({ spans: [{ text: handle, value: value('social') }], size: 1 });
  return joinRows(rows, random);
}

/** Several values on one line: «T 030 123 | M 0171 456». */
function joinRows(rows: Line[], random: Random): Line[] {
  if (!random.chance(0.24)) return rows;
  const separator = random.pick([
    ' | ',
    ' • ',
    ' · ',
    ' / ',
    '   ',
    '    ',
    ', ',
    ' – ',
    '  ',
    ' ~ ',
    ' || ',
  ]);
  const joined: Line[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const length = (last?.spans ?? []).reduce((sum, { text }) => sum + text.length, 0);
    if (last && length > 0 && length < 48 && random.chance(0.6))
      last.spans.push(between(separator), ...row.spans);
    else joined.push({ ...row, spans: [...row.spans] });
  }
  return joined;
}

/** A postal address as printed: one value over its lines. */
export function addressLines(country: Country, random: Random): Line[] {
  const { addresses, more } = country;
  const city = () =>
    more.cities.length > 20 && random.chance(0.45)
      ? random.pick(more.cities)
      : random.pick(addresses.cities);
  const or = (list: readonly string[], fallback = '') =>
    list.length > 0 ? random.pick(list) : fallback;
  const text = random.pick(addresses.patterns).replace(/\{(\w+)\}/g, (whole, key: string) => {
    switch (key) {
      case 'street':
        return random.pick(addresses.streets);
      case 'number':
        return `${random.integer(1, random.chance(0.7) ? 99 : 2400)}${random.chance(0.06) ? random.pick(['a', 'b', 'A', '-3', '/2']) : ''}`;
      case 'unit':
        return fillDigits(or(addresses.units), random);
      case 'postcode':
        return fillPostcode(or(addresses.postcodes), random);
      case 'city':
        return city();
      case 'region':
        return or(addresses.regions);
      case 'country':
        return or(addresses.countryNames);
      case 'building':
        return or(addresses.buildings);
      default:
        return whole;
    }
  });
  let parts = fillDigits(text, random)
    .split('\n')
    .map((part) => part.replace(/\s+/g, ' ').replace(/^[,\s]+|[\s]+$/g, ''))
    .filter(Boolean);
  if (random.chance(0.22))
    parts = [parts.join(random.pick([', ', ' · ', ' | ', ' • ', ' – ', '  ']))];
  else if (random.chance(0.12)) parts = parts.flatMap((part) => part.split(/(?<=,)\s/));
  if (random.chance(0.06) && parts.length > 1) parts = [parts[0] ?? ''];
  if (random.chance(0.04)) parts = [city()];
  const shared = value('address');
  const lines: Line[] = parts.map((part) => ({ spans: [{ text: part, value: shared }], size: 1 }));
  const [first] = lines;
  if (first && random.chance(0.08) && country.labels.address.length > 0) {
    const label: Span = { text: random.pick(country.labels.address), value: value('other label') };
    if (random.chance(0.6)) first.spans.unshift(label, between(' '));
    else lines.unshift({ spans: [label], size: 1 });
  }
  return lines;
}

import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import type { Random } from '@cardsift/invented-cards/random';
import {
  addressLines,
  contactRows,
  drawNumbers,
  drawOnline,
  drawRowStyle,
} from './contact-details.ts';
import { fillDigits } from './fill-pattern.ts';
import type { Country } from './material.ts';
import {
  drawOrganization,
  type Kind,
  type Organization,
  shortName,
  wordmarkOf,
} from './organizations.ts';
import { drawPerson, type Person } from './people.ts';
import { between, type Line, line, type Span, textOf, type Value, value } from './printed-text.ts';

export type Role = 'logo' | 'person' | 'contact' | 'address' | 'extra' | 'footer';

/** Lines that stand together. */
export interface Block {
  role: Role;
  lines: Line[];
}

type Case = 'as is' | 'capitals' | 'small';

function cased(text: string, style: Case): string {
  if (style === 'capitals') return text.toUpperCase();
  return style === 'small' ? text.toLowerCase() : text;
}

const drawCase = (random: Random, capitals: number, small: number): Case => {
  const roll = random.next();
  return roll < capitals ? 'capitals' : roll < capitals + small ? 'small' : 'as is';
};

interface Style {
  name: Case;
  title: Case;
  organization: Case;
  other: Case;
  sizes: { name: number; title: number; organization: number; wordmark: number; tagline: number };
}

function drawStyle(random: Random): Style {
  const small = random.chance(0.05);
  const style = (capitals: number): Case => (small ? 'small' : drawCase(random, capitals, 0.015));
  const name = random.chance(0.15) ? 1 : random.between(1.15, 2.4);
  return {
    name: style(0.2),
    title: small ? 'small' : drawCase(random, 0.17, 0.05),
    organization: style(0.2),
    other: small ? 'small' : drawCase(random, 0.06, 0.01),
    sizes: {
      name,
      title: random.chance(0.6) ? 1 : random.between(0.85, Math.max(1, name * 0.85)),
      organization: random.chance(0.45) ? 1 : random.between(1, 1.8),
      wordmark: random.chance(0.2) ? random.between(1, 1.4) : random.between(1.4, 4),
      tagline: random.chance(0.7) ? random.between(0.75, 1.05) : random.between(1, 1.5),
    },
  };
}

/** Breaks a text into lines where a designer might. */
function broken(text: string, parts: number, random: Random): string[] {
  const words = text.split(' ');
  if (words.length < 2 || parts < 2) return [text];
  const cuts = new Set<number>();
  for (let i = 1; i < parts; i++) cuts.add(random.integer(1, words.length - 1));
  const lines: string[][] = [[]];
  words.forEach((word, i) => {
    if (cuts.has(i)) lines.push([]);
    lines.at(-1)?.push(word);
  });
  return lines.map((each) => each.join(' '));
}

function lines(texts: readonly string[], own: Value, size: number): Line[] {
  return texts.map((text) => ({ spans: [{ text, value: own }], size }));
}

const partsFor = (text: string, chance: number, random: Random) =>
  random.chance(chance) ? (text.split(' ').length > 3 && random.chance(0.25) ? 3 : 2) : 1;

function nameLines(person: Person, style: Style, random: Random): Line[] {
  const size = style.sizes.name;
  const text = cased(person.name, style.name);
  const own = value('name');
  const rows = lines(broken(text, partsFor(text, 0.18, random), random), own, size);
  if (rows.length === 2 && random.chance(0.25)) {
    const [first] = rows;
    if (first) first.size = size * random.between(0.6, 1);
  }
  const first = rows[0] as Line;
  const last = rows.at(-1) as Line;
  if (person.honorific) {
    const honorific: Span = {
      text: random.chance(0.7) ? person.honorific : cased(person.honorific, style.name),
      value: value('honorific'),
    };
    if (random.chance(0.88)) first.spans.unshift(honorific, between(' '));
    else rows.unshift({ spans: [honorific], size: size * random.between(0.5, 0.8) });
  }
  if (person.credentials) {
    const credentials: Span = { text: person.credentials, value: value('credential') };
    if (random.chance(0.78))
      last.spans.push(between(random.chance(0.75) ? ', ' : ' '), credentials);
    else rows.push({ spans: [credentials], size: size * random.between(0.45, 0.8) });
  }
  return rows;
}

interface Work {
  titles: string[];
  department: string | null;
}

function drawWork(country: Country, kind: Kind | null, random: Random): Work {
  const titles: string[] = [];
  if (random.chance(kind === 'shop' ? 0.7 : 0.88)) titles.push(random.pick(country.titles));
  if (titles.length > 0 && random.chance(0.11)) titles.push(random.pick(country.titles));
  const wantsDepartment = kind === 'institution' ? 0.35 : kind === 'firm' ? 0.17 : 0.02;
  const department = random.chance(wantsDepartment) ? random.pick(country.departments) : null;
  return { titles, department };
}

function titleLines(work: Work, country: Country, style: Style, random: Random): Line[] {
  const size = style.sizes.title;
  const rows: Line[] = [];
  for (const title of work.titles) {
    const text = cased(title, style.title);
    const own = value('title');
    const last = rows.at(-1);
    if (last && random.chance(0.4)) {
      last.spans.push(between(random.pick([' | ', ' · ', ' / ', ' • ', ', ', ' – '])), {
        text,
        value: own,
      });
      continue;
    }
    rows.push(
      ...lines(
        broken(text, partsFor(text, text.length > 28 ? 0.3 : 0.05, random), random),
        own,
        size,
      ),
    );
  }
  const title = rows.at(-1);
  if (title && random.chance(0.03))
    title.spans.push(between(', '), {
      text: random.pick(country.people.credentials).replace(/^,\s*/, ''),
      value: value('credential'),
    });
  if (work.department) {
    const text = cased(work.department, style.title);
    const own = value('department');
    const last = rows.at(-1);
    const title = last?.spans.at(-1);
    if (last && title && random.chance(0.22)) {
      const separator = random.pick([', ', ' | ', ' – ', ' · ', ', ', ' / ', ' - ']);
      // «Director, Interventional Cardiology» is a title; behind a bar stands something else.
      const isOneTitle = /[,–-]/.test(separator);
      if (isOneTitle) title.text += separator + text;
      else last.spans.push(between(separator), { text, value: own });
    } else {
      const own2 = lines(
        broken(text, partsFor(text, text.length > 30 ? 0.25 : 0.04, random), random),
        own,
        size,
      );
      if (random.chance(0.12)) rows.unshift(...own2);
      else rows.push(...own2);
    }
  }
  return rows;
}

/** Moves the next line up behind the last one of the first lines. */
function onOneLine(first: Line[], second: Line[], separator: string): Line[] {
  const last = first.at(-1);
  const [next, ...rest] = second;
  if (!last || !next) return [...first, ...second];
  last.spans.push(between(separator), ...next.spans);
  return [...first, ...rest];
}

function organizationLines(name: string, style: Style, size: number, random: Random): Line[] {
  const text = cased(name, style.organization);
  const own = value('organisation');
  const rows = lines(
    broken(text, partsFor(text, text.length > 24 ? 0.25 : 0.05, random), random),
    own,
    size,
  );
  return rows;
}

const SINCE = [
  'EST.',
  'Est.',
  'Since',
  'SINCE',
  'Seit',
  'seit',
  'Depuis',
  'desde',
  'Desde',
  'Dal',
  'Established',
  'gegr.',
  'anno',
  'od roku',
  'fondée en',
  'sedert',
  'siden',
  '•',
  '-',
];

function logoLines(
  organization: Organization,
  country: Country,
  style: Style,
  random: Random,
): { rows: Line[]; isWhole: boolean } {
  const isWhole = random.chance(0.5);
  const text = isWhole
    ? random.chance(0.6)
      ? organization.name
      : shortName(organization.name)
    : wordmarkOf(organization, country, random);
  const style2 = drawCase(random, 0.42, 0.1);
  const printed = cased(text, style.organization === 'small' ? 'small' : style2);
  const own = value('organisation');
  const many = text.split(' ').length;
  const parts =
    many > 1 && random.chance(0.4)
      ? many > 2 && random.chance(0.4)
        ? many > 3 && random.chance(0.3)
          ? 4
          : 3
        : 2
      : 1;
  const rows = lines(broken(printed, parts, random), own, style.sizes.wordmark);
  if (rows.length > 1) {
    const roll = random.next();
    if (roll < 0.35) for (const row of rows.slice(1)) row.size *= random.between(0.4, 0.9);
    else if (roll < 0.5 && rows[0]) rows[0].size *= random.between(0.4, 0.9);
  }
  if (random.chance(0.08)) for (const row of rows) row.spaced = true;
  if (random.chance(0.05))
    rows.push(
      line(`${random.pick(SINCE)} ${random.integer(1850, 2022)}`, 'tagline', style.sizes.tagline),
    );
  if (random.chance(0.04))
    rows.push(
      line(
        cased(random.pick(country.addresses.cities), drawCase(random, 0.5, 0)),
        'address',
        style.sizes.tagline,
      ),
    );
  // A letter of the logo that stands alone.
  if (random.chance(0.06))
    rows.unshift(
      line(
        random.pick(country.organizations.brandPieces).slice(0, 2).toUpperCase(),
        'other',
        style.sizes.wordmark * random.between(0.8, 1.6),
      ),
    );
  return { rows, isWhole };
}

function textLines(
  texts: readonly string[],
  label: WordLabel,
  size: number,
  style: Case,
  random: Random,
): Line[] {
  return texts.flatMap((each) => {
    const text = cased(each, style);
    return lines(
      broken(text, partsFor(text, text.length > 30 ? 0.3 : 0.02, random), random),
      value(label),
      size,
    );
  });
}

function pickSome(from: readonly string[], most: number, random: Random): string[] {
  const count = random.integer(1, most);
  return Array.from({ length: count }, () => random.pick(from));
}

const NOWHERE = { emails: [], website: null, handles: [] };

type CardKind = 'employee' | 'official' | 'freelancer' | 'owner' | 'nobody' | 'two persons';

function drawKind(random: Random): CardKind {
  const roll = random.next();
  if (roll < 0.36) return 'employee';
  if (roll < 0.51) return 'official';
  if (roll < 0.63) return 'freelancer';
  if (roll < 0.73) return 'owner';
  if (roll < 0.97) return 'nobody';
  return 'two persons';
}

function kindOfOrganization(kind: CardKind, random: Random): Kind | null {
  switch (kind) {
    case 'employee':
    case 'two persons':
      return random.chance(0.85) ? 'firm' : 'institution';
    case 'official':
      return 'institution';
    case 'freelancer':
      return null;
    case 'owner':
      return random.chance(0.6) ? 'shop' : 'firm';
    case 'nobody':
      return random.chance(0.58) ? 'shop' : random.chance(0.6) ? 'firm' : 'institution';
  }
}

/** Everything one card says, in blocks. */
export function composeCard(country: Country, abroad: Country, random: Random): Block[] {
  const style = drawStyle(random);
  const kind = drawKind(random);
  const home = () => (random.chance(0.07) ? abroad : country);
  const persons: Person[] =
    kind === 'nobody'
      ? []
      : kind === 'two persons'
        ? [drawPerson(home(), random), drawPerson(country, random)]
        : [drawPerson(home(), random)];
  const kindOfFirm = kindOfOrganization(kind, random);
  const organization =
    kindOfFirm && drawOrganization(country, kindOfFirm, persons[0] ?? null, random);
  const online = drawOnline(country, persons, organization, random);
  const rowStyle = drawRowStyle(random);
  const blocks: Block[] = [];

  // Logotype, slogan.
  let isNamed = false;
  const tagline = random.chance(kind === 'nobody' ? 0.4 : 0.2)
    ? textLines(
        [random.pick(country.taglines)],
        'tagline',
        style.sizes.tagline,
        drawCase(random, 0.15, 0.03),
        random,
      )
    : [];
  if (organization && random.chance(kind === 'nobody' ? 0.97 : 0.72)) {
    const { rows, isWhole } = logoLines(organization, country, style, random);
    isNamed = isWhole;
    if (random.chance(0.12))
      rows.push(
        ...textLines(
          [random.pick(country.services)],
          'service',
          style.sizes.tagline,
          drawCase(random, 0.3, 0.03),
          random,
        ),
      );
    if (random.chance(0.6)) rows.push(...tagline.splice(0));
    blocks.push({ role: 'logo', lines: rows });
  }

  // People.
  const workOf = () => drawWork(country, kindOfFirm, random);
  const employer: Line[] =
    organization && random.chance(isNamed ? 0.25 : 0.75)
      ? organizationLines(organization.name, style, style.sizes.organization, random)
      : [];
  const isEmployerWithPerson = persons.length === 1 && random.chance(0.5);
  for (const person of persons) {
    let rows = nameLines(person, style, random);
    const work = workOf();
    if (kind === 'freelancer' && work.titles.length === 0 && random.chance(0.7))
      work.titles.push(random.pick(country.titles));
    const titles = titleLines(work, country, style, random);
    if (titles.length > 0 && rows.length === 1 && random.chance(0.07))
      rows = onOneLine(
        rows,
        titles,
        random.pick([', ', ' – ', ' | ', ' - ', ' · ', ', ', ' / ', '   ']),
      );
    else if (random.chance(0.05)) rows = [...titles, ...rows];
    else rows.push(...titles);
    if (isEmployerWithPerson && employer.length > 0) {
      const own = employer.splice(0);
      if (titles.length > 0 && own.length === 1 && random.chance(0.12))
        rows = onOneLine(
          rows,
          own,
          random.pick([', ', ', ', ' – ', ' | ', ' @ ', ' at ', ' · ', ' bei ', ' chez ']),
        );
      else if (random.chance(0.12)) rows = [...own, ...rows];
      else rows.push(...own);
    }
    if (persons.length > 1) {
      const numbers = drawNumbers(country, true, random).slice(0, 2);
      rows.push(
        ...contactRows(
          country,
          numbers,
          { emails: [], website: null, handles: [] },
          rowStyle,
          random,
        ),
      );
    }
    if (random.chance(0.03))
      rows.push(...textLines([random.pick(country.services)], 'service', 1, 'as is', random));
    blocks.push({ role: 'person', lines: rows });
  }

  // Ways to reach them.
  const numbers = drawNumbers(country, persons.length > 0, random);
  const rows = contactRows(
    country,
    persons.length > 1 ? numbers.slice(0, 1) : numbers,
    online,
    rowStyle,
    random,
  );
  if (rows.length > 3 && random.chance(0.2)) {
    const at = random.integer(1, rows.length - 1);
    blocks.push(
      { role: 'contact', lines: rows.slice(0, at) },
      { role: 'contact', lines: rows.slice(at) },
    );
  } else if (rows.length > 0) blocks.push({ role: 'contact', lines: rows });

  const offices = random.chance(0.84) ? (random.chance(0.06) ? random.integer(2, 3) : 1) : 0;
  for (let i = 0; i < offices; i++) {
    const address = addressLines(country, random);
    if (offices > 1 && random.chance(0.6))
      address.unshift(
        line(cased(random.pick(country.addresses.cities), drawCase(random, 0.6, 0)), 'address', 1),
      );
    if (offices > 1 && random.chance(0.5))
      address.push(
        ...contactRows(
          country,
          drawNumbers(country, false, random).slice(0, 2),
          NOWHERE,
          rowStyle,
          random,
        ),
      );
    if (employer.length > 0 && random.chance(0.7)) address.unshift(...employer.splice(0));
    blocks.push({ role: 'address', lines: address });
  }
  if (employer.length > 0)
    blocks.push({ role: random.chance(0.5) ? 'footer' : 'address', lines: employer.splice(0) });

  // The rest.
  const extra: Line[] = [];
  const services =
    kind === 'nobody' ? 0.5 : kind === 'owner' ? 0.35 : kind === 'freelancer' ? 0.2 : 0.08;
  if (random.chance(services)) {
    const label: WordLabel = 'service';
    extra.push(
      ...textLines(
        pickSome(country.services, random.chance(0.5) ? 1 : 5, random),
        label,
        style.sizes.tagline,
        drawCase(random, 0.15, 0.02),
        random,
      ),
    );
  }
  if (random.chance(kind === 'nobody' ? 0.3 : kind === 'owner' ? 0.14 : 0.03))
    extra.push(...textLines(pickSome(country.hours, 2, random), 'hours', 1, 'as is', random));
  if (extra.length > 0) blocks.push({ role: 'extra', lines: extra });
  const footer: Line[] = [];
  if (random.chance(0.13)) {
    const own = lines(
      pickSome(country.registers, 2, random).map((text) => fillDigits(text, random)),
      value('register'),
      random.between(0.7, 1),
    );
    // «Acme GmbH · HRB 1234»
    if (organization && random.chance(0.2) && own[0])
      own[0].spans.unshift(
        { text: organization.name, value: value('organisation') },
        between(random.pick([' · ', ' | ', ', ', ' – ', ' '])),
      );
    footer.push(...own);
  }
  if (random.chance(0.16))
    footer.push(
      ...textLines(
        pickSome(country.other, 2, random),
        'other',
        random.between(0.7, 1.1),
        style.other,
        random,
      ),
    );
  footer.push(...tagline);
  if (footer.length > 0) blocks.push({ role: 'footer', lines: footer });
  return blocks.filter((block) => block.lines.some((each) => textOf(each).trim() !== ''));
}

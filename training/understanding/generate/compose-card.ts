import type { Random } from '@cardsift/invented-cards/random';
import { addressLines } from './address-lines.ts';
import type { Block } from './block.ts';
import { onOneLine, pickSome, textLines, valueLines } from './break-lines.ts';
import { contactRows, drawRowStyle, type RowStyle } from './contact-rows.ts';
import { drawNumbers } from './draw-numbers.ts';
import { drawOnline } from './draw-online.ts';
import { fillDigits } from './fill-pattern.ts';
import { addForeignScript } from './foreign-script.ts';
import { labelledLines } from './labelled-lines.ts';
import type { Country } from './material.ts';
import { logoLines, organizationLines, trades } from './organization-lines.ts';
import { drawOrganization, type Kind, type Organization } from './organizations.ts';
import { drawPerson, inOneFamily, type Person } from './people.ts';
import { peopleOfTrade } from './people-of-trade.ts';
import { coupleLine, drawWork, nameLines, titleLines } from './person-lines.ts';
import { between, type Line, line, textOf, value } from './printed-text.ts';
import { cased, drawCase, drawStyle, type Style } from './style.ts';

const NOWHERE = { emails: [], website: null, handles: [] };

type CardKind =
  | 'employee'
  | 'official'
  | 'freelancer'
  | 'owner'
  | 'trade'
  | 'nobody'
  | 'two persons';

function drawKind(random: Random): CardKind {
  const roll = random.next();
  if (roll < 0.35) return 'employee';
  if (roll < 0.5) return 'official';
  if (roll < 0.61) return 'freelancer';
  if (roll < 0.67) return 'owner';
  if (roll < 0.72) return 'trade';
  if (roll < 0.95) return 'nobody';
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
    case 'trade':
      return random.chance(0.85) ? 'shop' : 'firm';
    case 'nobody':
      return random.chance(0.58) ? 'shop' : random.chance(0.6) ? 'firm' : 'institution';
  }
}

/** What all blocks of a card share. */
interface Draft {
  country: Country;
  kind: CardKind;
  style: Style;
  rowStyle: RowStyle;
  organization: Organization | null;
  persons: Person[];
  /** Lines of the employer that no block has taken yet. */
  employer: Line[];
  random: Random;
}

function drawPersons(country: Country, abroad: Country, kind: CardKind, random: Random): Person[] {
  const home = () => (random.chance(0.07) ? abroad : country);
  if (kind === 'nobody') return [];
  const first = drawPerson(home(), random);
  if (kind !== 'two persons' && !(kind === 'trade' && random.chance(0.4))) return [first];
  const second = drawPerson(country, random);
  return [first, random.chance(0.4) ? inOneFamily(second, first) : second];
}

function logoBlock(draft: Draft, tagline: Line[]): { block: Block; isNamed: boolean } | null {
  const { organization, kind, country, style, random } = draft;
  if (!organization || !random.chance(kind === 'nobody' ? 0.97 : 0.72)) return null;
  const { rows, isWhole } = logoLines(organization, country, style, random);
  // “Fiduciaire du Seeland” below “Seeland Treuhand”: one firm in two languages.
  if (country.languages.length > 1 && random.chance(0.03))
    rows.push(
      ...organizationLines(
        drawOrganization(country, organization.kind, null, random).name,
        style,
        rows[0]?.size ?? 1,
        random,
      ),
    );
  if (random.chance(kind === 'nobody' ? 0.25 : 0.12)) rows.push(...trades(country, style, random));
  if (random.chance(0.6)) rows.push(...tagline.splice(0));
  return { block: { role: 'logo', lines: rows }, isNamed: isWhole };
}

/** A person with title and employer, in the order and on the lines that a designer might choose. */
function personBlock(person: Person, draft: Draft): Block {
  const { country, kind, style, rowStyle, organization, persons, random } = draft;
  let rows = nameLines(person, style, random);
  const work = drawWork(country, organization?.kind ?? null, random);
  if (kind === 'freelancer' && work.titles.length === 0 && random.chance(0.7))
    work.titles.push(random.pick(country.titles));
  const titles = titleLines(work, country, style, random);
  if (titles.length > 0 && rows.length === 1 && random.chance(0.07))
    rows = onOneLine(
      rows,
      titles,
      random.pick([', ', ' – ', ' | ', ' - ', ' · ', ', ', ' / ', '/ ', '/', ' (', ': ', '   ']),
    );
  else if (random.chance(0.05)) rows = [...titles, ...rows];
  else rows.push(...titles);
  if (persons.length === 1 && draft.employer.length > 0 && random.chance(0.5)) {
    const own = draft.employer.splice(0);
    if (titles.length > 0 && own.length === 1 && random.chance(0.12))
      rows = onOneLine(
        rows,
        own,
        random.pick([', ', ', ', ' – ', ' | ', ' @ ', ' at ', ' · ', ' bei ', ' chez ']),
      );
    else if (random.chance(0.12)) rows = [...own, ...rows];
    else rows.push(...own);
  }
  if (persons.length > 1 && random.chance(0.4)) {
    const numbers = drawNumbers(country, true, random).slice(0, 2);
    rows.push(...contactRows(country, numbers, NOWHERE, rowStyle, random));
  }
  if (random.chance(0.03))
    rows.push(...textLines([random.pick(country.services)], 'service', 1, 'as is', random));
  return { role: 'person', lines: random.chance(LABELLED) ? labelledLines(rows, random) : rows };
}

/** How many cards say of their texts what they are. */
const LABELLED = 0.015;

function personBlocks(draft: Draft): Block[] {
  const { country, style, organization, persons, kind, random } = draft;
  const [first, second] = persons;
  if (kind === 'trade')
    return [{ role: 'person', lines: peopleOfTrade(persons, country, style, random) }];
  if (first && second && random.chance(0.25)) {
    const work = drawWork(country, organization?.kind ?? null, random);
    const rows = coupleLine([first, second], style, random);
    return [{ role: 'person', lines: [...rows, ...titleLines(work, country, style, random)] }];
  }
  return persons.map((person) => personBlock(person, draft));
}

function contactBlocks(draft: Draft): Block[] {
  const { country, kind, persons, organization, rowStyle, random } = draft;
  const online = drawOnline(country, persons, organization, random);
  const numbers = drawNumbers(country, persons.length > 0, random);
  // Where people are named with their numbers, few others follow.
  const isFew = kind === 'trade' || persons.length > 1;
  const own = isFew && random.chance(0.5) ? numbers.slice(0, 1) : numbers;
  // “Bruce 0491 …” and “Jenny 0491 …”
  const isEachs = persons.length > 1 && kind !== 'trade' && random.chance(0.3);
  const owners = isEachs ? persons.map(({ name }) => name.split(' ')[0] ?? name) : [];
  const rows = contactRows(country, isEachs ? numbers : own, online, rowStyle, random, owners);
  if (rows.length === 0) return [];
  if (rows.length < 4 || !random.chance(0.2)) return [{ role: 'contact', lines: rows }];
  const at = random.integer(1, rows.length - 1);
  return [
    { role: 'contact', lines: rows.slice(0, at) },
    { role: 'contact', lines: rows.slice(at) },
  ];
}

function addressBlocks(draft: Draft): Block[] {
  const { country, employer, rowStyle, random } = draft;
  const offices = random.chance(0.84) ? (random.chance(0.06) ? random.integer(2, 3) : 1) : 0;
  const blocks = Array.from({ length: offices }, (): Block => {
    const address = addressLines(country, random);
    if (offices > 1 && random.chance(0.6)) {
      const city = cased(random.pick(country.addresses.cities), drawCase(random, 0.6, 0));
      address.unshift(line(city, 'address', 1));
    }
    if (offices > 1 && random.chance(0.5)) {
      const numbers = drawNumbers(country, false, random).slice(0, 2);
      address.push(...contactRows(country, numbers, NOWHERE, rowStyle, random));
    }
    if (employer.length > 0 && random.chance(0.7)) address.unshift(...employer.splice(0));
    return { role: 'address', lines: address };
  });
  if (employer.length > 0)
    blocks.push({ role: random.chance(0.5) ? 'footer' : 'address', lines: employer.splice(0) });
  return blocks;
}

const SERVICES: Record<CardKind, number> = {
  employee: 0.08,
  official: 0.08,
  'two persons': 0.15,
  freelancer: 0.2,
  owner: 0.35,
  trade: 0.6,
  nobody: 0.5,
};

/** Offers and opening hours. */
function extraLines({ country, kind, style, random }: Draft): Line[] {
  const extra: Line[] = [];
  if (random.chance(SERVICES[kind])) {
    const most = random.chance(0.5) ? 1 : random.chance(0.8) ? 5 : 16;
    const services = textLines(
      pickSome(country.services, most, random),
      'service',
      style.sizes.tagline,
      drawCase(random, 0.15, 0.02),
      random,
    );
    extra.push(...(random.chance(0.25) ? bulleted(services, random) : services));
  }
  if (random.chance(kind === 'nobody' ? 0.3 : kind === 'owner' ? 0.14 : 0.03))
    extra.push(...textLines(pickSome(country.hours, 2, random), 'hours', 1, 'as is', random));
  return extra;
}

/** As printed, and as a recognizer takes them. */
const BULLETS = ['• ', '• ', '- ', '* ', '· ', '» ', '> ', 'o ', 'e ', 'v ', '+ ', '•'];

function bulleted(lines: readonly Line[], random: Random): Line[] {
  const bullet = random.pick(BULLETS);
  return lines.map((each) => ({ ...each, spans: [between(bullet), ...each.spans] }));
}

/** Register numbers and whatever else stands in small print. */
function footerLines({ country, organization, style, random }: Draft): Line[] {
  const footer: Line[] = [];
  if (random.chance(0.16)) {
    const own = valueLines(
      pickSome(country.registers, 2, random).map((text) => fillDigits(text, random)),
      value('register'),
      random.between(0.7, 1),
    );
    // “Acme GmbH · HRB 1234”
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
  return footer;
}

/** Everything one card says, in blocks. */
export function composeCard(country: Country, abroad: Country, random: Random): Block[] {
  const style = drawStyle(random);
  const kind = drawKind(random);
  const persons = drawPersons(country, abroad, kind, random);
  const kindOfFirm = kindOfOrganization(kind, random);
  const organization =
    kindOfFirm && drawOrganization(country, kindOfFirm, persons[0] ?? null, random);
  const rowStyle = drawRowStyle(random);
  const draft: Draft = {
    country,
    kind,
    style,
    rowStyle,
    organization,
    persons,
    employer: [],
    random,
  };
  const tagline = random.chance(kind === 'nobody' ? 0.4 : 0.2)
    ? textLines(
        [random.pick(country.taglines)],
        'tagline',
        style.sizes.tagline,
        drawCase(random, 0.15, 0.03),
        random,
      )
    : [];
  const logo = logoBlock(draft, tagline);
  if (organization && random.chance(logo?.isNamed ? 0.25 : 0.75))
    draft.employer = organizationLines(organization.name, style, style.sizes.organization, random);
  const blocks: Block[] = [
    ...(logo ? [logo.block] : []),
    ...personBlocks(draft),
    ...contactBlocks(draft),
    ...addressBlocks(draft),
    { role: 'extra', lines: extraLines(draft) },
    { role: 'footer', lines: [...footerLines(draft), ...tagline] },
  ];
  const printed = blocks.filter((block) => block.lines.some((each) => textOf(each).trim() !== ''));
  addForeignScript(printed, country, random);
  return printed;
}

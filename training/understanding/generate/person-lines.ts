import type { Random } from '@cardsift/invented-cards/random';
import { broken, partsFor, valueLines } from './break-lines.ts';
import type { Country } from './material.ts';
import type { Kind } from './organizations.ts';
import type { Person } from './people.ts';
import { between, type Line, line, type Span, value } from './printed-text.ts';
import { cased, type Style } from './style.ts';

/** A name with its honorific and credentials. */
export function nameLines(person: Person, style: Style, random: Random): Line[] {
  const size = style.sizes.name;
  const text = cased(person.name, style.name);
  const own = value('name');
  const rows = valueLines(broken(text, partsFor(text, 0.18, random), random), own, size);
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

const AND = [
  ' & ',
  ' & ',
  ' and ',
  ' und ',
  ' et ',
  ' y ',
  ' e ',
  ' a ',
  ' og ',
  ' och ',
  ' en ',
  ' i ',
  ' / ',
  ' + ',
  ', ',
];

/** “Hennie & Elsabé Terblanche”: two people on one line, often with one family name. */
export function coupleLine(
  people: readonly [Person, Person],
  style: Style,
  random: Random,
): Line[] {
  const [first, second] = people.map(({ name }) => cased(name, style.name)) as [string, string];
  const sharesFamily = random.chance(0.6);
  const spans: Span[] = [
    { text: sharesFamily ? (first.split(' ')[0] ?? first) : first, value: value('name') },
    between(random.pick(AND)),
    { text: second, value: value('name') },
  ];
  return [{ spans, size: style.sizes.name }];
}

export interface Work {
  titles: string[];
  department: string | null;
}

export function drawWork(country: Country, kind: Kind | null, random: Random): Work {
  const titles: string[] = [];
  if (random.chance(kind === 'shop' ? 0.7 : 0.88)) titles.push(random.pick(country.titles));
  if (titles.length > 0 && random.chance(0.11)) titles.push(random.pick(country.titles));
  // People who work alone list several trades.
  if (titles.length > 1 && random.chance(0.15)) titles.push(random.pick(country.titles));
  const wantsDepartment = kind === 'institution' ? 0.35 : kind === 'firm' ? 0.17 : 0.02;
  const department = random.chance(wantsDepartment) ? random.pick(country.departments) : null;
  return { titles, department };
}

const BETWEEN_TITLES = [' | ', ' · ', ' / ', ' • ', ', ', ' – ', ' & '];

export function titleLines(work: Work, country: Country, style: Style, random: Random): Line[] {
  const size = style.sizes.title;
  const rows: Line[] = [];
  for (const title of work.titles) {
    const text = cased(title, style.title);
    const own = value('title');
    const last = rows.at(-1);
    if (last && random.chance(0.4)) {
      last.spans.push(between(random.pick(BETWEEN_TITLES)), { text, value: own });
      continue;
    }
    const parts = partsFor(text, text.length > 28 ? 0.45 : text.length > 16 ? 0.15 : 0.04, random);
    rows.push(...valueLines(broken(text, parts, random), own, size));
  }
  const title = rows.at(-1);
  if (title && random.chance(0.03))
    title.spans.push(between(', '), {
      text: random.pick(country.people.credentials).replace(/^,\s*/, ''),
      value: value('credential'),
    });
  if (title && random.chance(0.03)) addNumberOfOffice(rows, title, country, random);
  if (work.department) addDepartment(rows, work.department, style, random);
  return rows;
}

/** “Notary · Reg. No. 17”, “Gerente · CREA/SC 148302”: a registration number, after or below the title. */
function addNumberOfOffice(rows: Line[], title: Line, country: Country, random: Random): void {
  const text = random.pick(country.registers).replace(/#/g, () => String(random.integer(0, 9)));
  if (random.chance(0.6))
    title.spans.push(between(random.pick([' · ', ' | ', ', ', ' – '])), {
      text,
      value: value('register'),
    });
  else rows.push(line(text, 'register', title.size));
}

function addDepartment(rows: Line[], department: string, style: Style, random: Random): void {
  const text = cased(department, style.title);
  const own = value('department');
  const last = rows.at(-1);
  const title = last?.spans.at(-1);
  if (last && title && random.chance(0.22)) {
    const separator = random.pick([', ', ' | ', ' – ', ' · ', ', ', ' / ', ' - ']);
    // “Director, Interventional Cardiology” is one title. A bar separates two things.
    const isOneTitle = /[,–-]/.test(separator);
    if (isOneTitle && title.value?.label === 'title') title.text += separator + text;
    else last.spans.push(between(separator), { text, value: own });
    return;
  }
  const parts = partsFor(text, text.length > 30 ? 0.25 : 0.04, random);
  const lines = valueLines(broken(text, parts, random), own, style.sizes.title);
  if (random.chance(0.12)) rows.unshift(...lines);
  else rows.push(...lines);
}

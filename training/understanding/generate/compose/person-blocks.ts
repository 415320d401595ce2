import type { Block } from '../block.ts';
import { onOneLine, textLines } from '../break-lines.ts';
import { contactRows } from '../contact-rows.ts';
import { drawNumbers } from '../draw-numbers.ts';
import { labeledLines } from '../labeled-lines.ts';
import type { Person } from '../people.ts';
import { peopleOfTrade } from '../people-of-trade.ts';
import { coupleLine, drawWork, nameLines, titleLines } from '../person-lines.ts';
import { type Draft, NOWHERE } from './draft.ts';

/** A person with title and employer, in one of the orders and groupings that designers choose. */
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
  return { role: 'person', lines: random.chance(LABELLED) ? labeledLines(rows, random) : rows };
}

/** The share of cards that label their texts, as forms do. */
const LABELLED = 0.015;

export function personBlocks(draft: Draft): Block[] {
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

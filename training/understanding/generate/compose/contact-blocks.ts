import { addressLines } from '../address-lines.ts';
import type { Block } from '../block.ts';
import { contactRows } from '../contact-rows.ts';
import { drawNumbers } from '../draw-numbers.ts';
import { drawOnline } from '../draw-online.ts';
import { line } from '../printed-text.ts';
import { cased, drawCase } from '../style.ts';
import { type Draft, NOWHERE } from './draft.ts';

export function contactBlocks(draft: Draft): Block[] {
  const { country, kind, persons, organization, rowStyle, random } = draft;
  const online = drawOnline(country, persons, organization, random);
  const numbers = drawNumbers(country, persons.length > 0, random);
  // A card that names people beside their numbers has few other numbers.
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

export function addressBlocks(draft: Draft): Block[] {
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

import type { Random } from '@cardsift/invented-cards/random';
import { drawNumbers } from './draw-numbers.ts';
import type { Country } from './material.ts';
import type { Person } from './people.ts';
import { between, type Line, type Span, value } from './printed-text.ts';
import { cased, type Style } from './style.ts';

/** Words before the name of the person to ask for. They are no title. */
const ASK_FOR = [
  'Contact',
  'Contact:',
  'Contact Person:',
  'Call',
  'Ask for',
  'Att.',
  'Ansprechpartner:',
  'Contacto:',
  'Contato:',
  'Contatto:',
  'Kontakt:',
  'Hub.',
];

/** Short words that say somebody owns the firm. */
const OWNS = [
  'Prop.',
  'Prop:',
  'Prop.:',
  'Prop :',
  'Proprietor:',
  'Owner',
  'Owner:',
  'Inh.',
  'Inh.:',
  'Inhaber',
  'Inhaberin',
  'Gérant',
  'Gérante',
  'Titular:',
  'Titolare:',
  'Eigenaar',
  'Pemilik:',
  'Właściciel:',
  'Majitel:',
];

const SEPARATORS = [' ', '  ', ' : ', ': ', ' - ', ' – ', ' | ', ', ', '   '];

/**
 * The people of a shop or trade as its card names them: often by given name only, with or without their role, and
 * with the number on the same line or below. No other line names them.
 */
export function peopleOfTrade(
  people: readonly Person[],
  country: Country,
  style: Style,
  random: Random,
): Line[] {
  const isShort = random.chance(0.45);
  const withNumber = random.chance(0.65);
  const isBelow = random.chance(0.4);
  const roll = random.next();
  const separator = random.pick(SEPARATORS);
  const size = random.chance(0.5) ? style.sizes.name : random.between(1, 1.4);
  return people.flatMap((person) => {
    const [first = person.name] = person.name.split(' ').filter((word) => word.length > 2);
    const text = cased(isShort ? first : person.name, style.name);
    const spans: Span[] = [{ text, value: value('name') }];
    if (roll < 0.3) spans.unshift({ text: random.pick(OWNS), value: value('title') }, between(' '));
    else if (roll < 0.45)
      spans.unshift({ text: random.pick(ASK_FOR), value: value('other label') }, between(' '));
    else if (roll < 0.6)
      spans.push(between(random.pick([' - ', '/ ', ' / ', ', ', ' (', '   '])), {
        text: random.pick(country.titles),
        value: value('title'),
      });
    else if (roll < 0.65 && person.honorific)
      spans.unshift({ text: person.honorific, value: value('honorific') }, between(' '));
    const [number] = withNumber ? drawNumbers(country, true, random) : [];
    if (!number) return [{ spans, size }];
    const phone: Span = { text: number.number, value: value('phone') };
    return isBelow
      ? [
          { spans, size },
          { spans: [phone], size: 1 },
        ]
      : [{ spans: [...spans, between(separator), phone], size: Math.min(size, 1.6) }];
  });
}

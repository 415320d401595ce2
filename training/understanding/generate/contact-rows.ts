import type { Random } from '@cardsift/invented-cards/random';
import { LABEL_OF, type PrintedNumber } from './draw-numbers.ts';
import type { Online } from './draw-online.ts';
import type { Country } from './material.ts';
import { between, type Line, type Span, value } from './printed-text.ts';

/** How the contact lines of one card are set. */
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

/** What the recognizer sometimes makes of an icon. */
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

function whose({ people, addresses }: Country, random: Random): string {
  return random.pick(random.pick([people.female, people.male, addresses.cities]));
}

/**
 * The lines that say how to reach people.
 *
 * @param owners the names of the people whose the first numbers are
 */
export function contactRows(
  country: Country,
  numbers: readonly PrintedNumber[],
  online: Online,
  style: RowStyle,
  random: Random,
  owners: readonly string[] = [],
): Line[] {
  const { labels } = country;
  // A card uses one style of label: all single letters, or all long.
  const labelFor = (of: readonly string[], fallback: string) => {
    const short = of.filter((each) => each.replace(/\W/g, '').length < 2);
    const from = style.labels === 'letters' && short.length > 0 ? short : of;
    return from.length > 0 ? random.pick(from) : fallback;
  };
  const rows: Line[] = [];
  for (const [i, { kind, number }] of numbers.entries()) {
    const of = kind === 'mobile' && random.chance(0.12) ? labels.whatsapp : labels[kind];
    // “Hennie 082 …”, “Lisboa 21 …”: the person or the place that a number belongs to.
    const owner = owners[i] ?? (random.chance(0.02) ? whose(country, random) : undefined);
    const label: Span = owner
      ? { text: owner, value: value('other label') }
      : { text: labelFor(of, 'Tel'), value: value(LABEL_OF[kind]) };
    const isFax = kind === 'fax' && style.labels === 'none';
    const used: RowStyle = isFax || owners[i] ? { ...style, labels: 'before' } : style;
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

/** Several values on one line: “T 030 123 | M 0171 456”. */
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

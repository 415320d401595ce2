import type { PrintedPhoneKind } from './card-truth.ts';
import type { FontFamily, FontWeight } from './fonts.ts';
import type { InventedCard } from './invented-card.ts';
import type { Block } from './layouts/layout.ts';
import type { Labels } from './locales/locale.ts';

export interface SetLine {
  text: string;
  family: FontFamily;
  weight: FontWeight;
  /** The type size and the space after the line, in millimeters. */
  size: number;
  after: number;
  tone: 'ink' | 'muted' | 'accent';
  /** As a share of the type size. */
  spacing?: number;
  italic?: boolean;
}

/**
 * The lines of one block, from top to bottom. Empty if the card has nothing for it.
 *
 * @param width of the available room in millimeters: pairs on a line need enough
 */
export function setBlock(card: InventedCard, block: Block, width: number): SetLine[] {
  const pairs = card.style.pairs && width >= 55;
  const setters: Record<Block, (card: InventedCard) => SetLine[]> = {
    name: setName,
    title: setTitle,
    organization: setOrganization,
    phones: (each) => setDetails(each, phoneTexts(each), pairs),
    online: (each) => setDetails(each, onlineTexts(each), pairs),
    address: setAddress,
  };
  return setters[block](card);
}

function setName({ nameLine, style, truth }: InventedCard): SetLine[] {
  const text = style.capitals.name ? nameLine.toLocaleUpperCase(truth.locale) : nameLine;
  return [{ text, family: style.nameFont, weight: 700, size: 4.3, after: 1.2, tone: 'ink' }];
}

function setTitle({ truth, style }: InventedCard): SetLine[] {
  const line = {
    family: style.bodyFont,
    weight: 400,
    size: 2.9,
    after: 0.8,
    tone: 'muted',
    italic: style.titleItalic,
  } as const;
  return [truth.title, truth.department]
    .filter((text) => text !== undefined)
    .map((text) => ({
      ...line,
      text: style.capitals.title ? text.toLocaleUpperCase(truth.locale) : text,
    }));
}

function setOrganization({ truth, style }: InventedCard): SetLine[] {
  const lines: SetLine[] = [];
  if (truth.orgPrinted && truth.org !== undefined) {
    const text = style.capitals.org ? truth.org.toLocaleUpperCase(truth.locale) : truth.org;
    const spacing = style.capitals.org ? style.orgSpacing : 0;
    lines.push({
      text,
      family: style.nameFont,
      weight: 700,
      size: 3.9,
      after: 1,
      tone: 'accent',
      spacing,
    });
  }
  if (truth.tagline !== undefined) {
    const size = truth.traps.includes('large tagline') ? 5.2 : 2.5;
    lines.push({
      text: truth.tagline,
      family: style.bodyFont,
      weight: 400,
      size,
      after: 1,
      tone: 'muted',
      italic: true,
    });
  }
  return lines;
}

function phoneTexts({ truth, style, labels }: InventedCard): string[] {
  return truth.phones.map(
    ({ kind, printed }) => `${chooseLabel(labels, kind, style.labels)}${printed}`,
  );
}

function onlineTexts({ truth, style, labels }: InventedCard): string[] {
  const emails = truth.traps.includes('general e-mail first')
    ? truth.emails.toReversed()
    : truth.emails;
  const web = truth.website === undefined ? [] : [truth.website];
  return [
    ...emails.map((email) => chooseLabel(labels, 'email', style.labels) + email),
    ...web.map((website) => chooseLabel(labels, 'web', style.labels) + website),
  ];
}

function setDetails({ style }: InventedCard, texts: string[], pairs: boolean): SetLine[] {
  const lines = pairs ? inPairs(texts) : texts;
  return lines.map((text) => ({
    text,
    family: style.bodyFont,
    weight: 400,
    size: 2.75 * style.bodyScale,
    after: 0.75,
    tone: 'ink',
  }));
}

function inPairs(texts: string[]): string[] {
  const pairs: string[] = [];
  for (let i = 0; i < texts.length; i += 2) pairs.push(texts.slice(i, i + 2).join('  |  '));
  return pairs;
}

function setAddress({ addressLines, style }: InventedCard): SetLine[] {
  const joined = style.pairs
    ? [addressLines.join(', ')].filter((text) => text !== '')
    : addressLines;
  return joined.map((text) => ({
    text,
    family: style.bodyFont,
    weight: 400,
    size: 2.6 * style.bodyScale,
    after: 0.6,
    tone: 'muted',
  }));
}

function chooseLabel(
  labels: Labels,
  of: PrintedPhoneKind | 'email' | 'web',
  form: InventedCard['style']['labels'],
): string {
  if (form === 'none' && of !== 'fax') return '';
  const word = labels[of];
  // A card that shortens “Telefon” to T shortens “Telefax” to F, because otherwise nobody could
  // tell them apart.
  if (form === 'letter') return `${of === 'fax' ? 'F' : word.charAt(0).toUpperCase()}  `;
  return form === 'word with colon' ? `${word}: ` : `${word} `;
}

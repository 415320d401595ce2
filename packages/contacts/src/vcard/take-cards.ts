/**
 * The border between two cards. It also matches after a card within a card, because the next line of the outer card is
 * never BEGIN.
 */
const BETWEEN_CARDS = /END:VCARD\s+(?=BEGIN:VCARD)/gi;

/** In characters. A card's picture alone may have 13 million. A longer card is read in parts. */
const LONGEST_CARD = 32_000_000;

/** Takes the text of a vCard file part by part, and returns the cards that are complete, as they are written. */
export function createCardTaker(): (part: string, isLast: boolean) => string {
  let rest = '';
  return (part, isLast) => {
    // The border itself may be cut in two by a part's end.
    const from = Math.max(rest.length - LONGEST_BORDER, 0);
    rest += part;
    const border = isLast ? rest.length : lastBorder(rest, from);
    const end = border === 0 && rest.length > LONGEST_CARD ? rest.length : border;
    const cards = rest.slice(0, end);
    rest = rest.slice(end);
    return cards;
  };
}

/** The most characters of a border between two cards, with the lines around it. */
const LONGEST_BORDER = 1_000;

/** 0 if there is none from there on. */
function lastBorder(text: string, from: number): number {
  let last = 0;
  const searched = text.slice(from);
  for (const { 0: border, index } of searched.matchAll(BETWEEN_CARDS)) {
    const isWholeLine = index + from === 0 || /[\r\n]/.test(text[from + index - 1] ?? '');
    if (isWholeLine && /[\r\n]/.test(border)) last = from + index + border.length;
  }
  return last;
}

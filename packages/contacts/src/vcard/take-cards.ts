/** Where one card ends and the next begins; also behind the card within a card, whose own next line is never BEGIN. */
const BETWEEN_CARDS = /END:VCARD\s+(?=BEGIN:VCARD)/gi;

/** Characters of one card: its picture has 13 million. One that is longer is read in parts. */
const LONGEST_CARD = 32_000_000;

/** Takes the text of a vCard file part by part, and gives the cards that are whole by now as they stand there. */
export function createCardTaker(): (part: string, isLast: boolean) => string {
  let rest = '';
  return (part, isLast) => {
    // Where the cards before end and the next begins may be cut in two itself.
    const from = Math.max(rest.length - LONGEST_BORDER, 0);
    rest += part;
    const border = isLast ? rest.length : lastBorder(rest, from);
    const end = border === 0 && rest.length > LONGEST_CARD ? rest.length : border;
    const cards = rest.slice(0, end);
    rest = rest.slice(end);
    return cards;
  };
}

/** Characters between two cards, with the lines around them. */
const LONGEST_BORDER = 1_000;

/** 0 where there is none from there on. */
function lastBorder(text: string, from: number): number {
  let last = 0;
  const searched = text.slice(from);
  for (const { 0: border, index } of searched.matchAll(BETWEEN_CARDS)) {
    const isWholeLine = index + from === 0 || /[\r\n]/.test(text[from + index - 1] ?? '');
    if (isWholeLine && /[\r\n]/.test(border)) last = from + index + border.length;
  }
  return last;
}

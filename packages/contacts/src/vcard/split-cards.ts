const BEGIN = /^BEGIN:VCARD/i;
const END = /^END:VCARD/i;
/** Another person's card within a card (vCard 2.1): the assistant's. */
const AGENT = /^(?:[\w-]+\.)?AGENT(?:;[^:]*)?:\s*$/i;
const BASE64 = /^[^:]*;(?:ENCODING=)?(?:B|BASE64)[;:]/i;
/** The rest of a base64 value that a program did not indent. */
const BASE64_ONLY = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The lines of every card in an unfolded text, without BEGIN and END. A card that was cut off counts too. A card
 * within another becomes the value of its AGENT line, escaped as in vCard 3.0.
 */
export function splitCards(text: string): string[][] {
  const cards: string[][] = [];
  let card: string[] | null = null;
  /** The pieces of the line that is being joined. */
  let open: { pieces: string[]; depth: number } | null = null;
  const close = () => {
    if (open) card?.push(open.pieces.join(''));
    open = null;
  };
  for (const line of text.split('\n')) {
    if (open?.depth) {
      if (BEGIN.test(line)) open.depth += 1;
      if (END.test(line)) open.depth -= 1;
      open.pieces.push(`${escapeLine(line)}\\n`);
      if (open.depth === 0) close();
    } else if (BEGIN.test(line)) {
      if (open && card && AGENT.test(open.pieces.join(''))) {
        open = { pieces: [...open.pieces, `${line}\\n`], depth: 1 };
        continue;
      }
      close();
      if (card?.length !== 0) {
        card = [];
        cards.push(card);
      }
    } else if (END.test(line)) {
      close();
      card = null;
    } else if (card) {
      if (open && isBase64(open.pieces) && BASE64_ONLY.test(line)) open.pieces.push(line);
      else {
        close();
        open = { pieces: [line], depth: 0 };
      }
    }
  }
  close();
  return cards;
}

function isBase64([head = '']: string[]): boolean {
  return BASE64.test(head.slice(0, 200));
}

function escapeLine(line: string): string {
  return line.replace(/[\\,;]/g, '\\$&');
}

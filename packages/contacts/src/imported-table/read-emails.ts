/** Any text without spaces on both sides of one @, which is also the database's rule. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

export interface EmailsOfCell {
  emails: string[];
  /** The name before the first address, as in `Emil <e@x>`. */
  name: string;
  /** What is not an address. */
  rest: string[];
}

/** Reads `a@x; b@x`, `Emil <e@x>`, and whatever else people write into a cell for e-mail addresses. */
export function readEmails(cell: string): EmailsOfCell {
  const found: EmailsOfCell = { emails: [], name: '', rest: [] };
  for (const entry of splitEntries(cell)) readEntry(entry, found);
  return found;
}

function readEntry(entry: string, found: EmailsOfCell): void {
  const start = entry.indexOf('<');
  const end = entry.indexOf('>', start);
  if (start >= 0 && end > start && isEmail(entry.slice(start + 1, end))) {
    found.emails.push(bare(entry.slice(start + 1, end)));
    const name = entry.slice(0, start).replaceAll('"', '').trim();
    if (found.name === '' && found.emails.length === 1) found.name = name;
    else if (name !== '' && name !== found.name) found.rest.push(name);
    return;
  }
  const words = entry.split(/\s+/);
  const emails = words.filter(isEmail);
  found.emails.push(...emails.map(bare));
  const rest = words.filter((word) => !isEmail(word)).join(' ');
  if (rest !== '') found.rest.push(emails.length === 0 ? entry : rest);
}

/** Splits a cell at separators outside of quotes: `"Doe, Jane" <jane@x>` is one entry. */
function splitEntries(cell: string): string[] {
  const parts = cell.split('"');
  const isBalanced = parts.length % 2 === 1;
  const marked = parts
    .map((part, index) =>
      isBalanced && index % 2 === 1 ? part : part.replaceAll(':::', '\n').replace(/[;,]/g, '\n'),
    )
    .join(isBalanced ? '"' : '');
  return marked.split('\n').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]));
}

const isEmail = (text: string) => EMAIL.test(bare(text));

/** `<mailto:jane@x>` → `jane@x`. */
function bare(text: string): string {
  const isWrapped = /^(?:<[^>]*>|\([^)]*\)|"[^"]*"|'[^']*')$/.test(text);
  return (isWrapped ? text.slice(1, -1) : text).replace(/^mailto:/i, '');
}

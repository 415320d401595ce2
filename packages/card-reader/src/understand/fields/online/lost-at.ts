import { readHostName } from './host-name.ts';
import { takeWebAddresses } from './web-address.ts';

/** What an @ is read as when its ring looks closed. */
const READ_AT = '[aeoqø0©®]';

/**
 * Lines with the @ restored that was read as a letter. For “janeaacme.com” the proof is `www.acme.com` elsewhere on
 * the card; “janeegmail.com” needs none. Lines that have an @ stay as they are.
 */
export function withLostAts(lines: readonly string[]): string[] {
  if (lines.some((line) => line.includes('@'))) return [...lines];
  const domains = lines.flatMap((line) =>
    takeWebAddresses(line).found.map(({ host }) => host.domain),
  );
  return lines.map((line) => withoutMark(domains.reduce(withAt, line.replace(PROVIDER, '@'))));
}

/** Providers whose names no other name ends with. */
const PROVIDER =
  /(?<=(?:^|\s)(?!www\.)[a-z\d._-]{3,})[aeoqø0©®](?=(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|protonmail|rocketmail|rediffmail|verizon|comcast|btinternet|earthlink|bellsouth|sbcglobal)\.(?:com|net|co\.\p{L}{2})$)/iu;

/** “hejāacme.dk”: the ring of the @ closes above, and no letter that we know has a bar there. */
function withoutMark(line: string): string {
  const match =
    /^(?:\S{1,8}[.:]?\s+)?([a-z\d._-]{2,})ā([a-z\d-]{3,}\.[a-z]{2,}(?:\.[a-z]{2})?)$/.exec(line);
  const [, local = '', host = ''] = match ?? [];
  return match && readHostName(host)
    ? `${line.slice(0, -(local.length + 1 + host.length))}${local}@${host}`
    : line;
}

function withAt(line: string, domain: string): string {
  const pattern = new RegExp(
    `(?<!www\\.\\S*|/)(?<=[\\p{L}\\d._-]{2})${READ_AT}(?=${domain.replaceAll('.', '\\.')}$)`,
    'iu',
  );
  return line.replace(pattern, '@');
}

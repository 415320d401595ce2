import { readHostName } from './host-name.ts';
import { takeWebAddresses } from './web-address.ts';

/** What an @ is read as when its ring closes. */
const READ_AT = '[aeoqø0©®]';

/**
 * Lines with the @ put back that was read as a letter: “janeaacme.com” beside `www.acme.com`, told by
 * the website that stands elsewhere on the card. Where a line has an @, nothing is changed.
 */
export function withLostAts(lines: readonly string[]): string[] {
  if (lines.some((line) => line.includes('@'))) return [...lines];
  const domains = lines.flatMap((line) =>
    takeWebAddresses(line).found.map(({ host }) => host.domain),
  );
  return lines.map((line) => withoutMark(domains.reduce(withAt, line)));
}

/** “hejāacme.dk”: the ring of the sign closes above, and no other letter of ours has a bar there. */
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

import { takeWebAddresses } from './web-address.ts';

/** What an @ is read as when its ring closes. */
const READ_AT = '[aeoqø0©®]';

/**
 * Lines with the @ put back that was read as a letter: «janeaacme.com» beside `www.acme.com`, told by
 * the website that stands elsewhere on the card. Where a line has an @, nothing is changed.
 */
export function withLostAts(lines: readonly string[]): string[] {
  if (lines.some((line) => line.includes('@'))) return [...lines];
  const domains = lines.flatMap((line) =>
    takeWebAddresses(line).found.map(({ host }) => host.domain),
  );
  return lines.map((line) => domains.reduce(withAt, line));
}

function withAt(line: string, domain: string): string {
  const pattern = new RegExp(
    `(?<!www\\.\\S*|/)(?<=[\\p{L}\\d._-]{2})${READ_AT}(?=${domain.replaceAll('.', '\\.')}$)`,
    'iu',
  );
  return line.replace(pattern, '@');
}

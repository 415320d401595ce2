import { parse } from 'tldts';
import { misreadDistance } from '../../text/misreadings.ts';

/** The commonest endings. Only an ending that does not exist is taken for one of them. */
const ENDINGS = 'com net org info co.uk de fr nl it pl es fi se hu ie io'.split(' ');
/** One letter in three may be wrong; shapes that recognizers take for each other count less than a letter. */
const MISREAD = 1 / 3;

export interface HostName {
  /** Lower case, as it resolves: `mail.acme.co.uk`. */
  host: string;
  /** What was registered: `acme.co.uk`. */
  domain: string;
  /** The owner's own label: `acme`. */
  label: string;
  suffix: string;
  /** Whether the ending had to be mended. */
  repaired: boolean;
}

function known(host: string): Omit<HostName, 'repaired'> | null {
  const { hostname, domain, publicSuffix, isIcann, domainWithoutSuffix } = parse(host, {
    allowPrivateDomains: false,
  });
  if (!hostname || !domain || !publicSuffix || !isIcann || !domainWithoutSuffix) return null;
  return { host: hostname, domain, label: domainWithoutSuffix, suffix: publicSuffix };
}

/** “nic.in”: an authority that gives out names has mailboxes of its own. */
function knownSuffix(host: string): Omit<HostName, 'repaired'> | null {
  const { publicSuffix, isIcann } = parse(host, { allowPrivateDomains: false });
  const [label = '', ...ending] = host.split('.');
  if (publicSuffix !== host || !isIcann || ending.length === 0) return null;
  return { host, domain: host, label, suffix: ending.join('.') };
}

/**
 * Reads a host name whose ending exists, mending common misreadings; null when there is none.
 * @param ofMailbox whether an @ stands before it
 */
export function readHostName(text: string, ofMailbox = false): HostName | null {
  const host = text.toLowerCase().replace(/\s+/g, '').replaceAll(',', '.');
  if (!/^[\p{L}\p{N}.-]+$/u.test(host)) return null;
  const sound = known(host) ?? (ofMailbox ? knownSuffix(host) : null);
  if (sound) return { ...sound, repaired: host !== text.toLowerCase() };
  return withLikeliestEnding(host);
}

/** “acme.corn”, “konepaja.f”: the letters behind the owner's label, read as the ending that they are most like. */
function withLikeliestEnding(host: string): HostName | null {
  const [, own = '', read = ''] = /^(.*?\p{L}.*?)\.(co\..*|[^.]+)$/u.exec(host) ?? [];
  // The ligature of f and i is read as an f.
  const shapes = read === 'f' ? 'fi' : read.replace('rn', 'm');
  const [likeliest] = ENDINGS.map((ending) => ({
    ending,
    wrong: misreadDistance(shapes, ending) / ending.length,
  })).toSorted((a, b) => a.wrong - b.wrong);
  if (!likeliest || likeliest.wrong > MISREAD) return null;
  const mended = known(`${own}.${likeliest.ending}`);
  return mended && { ...mended, repaired: true };
}

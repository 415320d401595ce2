import { parse } from 'tldts';

/** Endings as recognizers misread them, tried only where the ending read does not exist. */
const MISREAD: [RegExp, string][] = [
  [/\.(?:c[o0]rn|c[0o]nn|c[o0]n|c0m|ccm|corm|oom|eom|c[o0]mn|cotn|com[1li])$/, '.com'],
  [/\.(?:nel|ner|nct|nef|n[e3]t[1li])$/, '.net'],
  [/\.(?:[0o]rq|0rg|orc|crg|org[1li])$/, '.org'],
  [/\.(?:d[c0o]|oe|d[e3]\W?)$/, '.de'],
  [/\.[c€]o[.,]?[uvi]k$/, '.co.uk'],
  [/\.(?:f[tn]|ir)$/, '.fr'],
  [/\.(?:p[i1l|])$/, '.pl'],
  [/\.(?:n[1i|])$/, '.nl'],
  [/\.(?:[1l|]t)$/, '.it'],
  [/\.(?:[1l|]e)$/, '.ie'],
  [/\.(?:[1l|]o)$/, '.io'],
  [/\.(?:inf[0]|lnfo|1nfo)$/, '.info'],
  [/\.(?:e[sv]s|e5)$/, '.es'],
  [/\.5e$/, '.se'],
  // The ligature of f and i.
  [/\.f$/, '.fi'],
  [/\.h[vu]$/, '.hu'],
];

/** “acme.con.sg”: countries with an ending for firms mean that ending. */
const MISREAD_COM = /\.(?:c[o0]n|c0m|c[o0]rn)(?=\.\p{L}{2}$)/u;

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

/** Reads a host name whose ending exists, mending common misreadings; null when there is none. */
export function readHostName(text: string): HostName | null {
  const host = text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/,/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+|[.-]+$/g, '');
  if (!/^[\p{L}\p{N}.-]+$/u.test(host)) return null;
  const commercial = known(host.replace(MISREAD_COM, '.com'));
  if (MISREAD_COM.test(host) && commercial?.suffix.startsWith('com.'))
    return { ...commercial, repaired: true };
  const sound = known(host);
  if (sound) return { ...sound, repaired: host !== text.toLowerCase() };
  for (const [pattern, ending] of MISREAD) {
    if (!pattern.test(host)) continue;
    const mended = known(host.replace(pattern, ending));
    if (mended) return { ...mended, repaired: true };
  }
  return null;
}

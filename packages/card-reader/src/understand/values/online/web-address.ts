import { hasLetter } from '../../text/letter-case.ts';
import { CUT, type Taken } from '../taken.ts';
import { type HostName, readHostName } from './host-name.ts';

export interface WebAddress {
  /** As printed without its scheme, host in lower case: `www.acme.com/team`. */
  value: string;
  scheme: 'http' | 'https' | null;
  host: HostName;
  /** From the first `/` on; empty without one. */
  path: string;
  /** “@ jane.studio”: a handle, or an address behind an icon. */
  behindAt: boolean;
}

const CANDIDATE =
  /(?:(?<scheme>h[t+][t+]ps?)\s?[:;]\s?[/\\]{1,2}\s?)?(?<www>[wvW]{3,4}\s?[.,]\s?)?(?<host>[\p{L}\p{N}-]+(?:[.,][\p{L}\p{N}-]+)+)(?<path>(?:\/[\p{L}\p{N}._~%/?=&#+@-]*)?)/giu;
/** “wwwacme.com” */
const LOST_DOT = /^www(?=[\p{L}\p{N}]{3,}\.)/iu;
/** Networks whose addresses have an @ in their path. */
const HOST_OF_HANDLES = /^(?:youtube|tiktok|medium|threads|mastodon)$/;
const LABEL_END =
  /(?:^|[\s|•·,;/])(?:website|web\s?site|web|www|url|internet|homepage|online|site(?:\s+web)?|sitio(?:\s+web)?|sito(?:\s+web)?|strona|webseite|hemsida|hjemmeside|nettside|honlap|w|i|h)\s*[:.\s]*$/i;

/** Degrees and abbreviations whose last part happens to be a top-level domain: “SAN.VE TİC.” */
const ABBREVIATION =
  /^(?:[\p{L}]{1,2}\.)+[\p{L}]{1,3}$|^(?:dipl|ing|inc|ltd|co|san|prof|mag|med|dr|st|ph)\b|\.nr$/iu;

/** @param isAlone whether nothing else stands in its line */
function looksLikeAddress(
  text: string,
  host: HostName,
  { marked, isAlone }: { marked: boolean; isAlone: boolean },
): boolean {
  if (marked) return true;
  if (ABBREVIATION.test(text)) return false;
  // “Smith.Partner”, “PhD.in Physics”: without www inner capitals mean a misread sentence. “SmithPartner.com” stands alone.
  const isPlain =
    text === text.toLowerCase() ||
    text === text.toUpperCase() ||
    /^\p{Lu}[^\p{Lu}]*$/u.test(text) ||
    (isAlone && !/\..*\p{Lu}/u.test(text));
  return isPlain && host.label.length > 1 && hasLetter(host.label);
}

/** Takes web addresses out of a line whose e-mail addresses are gone already. */
export function takeWebAddresses(text: string): Taken<WebAddress> {
  const found: WebAddress[] = [];
  let rest = '';
  let from = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const { scheme, www, host: read = '', path = '' } = match.groups ?? {};
    const host = readHostName((www ? 'www.' : '') + read.replace(LOST_DOT, 'www.'));
    // A comma is a misread dot behind www alone: “Reis,MBA” is a name with a degree.
    if (read.includes(',') && !www && !scheme) continue;
    const marked = Boolean(scheme || www || path);
    const isAlone = match[0] === text.trim();
    if (!host || !looksLikeAddress(read, host, { marked, isAlone })) continue;
    const end = match.index + match[0].length;
    // “acme.com / @acme”: the name in a network stands behind the address.
    const tidyPath = path
      .replace(HOST_OF_HANDLES.test(host.label) ? /$/ : /^\/@.*$/, '')
      .replace(/[/.,]+$/, '');
    found.push({
      value: host.host + tidyPath,
      scheme: scheme ? (scheme.toLowerCase().endsWith('s') ? 'https' : 'http') : null,
      host,
      path: tidyPath,
      behindAt: !marked && /@\s?$/.test(text.slice(0, match.index)),
    });
    rest += text.slice(from, match.index).replace(LABEL_END, '') + CUT;
    from = end;
  }
  return { found, rest: rest + text.slice(from) };
}

import { worldwideProviders } from '../../lexicon/word-lists.ts';
import { withoutMarks } from '../../text/without-marks.ts';
import { CUT, type Taken } from '../taken.ts';
import { type HostName, readHostName } from './host-name.ts';

export interface EmailAddress {
  /** Lower case. */
  value: string;
  local: string;
  host: HostName;
  /** Whether characters had to be mended. */
  repaired: boolean;
}

/**
 * An @ and what is written or read in its place. Behind a mailbox an open bracket may stand before it (“jane(@acme.com”),
 * or it is read as something round, if what follows is a provider: “eddie68OGMAIL.COM”, “janeagmail.com”.
 */
const AT =
  /\s*(?:@+|＠|\(at\)|\[at\]|\{at\}|\(a\)|<at>)\s*|(?<=[\p{L}\p{N}])\(@(?![^)]*\))|(?<=[\p{L}\p{N}._-]{3})[aoq0©®](?=(?<provider>\p{L}{5,10})[.,]\p{L})/iu;
/** Whether what matches is an @: in “www.tacoyahoo.com” it is none, nor before what is no provider or a word, too. */
function isAt({ groups }: RegExpExecArray, before: string): boolean {
  const { provider } = groups ?? {};
  if (provider === undefined) return true;
  const isNoWord = /mail$|^yahoo$/i.test(provider);
  const isWorldwide = worldwideProviders.has(provider.toLowerCase());
  return isWorldwide && isNoWord && !/(?:www[.,]|https?:)\S*$/i.test(before);
}

const LOCAL_END = /[\p{L}\p{N}._%+'’-]+$/u;
const DOMAIN_START = /^[\p{L}\p{N}-]+(?:\s?[.,]\s?[\p{L}\p{N}-]+)*/u;
const LABEL_END =
  /(?:^|[\s|•·,;/])(?:e[\s-]?mail|e-?post|mail|email|correo(?:\s+electr[oó]nico)?|courriel|m[eé]l|e-?posta|s[aä]hk[oö]posti|e|m|@)\s*[:.\s]*$/i;

/**
 * A dot may be read with a space beside it: `jane. doe@`. A word before it without a dot is never taken. A dash with
 * spaces on both sides parts two values.
 */
const SPACED_LOCAL =
  /(?<![\p{L}\p{N}_%+-])[\p{L}\p{N}_%+-]+(?:(?:\s?\.\s?|(?<![_-])\s(?:_\s?|-)|(?<=[\p{L}\p{N}%+][_-])\s)[\p{L}\p{N}_%+-]+)*$/u;

function localBefore(text: string): string {
  const spaced = SPACED_LOCAL.exec(text)?.[0] ?? '';
  const strict = LOCAL_END.exec(text)?.[0] ?? '';
  // “3. fsz. 2. jane.doe@”: what ends with a number and a dot is an address.
  const own = spaced.replace(/^.*(?<![\p{L}_%+-])\d+\.\s/su, '');
  const joined = own.includes('.') || own.includes('_') ? own : strict;
  // The label of `E-mail: jane`, `E. jane` or `email-jane` is no part of the address.
  const label =
    /^(?:(?:e\s?-\s?mail|mail|email|el\.\s?p|p|e)\s*[.:]?\s+|e-?mail\s*[-–]\s*(?=..))/i.exec(
      joined,
    )?.[0] ?? '';
  return joined.slice(label.length);
}

/**
 * “Tel. +966 55310 8264 @ acme.sa”, “O @acme.bh”: an icon before a web address was read as an @, or the icon before a
 * handle was read as a letter. Mailboxes of QQ are numbers and stand alone.
 */
function isBesideIcon(local: string, before: string, at: string): boolean {
  if (/^\s/.test(at) && local.length < 2) return true;
  return /^[\d-]+$/.test(local) && /[\d)]\s?$/.test(before);
}

/** The longest beginning that is a host name, first without and then with spaces beside the dots. */
function hostAfter(text: string): { length: number; host: HostName } | null {
  // “acme.com|www.acme.com”, “acme.com,Website :”: what stands before those ends there.
  const alone = text.replace(
    /(?<=[\p{L}\p{N}])\|?\s*(?:www[.,]|https?:|[.,;\s]\s*web\s?(?:site)?\s?:|[.·]?\s*(?:linkedin|facebook|instagram|xing|twitter)\.com).*$/iu,
    '',
  );
  const whole = DOMAIN_START.exec(alone)?.[0];
  if (!whole) return null;
  const strict = /^[\p{L}\p{N}-]+(?:[.,][\p{L}\p{N}-]+)*/u.exec(alone)?.[0] ?? '';
  for (const candidate of strict === whole ? [whole] : [strict, whole]) {
    const parts = candidate.split(/(?<=[.,])/);
    for (let n = parts.length; n > 1; n--) {
      const piece = parts.slice(0, n).join('');
      const host = readHostName(piece.replace(/\s?[.,]\s?$/, ''), true);
      if (host) return { length: piece.length, host };
    }
  }
  return null;
}

/** Takes e-mail addresses out of a line, mending what recognizers do to them. */
export function takeEmails(text: string): Taken<EmailAddress> {
  const found: EmailAddress[] = [];
  let rest = text;
  for (let from = 0; ; ) {
    const at = AT.exec(rest.slice(from));
    if (!at) return { found, rest };
    const start = from + at.index;
    const after = start + at[0].length;
    const local = localBefore(rest.slice(0, start));
    const host = hostAfter(rest.slice(after));
    const isIcon = isBesideIcon(local, rest.slice(0, start - local.length), at[0]);
    if (local === '' || host === null || isIcon || !isAt(at, rest.slice(0, start))) {
      from = after;
      continue;
    }
    // Mailboxes have no accents. One that was read is a misreading.
    const cleaned = withoutMarks(local).toLowerCase().replace(/\s+/g, '');
    found.push({
      value: `${cleaned}@${host.host.host}`,
      local: cleaned,
      host: host.host,
      repaired: host.host.repaired || cleaned !== local.toLowerCase() || at[0] !== '@',
    });
    const before = rest.slice(0, start - local.length).replace(LABEL_END, '');
    from = before.length + CUT.length;
    rest = before + CUT + rest.slice(after + host.length);
  }
}

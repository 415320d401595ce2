import type { LaidLine } from '../card/lay-out.ts';
import { isFreeMailHost } from '../lexicon/free-mail.ts';
import { sharedMailboxes } from '../lexicon/word-lists.ts';
import { foldSpeltOut, squash } from '../text/fold-spelt-out.ts';
import { wordsOf } from '../text/words.ts';
import type { ExtractedValues } from '../values/extract-values.ts';
import type { EmailAddress } from '../values/online/email-address.ts';
import type { WebAddress } from '../values/online/web-address.ts';
import { CUT } from '../values/taken.ts';

/** What a card's own e-mail addresses and domains are called. */
export interface OwnAddresses {
  /** Local parts of its e-mail addresses, shared ones such as “info” left out. */
  locals: string[];
  /** Owner's labels of its own domains (“maplelowe”), free-mail providers left out. */
  labels: string[];
}

export function isSharedMailbox(local: string): boolean {
  return sharedMailboxes.has(local.replace(/\d+$/, ''));
}

export function isFreeMail({ host }: EmailAddress): boolean {
  return isFreeMailHost(host);
}

function personalLocals(emails: readonly EmailAddress[]): string[] {
  return emails.map((email) => email.local).filter((local) => !isSharedMailbox(local));
}

function ownLabels(emails: readonly EmailAddress[], websites: readonly WebAddress[]): string[] {
  const fromMail = emails.filter((email) => !isFreeMail(email)).map((email) => email.host.label);
  return [...new Set([...fromMail, ...websites.map((site) => site.host.label)])];
}

/** “@salongberg” alone in a line: a firm's name in a network, spelt as in a domain. */
function handlesOf(lines: readonly LaidLine[]): string[] {
  return lines.flatMap(
    ({ text }) => /^\s*@([a-z][\w.]{3,})\s*$/i.exec(text)?.[1]?.toLowerCase() ?? [],
  );
}

export function ownAddressesOf(
  { emails, websites }: Pick<ExtractedValues, 'emails' | 'websites'>,
  lines: readonly LaidLine[],
): OwnAddresses {
  return {
    locals: personalLocals(emails),
    labels: [...ownLabels(emails, websites), ...handlesOf(lines)],
  };
}

/**
 * What the letters of names may be compared with: the parts of mailboxes and of own domains. If a printed word is one
 * end of a domain, the other end is a part too: “… & Müller” leaves `weissmann` of `weissmannmueller`.
 */
export function addressTokens({ emails, websites, rests }: ExtractedValues): string[] {
  const locals = personalLocals(emails).flatMap((local) => local.split(/[^a-z]+/));
  const labels = ownLabels(emails, websites);
  const words = rests
    .flatMap((text) => text.split(CUT))
    .flatMap(wordsOf)
    .flatMap((word) => [squash(word), squash(foldSpeltOut(word))]);
  const ends = labels.flatMap((label) =>
    words.flatMap((word) => {
      if (word.length < 4 || label.length < word.length + 3) return [];
      if (label.startsWith(word)) return [label.slice(word.length)];
      return label.endsWith(word) ? [label.slice(0, -word.length)] : [];
    }),
  );
  const tokens = [...locals, ...labels, ...labels.flatMap((label) => label.split('-')), ...ends];
  return [...new Set(tokens)].filter((token) => token.length > 2);
}

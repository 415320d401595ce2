import { toAsciiAddress } from '@cardsift/contacts/ascii-address';
import type { Contact } from '@cardsift/contacts/contact';
import { readFieldLabels } from '@cardsift/contacts/import/imported-values';
import { addressLines, mapUrl } from '@cardsift/contacts/postal-address';
import { socialNetworkOf } from '@cardsift/contacts/social-networks';
import { namePhoneKinds } from '#app/contact-book/editor/phone-kinds.ts';

export type WayKind = 'phone' | 'email' | 'address' | 'website' | 'profile';

/** One way to reach somebody. */
export interface Way {
  kind: WayKind;
  text: string;
  /** What it is more closely: “Mobile”, “LinkedIn”. */
  label: string;
  href: string;
  /** Whether it leads out of the product, into a new tab. */
  isElsewhere: boolean;
}

/** Every way to reach a contact, the quickest first. */
export function listWays(contact: Contact): Way[] {
  const { phones, emails, address, urls } = contact;
  const numbers = readFieldLabels(contact, 'TEL');
  const mailboxes = readFieldLabels(contact, 'EMAIL');
  // Only the file's own word: without one, an address is just that.
  const [place] = contact.imported ? readFieldLabels(contact, 'ADR') : [];
  const lines = address ? addressLines(address) : [];
  return [
    ...phones.map(({ number, kinds }, index) => ({
      ...{ kind: 'phone' as const, text: number, isElsewhere: false },
      label: namePhoneKinds(kinds.join(',')) || numbers[index] || 'Phone',
      href: callAddress(number),
    })),
    ...emails.map((email, index) => ({
      ...{ kind: 'email' as const, text: email, isElsewhere: false },
      label: labelWith('E-mail', mailboxes[index]),
      href: mailAddress(email),
    })),
    ...(address && lines.length > 0
      ? [
          {
            ...{ kind: 'address' as const, text: lines.join('\n') },
            label: labelWith('Address', place),
            ...{ href: mapUrl(address), isElsewhere: true },
          },
        ]
      : []),
    ...urls.flatMap(readUrl),
  ];
}

function labelWith(name: string, more: string | undefined): string {
  return more === undefined ? name : `${name} (${more})`;
}

/** Spaces are no part of a `tel:` address (RFC 3966). */
export function callAddress(number: string): string {
  const [main = '', extension] = number.split(/ ext\. ?(?=\d+$)/i);
  const dialed = main.replace(/\(0\)/g, '').replace(/[^\d+*#]/g, '');
  return `tel:${dialed}${extension ? `;ext=${extension}` : ''}`;
}

/** The domain as mail servers know it; what would begin a query or a second recipient is encoded. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(toAsciiAddress(email).toWellFormed()).replaceAll('%40', '@')}`;
}

/** Only what a browser may safely open, so never a `javascript:` link from a scanned code. */
function readUrl(url: string): Way[] {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return [];
  const network = socialNetworkOf(url);
  return [
    {
      kind: network ? 'profile' : 'website',
      text: url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, ''),
      label: network ?? 'Website',
      href: url,
      isElsewhere: true,
    },
  ];
}

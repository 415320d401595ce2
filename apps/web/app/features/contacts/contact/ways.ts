import type { Contact } from '@cardsift/contacts/contact';
import { addressLines, mapAddress } from '@cardsift/contacts/map-address';
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
export function listWays({ phones, emails, address, urls }: Contact): Way[] {
  const lines = address ? addressLines(address) : [];
  return [
    ...phones.map(({ number, kinds }) => ({
      ...{ kind: 'phone' as const, text: number, isElsewhere: false },
      label: namePhoneKinds(kinds.join(',')) || 'Phone',
      href: callAddress(number),
    })),
    ...emails.map((email) => ({
      ...{ kind: 'email' as const, text: email, label: 'E-mail', isElsewhere: false },
      href: mailAddress(email),
    })),
    ...(address && lines.length > 0
      ? [
          {
            ...{ kind: 'address' as const, text: lines.join('\n'), label: 'Address' },
            ...{ href: mapAddress(address), isElsewhere: true },
          },
        ]
      : []),
    ...urls.flatMap(readUrl),
  ];
}

/** Spaces are no part of a `tel:` address (RFC 3966). */
export function callAddress(number: string): string {
  return `tel:${number.replace(/\(0\)/g, '').replace(/[^\d+*#]/g, '')}`;
}

/** What would begin a query or a second recipient is encoded. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@')}`;
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

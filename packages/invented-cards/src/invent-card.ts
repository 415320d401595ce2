import { inventStyle } from './card-style.ts';
import type { CardTruth, PrintedPhoneKind, Trap } from './card-truth.ts';
import { fillDigits } from './fill-digits.ts';
import { freeMailDomains, inventDomain, inventMailbox } from './invent-addresses.ts';
import { inventOrganisation, type Organisation } from './invent-organisation.ts';
import { inventPhones } from './invent-phones.ts';
import type { InventedCard } from './invented-card.ts';
import { layoutCard } from './layout-card.ts';
import { layoutNames } from './layouts/all-layouts.ts';
import { allLocales, localeOf } from './locales/all-locales.ts';
import type { Locale, Place } from './locales/locale.ts';
import { createRandom, type Random } from './random.ts';
import { vcardOf } from './vcard-of.ts';

export interface InventOptions {
  /** Language tag such as `pl-PL`; drawn when absent. */
  locale?: string;
  layout?: string;
  /** False for a card without a trap, for tests that want an easy one. */
  traps?: boolean;
}

/** A person, a house and a card that do not exist: the same for the same seed and options. */
export function inventCard(seed: number, options: InventOptions = {}): InventedCard {
  const random = createRandom(seed);
  const drawn = random.pick(allLocales);
  const locale = options.locale === undefined ? drawn : localeOf(options.locale);
  const layout = options.layout ?? random.pick(layoutNames);
  const style = inventStyle(random);
  const withTraps = options.traps !== false;
  const trap = (probability: number) => random.chance(probability) && withTraps;
  const traps: Trap[] = [];
  const mark = (name: Trap, present: boolean) => {
    if (present) traps.push(name);
    return present;
  };

  const name = inventName(random, locale, mark('credentials', trap(0.18)));
  const organisation = inventOrganisation(random, locale);
  mark('organisation like a person', organisation.likePerson && withTraps);
  const freeMail = mark('free-mail', trap(0.05));
  const orgPrinted = !mark('no printed organisation', trap(freeMail ? 0.3 : 0.08));
  const orgKnown = orgPrinted || !freeMail;
  const domain = inventDomain(random, locale, organisation.brand);
  const mailDomain = freeMail ? random.pick(freeMailDomains) : domain;
  const own = `${inventMailbox(random, name.given, name.family)}@${mailDomain}`;
  const general = `${random.pick(['info', 'office', 'hello', 'contact'])}@${domain}`;
  const withGeneral = mark('general e-mail first', !freeMail && trap(0.06));

  const place = random.pick(locale.places);
  const address = random.chance(0.75) ? inventAddress(random, locale, place) : undefined;
  const kinds = inventKinds(random, withTraps);
  mark('fax first', kinds[0] === 'fax');
  mark('several phones', kinds.length > 2);
  const nationally = mark('national number', address !== undefined && trap(0.3));
  const trapTitle = mark('company word in the title', trap(0.12));
  const tagline = random.chance(0.2) && withTraps ? random.pick(locale.taglines) : undefined;
  mark('large tagline', tagline !== undefined && random.chance(0.4));

  const truth: CardTruth = {
    seed,
    locale: locale.tag,
    country: locale.country,
    fullName: printedName(locale, name),
    name,
    title: random.pick(trapTitle ? locale.trapTitles : locale.titles),
    department: random.chance(0.1) && withTraps ? random.pick(locale.departments) : undefined,
    org: orgKnown ? nameOf(organisation, orgPrinted) : undefined,
    orgPrinted,
    tagline,
    emails: withGeneral ? [own, general] : [own],
    phones: inventPhones(random, locale, place, { kinds, nationally }),
    website:
      random.chance(0.7) && orgKnown
        ? random.pick(['www.', 'www.', '', 'https://']) + domain
        : undefined,
    address,
    traps,
  };
  if (mark('QR code', trap(0.1))) truth.qrCode = vcardOf(truth);
  return layoutCard(truth, style, layout);
}

function inventName(random: Random, locale: Locale, withCredentials: boolean): CardTruth['name'] {
  const before = withCredentials && random.chance(0.5);
  return {
    prefix: before ? random.pick(locale.prefixes) : '',
    given: random.pick(locale.given),
    additional:
      locale.country === 'US' && random.chance(0.2) ? `${random.pick([...'ABDEJKLMRST'])}.` : '',
    family: random.pick(locale.family),
    suffix: withCredentials && !before ? random.pick(locale.credentials) : '',
  };
}

function printedName(locale: Locale, name: CardTruth['name']): string {
  const parts = locale.familyFirst
    ? [name.family, name.given]
    : [name.given, name.additional, name.family];
  return parts.filter((part) => part !== '').join(' ');
}

function inventKinds(random: Random, withTraps: boolean): PrintedPhoneKind[] {
  const plain: PrintedPhoneKind[][] = [['work'], ['cell'], ['work', 'cell']];
  const trapped: PrintedPhoneKind[][] = [
    ['work', 'cell', 'fax'],
    ['fax', 'work'],
    ['work', 'fax'],
    ['cell', 'work'],
    ['work', 'work', 'cell'],
  ];
  return random.pick(withTraps && random.chance(0.5) ? trapped : plain);
}

function inventAddress(
  random: Random,
  locale: Locale,
  place: Place,
): NonNullable<CardTruth['address']> {
  return {
    street: locale.streetForm
      .replace('{street}', random.pick(locale.streets))
      .replace('{number}', String(random.integer(1, 180))),
    postcode: fillDigits(random, place.postcode).replace(/B/g, () =>
      random.pick([...'ABDEHJLNPQRSTUWXYZ']),
    ),
    city: place.city,
    country: random.chance(0.25) ? locale.countryName : undefined,
  };
}

/** Without the legal form where only the domain tells the house. */
function nameOf({ brand, legalForm }: Organisation, printed: boolean): string {
  return printed && legalForm !== undefined ? `${brand} ${legalForm}` : brand;
}

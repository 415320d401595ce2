import { inventStyle } from './card-style.ts';
import type { CardTruth, PrintedPhoneKind } from './card-truth.ts';
import { inventName, printedName } from './invent-name.ts';
import { inventOnlineAddresses } from './invent-online-addresses.ts';
import { inventOrganization, type Organization } from './invent-organization.ts';
import { inventPhones, type PhonePlan } from './invent-phones.ts';
import { inventPostalAddress } from './invent-postal-address.ts';
import type { InventedCard } from './invented-card.ts';
import { layoutCard } from './layout-card.ts';
import { layoutNames } from './layouts/all-layouts.ts';
import { ALL_LOCALES, findLocale } from './locales/all-locales.ts';
import type { Locale } from './locales/locale.ts';
import { createRandom, type Random } from './random.ts';
import { createTrapSetter, type TrapSetter } from './trap-setter.ts';
import { writeCardVcard } from './write-card-vcard.ts';

interface InventOptions {
  /** A language tag such as `pl-PL`. Random if absent. */
  locale?: string;
  layout?: string;
  /** False for a card without difficulties, for tests that want an easy one. */
  traps?: boolean;
}

/**
 * A person, an organization and a card that do not exist. The same seed and options give the same
 * card.
 */
export function inventCard(seed: number, options: InventOptions = {}): InventedCard {
  const random = createRandom(seed);
  const drawn = random.pick(ALL_LOCALES);
  const locale = options.locale === undefined ? drawn : findLocale(options.locale);
  const layout = options.layout ?? random.pick(layoutNames);
  const style = inventStyle(random);
  const traps = createTrapSetter(random, options.traps !== false);
  const name = inventName(random, locale, traps.draw('credentials', 0.18));
  const house = inventOrganization(random, locale);
  traps.note('organization like a person', house.likePerson);
  const online = inventOnlineAddresses(random, locale, traps, { ...name, brand: house.brand });
  const place = random.pick(locale.places);
  const address = random.chance(0.75) ? inventPostalAddress(random, locale, place) : undefined;
  const plan = planPhones(random, traps, address !== undefined);
  const truth: CardTruth = {
    seed,
    locale: locale.tag,
    country: locale.country,
    fullName: printedName(locale, name),
    name,
    ...inventRole(random, locale, traps),
    org: online.orgHidden ? undefined : chooseName(house, online.orgPrinted),
    orgPrinted: online.orgPrinted,
    emails: online.emails,
    phones: inventPhones(random, locale, place, plan),
    website:
      random.chance(0.7) && !online.orgHidden
        ? random.pick(['www.', 'www.', '', 'https://']) + online.domain
        : undefined,
    address,
    traps: traps.set,
  };
  const withQrCode = traps.draw('QR code', 0.1);
  if (traps.draw('no title', 0.04)) truth.title = undefined;
  if (withQrCode) truth.qrCode = writeCardVcard(truth);
  return layoutCard(truth, style, layout);
}

function inventRole(random: Random, locale: Locale, traps: TrapSetter) {
  const trapTitle = traps.draw('company word in the title', 0.12);
  const tagline = traps.chance(0.2) ? random.pick(locale.taglines) : undefined;
  traps.note('large tagline', tagline !== undefined && random.chance(0.4));
  return {
    tagline,
    title: random.pick(trapTitle ? locale.trapTitles : locale.titles),
    department: traps.chance(0.1) ? random.pick(locale.departments) : undefined,
  };
}

/** Numbers without a calling code need an address that tells the country. */
function planPhones(random: Random, traps: TrapSetter, withAddress: boolean): PhonePlan {
  const plain: PrintedPhoneKind[][] = [['work'], ['cell'], ['work', 'cell']];
  const trapped: PrintedPhoneKind[][] = [
    ['work', 'cell', 'fax'],
    ['fax', 'work'],
    ['work', 'fax'],
    ['cell', 'work'],
    ['work', 'work', 'cell'],
  ];
  const kinds = random.pick(traps.chance(0.5) ? trapped : plain);
  traps.note('fax first', kinds[0] === 'fax');
  traps.note('several phones', kinds.length > 2);
  return { kinds, nationally: withAddress && traps.draw('national number', 0.3) };
}

/** Leaves out the legal form if only the domain names the organization. */
function chooseName({ brand, legalForm }: Organization, printed: boolean): string {
  return printed && legalForm !== undefined ? `${brand} ${legalForm}` : brand;
}

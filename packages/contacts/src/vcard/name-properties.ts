import type { Contact, OtherScript, PhoneticName } from '../contact.ts';
import { splitExportedName } from '../names/split-name.ts';
import {
  areInTwoScripts,
  isLatin,
  isNative,
  languageOfName,
  languageOfText,
} from '../text/script.ts';
import { escapeText } from './encoding.ts';
import type { VcardVersion } from './format-properties.ts';
import {
  displayName,
  type Property,
  readName,
  readOrganization,
  readPreference,
  readText,
} from './read-values.ts';

/** Properties that a card may have in two scripts. */
const NAMES = ['FN', 'N', 'ORG', 'TITLE'] as const;

/** vCard 3.0 has no alternatives for a property, and phones would take a second FN for the name. */
const OWN = 'X-CARDSIFT-';
/** The ALTID of properties that are in two scripts (RFC 6350, 5.4). */
const ALTID = '1';

const NO_PARTS = { family: '', given: '', additional: '', prefix: '', suffix: '' };

/**
 * The parts of a name as in N. If there are none, the last word is the family name, unless the script says
 * otherwise.
 */
export function nameValue(fullName: string, name: Contact['name']): string {
  const { family, given, additional, prefix, suffix } = {
    ...NO_PARTS,
    ...(name ?? splitExportedName(fullName)),
  };
  return [family, given, additional, prefix, suffix].map(escapeText).join(';');
}

/** The organization and department as in ORG. Empty if there is neither. */
export function organizationValue(org = '', department = ''): string {
  const units = [org, department].map((unit) => escapeText(unit.trim()));
  if (units[1] === '') units.pop();
  return units.join(';');
}

/** The pronunciation of a native name, if it is the Latin name beside it. */
function readingOf({ fullName, otherScript }: Contact): PhoneticName | undefined {
  const { fullName: latin = '', name } = otherScript ?? {};
  if (!isNative(fullName) || !isLatin(latin)) return undefined;
  const { family, given } = name ?? splitExportedName(latin);
  return { family, given };
}

/** The pronunciation of the name, in the properties that phones know. */
export function phoneticProperties(contact: Contact): Property[] {
  const { given, family } = contact.phonetic ?? readingOf(contact) ?? { given: '', family: '' };
  return [
    { name: 'X-PHONETIC-FIRST-NAME', value: escapeText(given.trim()), params: {} },
    { name: 'X-PHONETIC-LAST-NAME', value: escapeText(family.trim()), params: {} },
  ].filter(({ value }) => value !== '');
}

/** Drops a pronunciation that is the same as the Latin name. */
export function withoutKnownReading(contact: Contact): Contact {
  const { phonetic, ...others } = contact;
  const known = readingOf(contact);
  const isKnown =
    known && phonetic && known.family === phonetic.family && known.given === phonetic.given;
  return isKnown ? others : contact;
}

/** The lines of a contact in its other script. */
function otherLines(contact: Contact): Property[] {
  const { fullName, name, title, department, org } = contact.otherScript ?? {};
  const line = (of: string, value: string | undefined, language: string): Property[] =>
    value === undefined || value.trim() === ''
      ? []
      : [{ name: of, value, params: { ALTID: [ALTID], LANGUAGE: [language] } }];
  const nameLanguage = languageOfName(contact, fullName ?? '');
  return [
    ...line('FN', fullName && escapeText(fullName.trim()), nameLanguage),
    ...line('N', fullName && nameValue(fullName, name), nameLanguage),
    ...line(
      'ORG',
      organizationValue(org, department),
      languageOfText(contact, org ?? department ?? ''),
    ),
    ...line('TITLE', title && escapeText(title.trim()), languageOfText(contact, title ?? '')),
  ];
}

/**
 * A contact's lines with those in its other script: in vCard 4.0 as alternatives with their languages, and in 3.0,
 * which has no alternatives, as properties of our own.
 */
export function withOtherScript(
  fields: readonly Property[],
  contact: Contact,
  version: VcardVersion,
): Property[] {
  const others = otherLines(contact);
  const mainOf = (name: string) => fields.find((field) => field.name === name);
  const isAlternative = (other: Property | undefined): boolean => {
    const main = other && mainOf(other.name);
    if (version === '3.0' || !main) return false;
    // The parts of a name go together with the name.
    return other.name === 'N'
      ? isAlternative(others.find(({ name }) => name === 'FN'))
      : areInTwoScripts(readable(main), readable(other));
  };
  const [alternatives, own] = [
    others.filter(isAlternative),
    others.filter((other) => !isAlternative(other)),
  ];
  return [
    ...fields.flatMap((field) => {
      const other = alternatives.find(({ name }) => name === field.name);
      if (!other) return [field];
      const text = readable(field.name === 'N' ? (mainOf('FN') ?? field) : field);
      const isName = field.name === 'FN' || field.name === 'N';
      const language = isName ? languageOfName(contact, text) : languageOfText(contact, text);
      const params = { ALTID: [ALTID], LANGUAGE: [language], ...field.params };
      return [{ ...field, params }, other];
    }),
    ...own.map(({ name, value }) => ({ name: `${OWN}${name}`, value, params: {} })),
  ];
}

/** An unescaped value, to detect its script. */
const readable = (property: Property) => readText(property).replaceAll(';', ' ');

interface TakenScript {
  /** All other properties. The main ones no longer refer to the ones that were taken. */
  properties: Property[];
  otherScript: OtherScript | undefined;
}

/** Takes those properties of a card that repeat others in another script. */
export function takeOtherScript(properties: readonly Property[]): TakenScript {
  const taken = new Map<string, Property>();
  const mains = new Set<Property>();
  for (const name of NAMES) {
    const own = properties.find((property) => property.name === `${OWN}${name}`);
    if (own) taken.set(name, own);
    const [main, ...others] = alternatives(properties, name);
    const other =
      name === 'N' && taken.has('FN')
        ? others[0]
        : others.find((one) => main && areInTwoScripts(readable(main), readable(one)));
    if (!main || !other || own) continue;
    taken.set(name, other);
    mains.add(main);
  }
  if (taken.size === 0) return { properties: [...properties], otherScript: undefined };
  const gone = new Set(taken.values());
  return {
    properties: properties
      .filter((property) => !gone.has(property))
      .map((property) => (mains.has(property) ? alone(property) : property)),
    otherScript: readOtherScript(taken),
  };
}

/** Properties of one kind that are alternatives, the preferred one first. */
function alternatives(properties: readonly Property[], name: string): Property[] {
  const all = properties.filter((one) => one.name === name && one.params.ALTID);
  const [first] = all.toSorted((a, b) => readPreference(a) - readPreference(b));
  const same = all.filter((one) => one.params.ALTID?.[0] === first?.params.ALTID?.[0]);
  return same.toSorted((a, b) => readPreference(a) - readPreference(b));
}

function alone(property: Property): Property {
  const { ALTID: _, LANGUAGE: __, ...params } = property.params;
  return { ...property, params };
}

function readOtherScript(taken: ReadonlyMap<string, Property>): OtherScript | undefined {
  const [fn, n, organization, title] = NAMES.map((name) => taken.get(name));
  const name = n && readName(n);
  const fullName = (fn ? readText(fn) : '') || displayName(name);
  const { org = '', department = '' } = organization ? readOrganization(organization) : {};
  const other: OtherScript = {
    ...(fullName !== '' && { fullName }),
    ...(fullName !== '' && name && { name }),
    ...(title && readText(title) !== '' && { title: readText(title) }),
    ...(department !== '' && { department }),
    ...(org !== '' && { org }),
  };
  return Object.keys(other).length > 0 ? other : undefined;
}

import { areInTwoScripts } from '@cardsift/contacts/text/script';
import type { CardReading, OtherScriptReading, PersonReading, Reading } from '../reading.ts';
import { squash } from '../understand/text/fold-spelt-out.ts';

/** What the front says, and what only the back says; the back's lines follow the front's. */
export function joinReadings(front: CardReading, side: CardReading): CardReading {
  const back = withLinesFrom(front.lines.length, side);
  const unreadable = new Set([...(front.unreadable ?? []), ...(back.unreadable ?? [])]);
  const org = organizationOf(front, back);
  return {
    ...back,
    ...front,
    ...(org && { org }),
    ...otherScriptOf({ ...front, ...(org && { org }) }, back),
    ...(back.quad && { backQuad: back.quad }),
    lines: [...front.lines, ...back.lines],
    emails: once([...front.emails, ...back.emails]),
    phones: once([...front.phones, ...back.phones]),
    websites: once([...front.websites, ...back.websites]),
    socials: once([...front.socials, ...back.socials]),
    industry: front.industry === 'Other' ? back.industry : front.industry,
    hashtags: [...new Set([...front.hashtags, ...back.hashtags])].slice(0, 6),
    unassigned: [...front.unassigned, ...back.unassigned],
    ...(unreadable.size > 0 && { unreadable: [...unreadable] }),
  };
}

/** The surer one of those that are printed; of two scripts the front's. */
function organizationOf(front: CardReading, back: CardReading): Reading | undefined {
  const both = [front.org, back.org].filter((org) => org !== undefined);
  if (areInTwoScripts(front.org?.value ?? '', back.org?.value ?? '')) return front.org;
  const printed = both.filter(({ origin }) => origin === 'printed');
  return (printed.length > 0 ? printed : both).toSorted((a, b) => b.confidence - a.confidence)[0];
}

/** What one side says in one script and the other side in another. */
function otherScriptOf(front: CardReading, back: CardReading): Pick<CardReading, 'otherScript'> {
  const other: OtherScriptReading = { ...back.otherScript, ...front.otherScript };
  const isAgain = (field: 'fullName' | 'title' | 'department' | 'org') =>
    !front.otherScript?.[field] &&
    areInTwoScripts(front[field]?.value ?? '', back[field]?.value ?? '');
  if (isAgain('fullName')) Object.assign(other, { fullName: back.fullName, name: back.name });
  for (const field of ['title', 'department', 'org'] as const)
    if (isAgain(field)) Object.assign(other, { [field]: back[field] });
  return Object.keys(other).length > 0 ? { otherScript: other } : {};
}

function withLinesFrom(start: number, reading: CardReading): CardReading {
  const moved = <T>(value: Reading<T>): Reading<T> => ({
    ...value,
    lines: value.lines.map((line) => line + start),
  });
  const person = (of: PersonReading): PersonReading => ({
    ...(of.fullName && { fullName: moved(of.fullName) }),
    ...(of.name && { name: moved(of.name) }),
    ...(of.phonetic && { phonetic: moved(of.phonetic) }),
    ...(of.title && { title: moved(of.title) }),
    ...(of.otherScript && {
      otherScript: Object.fromEntries(
        Object.entries(of.otherScript).map(([field, value]) => [field, moved<unknown>(value)]),
      ),
    }),
  });
  const { colleague, department, org, tagline, address } = reading;
  return {
    ...reading,
    ...person(reading),
    ...(colleague && { colleague: person(colleague) }),
    ...(department && { department: moved(department) }),
    ...(org && { org: moved(org) }),
    ...(tagline && { tagline: moved(tagline) }),
    ...(address && { address: moved(address) }),
    emails: reading.emails.map(moved),
    phones: reading.phones.map(moved),
    websites: reading.websites.map(moved),
    socials: reading.socials.map(moved),
    unassigned: reading.unassigned.map((line) => line + start),
  };
}

/** Each value once, whatever its spelling of spaces and capitals. */
function once<T>(readings: readonly Reading<T>[]): Reading<T>[] {
  const keyOf = ({ value }: Reading<T>) =>
    squash(typeof value === 'string' ? value : (value as { number: string }).number);
  return [...new Map(readings.toReversed().map((each) => [keyOf(each), each])).values()].reverse();
}

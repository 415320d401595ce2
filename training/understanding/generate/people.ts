import { fold } from '@cardsift/contacts/text/fold';
import type { Random } from '@cardsift/invented-cards/random';
import type { Country } from './material.ts';

export interface Person {
  /** As printed, without honorific or credentials. */
  name: string;
  /** Name parts for e-mail addresses, in unaccented letters. */
  given: string;
  surname: string;
  honorific: string;
  credentials: string;
}

const plain = (text: string) => fold(text).replace(/[^a-z]/g, '');

function given(country: Country, female: boolean, random: Random): string {
  const { more, people } = country;
  if (more.given.length > 20 && random.chance(0.35)) return random.pick(more.given);
  return random.pick(female ? people.female : people.male);
}

function surname(country: Country, female: boolean, random: Random): string {
  const { more, people } = country;
  if (female && people.femaleSurnames?.length && random.chance(0.85))
    return random.pick(people.femaleSurnames);
  if (more.surnames.length > 20 && random.chance(0.35)) return random.pick(more.surnames);
  return random.pick(people.surnames);
}

function drawName(country: Country, random: Random) {
  const female = random.chance(0.45);
  if (random.chance(0.05)) {
    const name = random.pick(country.people.unusual);
    const words = name
      .split(/\s+/)
      .map(plain)
      .filter((word) => word.length > 1);
    return { name, given: words[0] ?? 'x', surname: words.at(-1) ?? 'x' };
  }
  const parts = {
    given: given(country, female, random),
    given2: given(country, female, random),
    female: random.pick(country.people.female),
    male: random.pick(country.people.male),
    surname: surname(country, female, random),
    surname2: surname(country, female, random),
  };
  const filled = random
    .pick(country.people.patterns)
    .replace(/\{(\w+)\}/g, (whole, key: string) => {
      if (key === 'initial') return parts.given2.charAt(0);
      if (key === 'initial2') return given(country, female, random).charAt(0);
      if (key === 'SURNAME') return parts.surname.toUpperCase();
      if (key === 'SURNAME2') return parts.surname2.toUpperCase();
      return parts[key as keyof typeof parts] ?? whole;
    });
  return { name: filled, given: plain(parts.given), surname: plain(parts.surname) };
}

/** “Suharyanto”, “Chef Aya”: many people have only one name, and some cards print only one. */
function withOneName(name: ReturnType<typeof drawName>): ReturnType<typeof drawName> {
  const own = name.name.split(' ').find((word) => word.length > 2) ?? name.name;
  return { name: own, given: plain(own) || 'x', surname: plain(own) || 'x' };
}

/**
 * Picks distinct entries of a list, more often one than several: “Dato’ Ir. Hj.”, “DIMP, AMN,
 * P.Eng.”.
 */
function several(from: readonly string[], most: number, random: Random): string[] {
  const count = random.chance(0.6) ? 1 : random.integer(2, most);
  return [...new Set(Array.from({ length: count }, () => random.pick(from)))];
}

export function drawPerson(country: Country, random: Random): Person {
  const { honorifics, credentials } = country.people;
  const name = drawName(country, random);
  const degrees = several(credentials, 4, random).map((text) => text.replace(/^,\s*/, ''));
  return {
    ...(random.chance(0.03) ? withOneName(name) : name),
    honorific:
      random.chance(0.18) && honorifics.length > 0 ? several(honorifics, 3, random).join(' ') : '',
    credentials:
      random.chance(0.17) && credentials.length > 0
        ? degrees.join(random.chance(0.85) ? ', ' : ' ')
        : '',
  };
}

/** A person who has another one's family name. */
export function inOneFamily(person: Person, other: Person): Person {
  const family = other.name.split(' ').at(-1) ?? other.name;
  const [first = person.name] = person.name.split(' ');
  return { ...person, name: `${first} ${family}`, surname: other.surname };
}

import { quadCenter } from '../../geometry/quad-size.ts';
import type { Plane, Quad } from '../../geometry.ts';
import type { CardReading, PersonReading } from '../../reading.ts';

/** How much farther a name is whose number stands above it: what is said of somebody stands below the name. */
const BELOW = 3;

const isMobile = ({ value }: CardReading['phones'][number]) => value.kinds.includes('cell');

/** How far a number stands from a name, in pixels. */
function away(number: Quad<Plane>, name: Quad<Plane>): number {
  const [from, to] = [quadCenter(name), quadCenter(number)];
  const across = Math.min(Math.abs(to.x - from.x), Math.abs(number[0].x - name[0].x));
  const down = to.y - from.y;
  return across + (down < 0 ? -BELOW * down : down);
}

/**
 * The numbers of a card of two as they are to one of them: the mobile that stands nearest to the own name first, and
 * the other one's last. Where a mobile does not stand near each of them, as printed.
 */
export function ownMobilesFirst(
  { phones, lines }: Pick<CardReading<Plane>, 'phones' | 'lines'>,
  person: PersonReading,
  other: PersonReading,
): CardReading['phones'] {
  const placeOf = (reading: { lines: readonly number[] } | undefined) =>
    lines[reading?.lines[0] ?? -1]?.quad;
  const [own, others] = [placeOf(person.fullName), placeOf(other.fullName)];
  if (!own || !others) return phones;
  const isOwn = (phone: CardReading['phones'][number]) => {
    const place = placeOf(phone);
    return place !== undefined && away(place, own) < away(place, others);
  };
  const mobiles = phones.filter(isMobile);
  if (mobiles.every(isOwn) || !mobiles.some(isOwn)) return phones;
  const rank = (phone: CardReading['phones'][number]) =>
    isMobile(phone) ? (isOwn(phone) ? 0 : 2) : 1;
  return phones.toSorted((a, b) => rank(a) - rank(b));
}

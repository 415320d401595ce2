import type { Plane } from '../../geometry.ts';
import type { CardReading } from '../../reading.ts';

/** Indices of the lines that no field took. */
export function unassignedLines(reading: CardReading<Plane>): number[] {
  const single = [
    reading.fullName,
    reading.phonetic,
    ...Object.values(reading.otherScript ?? {}),
    reading.title,
    reading.department,
    reading.org,
    reading.tagline,
    reading.address,
  ];
  const several = [reading.emails, reading.phones, reading.websites, reading.socials].flat();
  const taken = new Set(
    [...single, ...several].flatMap((value) => (value?.origin === 'printed' ? value.lines : [])),
  );
  return reading.lines.flatMap((_, i) => (taken.has(i) ? [] : [i]));
}

import { dropUndefined } from '@cardsift/contacts/drop-undefined';
import type { NameScript } from '@cardsift/contacts/names/name-script';
import { isLatin, isNative } from '@cardsift/contacts/text/script';
import type { CardReading, OtherScriptReading, Reading } from '../../reading.ts';

/** From how much larger on the other name is the one that the card puts first. */
const LARGER = 1.15;

/** Height of a value's type in pixels of the photograph, also where its line stands upright. */
function sizeOf({ lines }: CardReading, value: Reading): number {
  const sizes = value.lines.flatMap((index) => {
    const quad = lines[index]?.quad;
    if (!quad) return [];
    const [a, b, , d] = quad;
    return [Math.min(Math.hypot(a.x - b.x, a.y - b.y), Math.hypot(a.x - d.x, a.y - d.y))];
  });
  return Math.max(0, ...sizes);
}

/** Whether a card's values are to be in Latin letters; undefined leaves all as it is. */
function wantsLatin(reading: CardReading, choice: NameScript): boolean | undefined {
  if (choice !== 'larger') return choice === 'latin';
  const { fullName, otherScript } = reading;
  const other = otherScript?.fullName;
  if (!fullName || !other) return undefined;
  const isLarger = sizeOf(reading, other) > LARGER * sizeOf(reading, fullName);
  // The title and the organization go with the name, so that a contact is in one script.
  return isLatin(isLarger ? other.value : fullName.value);
}

/**
 * A reading whose main values are in the script that the person wants, and whose others are those that were the main
 * ones. A value that stands on the card in one script only stays. The one place where that is chosen.
 */
export function inNameScript(reading: CardReading, choice: NameScript): CardReading {
  const latin = wantsLatin(reading, choice);
  if (latin === undefined || !reading.otherScript) return reading;
  const again = reading.otherScript;
  const isWanted = (text: string) => (latin ? isLatin(text) : isNative(text));
  const swapped = (['fullName', 'title', 'department', 'org'] as const).filter((field) => {
    const [main, other] = [reading[field], again[field]];
    return other && isWanted(other.value) && !(main && isWanted(main.value));
  });
  const fields = swapped.flatMap((field) =>
    field === 'fullName' ? (['fullName', 'name'] as const) : field,
  );
  const pick = (from: OtherScriptReading): OtherScriptReading =>
    Object.fromEntries(fields.map((field) => [field, from[field]]));
  const other: OtherScriptReading = { ...again, ...pick(reading) };
  const chosen: CardReading = { ...reading, ...pick(again) };
  const { otherScript: _, ...rest } = chosen;
  const kept = dropUndefined(other);
  return {
    ...(dropUndefined(rest) as CardReading),
    ...(Object.keys(kept).length > 0 && { otherScript: kept }),
  };
}

import type { CardReading } from '../reading.ts';
import { joinReadings } from './join-readings.ts';
import { areOfLikeFirms, areOfOneFirm, mayBeBackOf, sharePerson } from './same-card.ts';
import { saysSomething } from './says-something.ts';

/**
 * Makes one reading of the front and the back of one card on one photo. Two readings are sides of
 * one card when they share an e-mail address or a person's name, or a number where their names are in two scripts, or
 * when one of them names nobody, and its mailbox is called like the other's person or its company is that of exactly one
 * other: colleagues' cards stay apart. An outlined side with nothing but a sign belongs to the only card beside it.
 */
export function joinSides(readings: readonly CardReading[]): CardReading[] {
  const joined: CardReading[] = [];
  for (const reading of readings) {
    const other = joined.findIndex((known) => sharePerson(known, reading));
    if (other < 0) joined.push(reading);
    else joined[other] = joinReadings(joined[other] as CardReading, reading);
  }
  const ofOneFirm = joinBacks(joined, areOfOneFirm);
  return joinSigns(joinBacks(ofOneFirm, areOfLikeFirms));
}

/** Joins each side that names nobody to the only other one whose firm is its own. */
function joinBacks(
  readings: readonly CardReading[],
  isSameFirm: typeof areOfOneFirm,
): CardReading[] {
  const joined = [...readings];
  for (const back of readings) {
    if (!joined.includes(back)) continue;
    const [front, ...others] = joined.filter(
      (each) => each !== back && mayBeBackOf(back, each) && isSameFirm(back, each),
    );
    if (!front || others.length > 0) continue;
    joined[joined.indexOf(front)] = joinReadings(front, back);
    joined.splice(joined.indexOf(back), 1);
  }
  return joined;
}

/** “PFG” large on one side, and the numbers on the other: what says nothing else is no card of another firm. */
function joinSigns(readings: readonly CardReading[]): CardReading[] {
  const [front, ...fronts] = readings.filter(saysSomething);
  if (!front?.quad || fronts.length > 0) return [...readings];
  const [sign, ...signs] = readings.filter((each) => each !== front && each.quad && each.org);
  if (!sign || signs.length > 0 || (front.org && !areOfLikeFirms(sign, front)))
    return [...readings];
  const whole = joinReadings(front, sign);
  return readings.flatMap((each) => (each === sign ? [] : [each === front ? whole : each]));
}

/**
 * Gives numbers and an address that stand on a panel of their own, naming neither person nor company,
 * to the only person on the photo without a number.
 */
export function joinPanelTexts(readings: readonly CardReading[]): CardReading[] {
  const [panel, ...panels] = readings.filter(namesNothing);
  const [person, ...persons] = readings.filter((each) => each.fullName && each.phones.length === 0);
  if (!panel || !person || panels.length + persons.length > 0) return [...readings];
  const whole = joinReadings(person, { ...panel, quad: null });
  return readings.flatMap((each) => (each === panel ? [] : [each === person ? whole : each]));
}

function namesNothing({ fullName, org, emails, websites }: CardReading): boolean {
  return fullName === undefined && org === undefined && emails.length + websites.length === 0;
}

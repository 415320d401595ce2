import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import { areaCodesIn, hasAreaCodes, isAreaCode } from '../../country/area-codes.ts';
import { planOf } from '../../country/numbering-plan.ts';
import type { FoundPhone } from './found-phone.ts';
import { type ParsedPhone, parsePhone } from './phone-number.ts';
import { withEnding } from './shared-beginning.ts';

/** From abroad, Argentina's mobile numbers have a 9 before the area code. */
const MOBILE_FROM_ABROAD = /^9(?=\d{10}$)/;

/** The digits behind the calling code, without an extension. */
function nationalOf({ key }: ParsedPhone, country: CountryCode): string {
  const code = `+${getCountryCallingCode(country)}`;
  const [digits = ''] = key.split('x');
  const national = digits.startsWith(code) ? digits.slice(code.length) : digits;
  return country === 'AR' ? national.replace(MOBILE_FROM_ABROAD, '') : national;
}

/** At home, and without their area code, they begin with 15. */
function localOf(national: string, country: CountryCode): { local: string; prefix: string } {
  const isMobile = country === 'AR' && national.startsWith('15');
  return isMobile ? { local: national.slice(2), prefix: '9' } : { local: national, prefix: '' };
}

/** The area codes of a card's whole numbers that would make these digits as long as they are. */
function codesBeside(local: string, phones: readonly FoundPhone[], country: CountryCode): string[] {
  const lengths = (['FIXED_LINE', 'MOBILE'] as const).flatMap(
    (type) => planOf(country).type(type)?.possibleLengths() ?? [],
  );
  return phones
    .filter(({ key }) => key.startsWith(`+${getCountryCallingCode(country)}`))
    .map((phone) => nationalOf(phone, country))
    .filter(({ length }) => length > local.length && lengths.includes(length))
    .flatMap((whole) => lengths.map((length) => whole.slice(0, length - local.length)))
    .filter((code) => isAreaCode(country, code));
}

/** Digits behind the area code that two numbers share if one exchange connects both. */
const OF_EXCHANGE = 3;
const SHORTEST_LOCAL = 5;

/** “910 0149” beside “(020) 910 0142”: a number of the same exchange, whose area code it has, assigned or not. */
function besideExchange(
  local: string,
  phones: readonly FoundPhone[],
  country: CountryCode,
): ParsedPhone | undefined {
  if (local.length < SHORTEST_LOCAL || !hasAreaCodes(country)) return undefined;
  const code = `+${getCountryCallingCode(country)}`;
  const wholes = phones
    .filter(({ key }) => key.startsWith(code) && key.length > code.length + local.length)
    .filter((phone) => {
      const own = nationalOf(phone, country).slice(-local.length);
      return own.slice(0, OF_EXCHANGE) === local.slice(0, OF_EXCHANGE);
    })
    .map((phone) => withEnding({ ...phone, key: phone.key.split('x')[0] ?? phone.key }, local));
  return wholes.find((each) => each !== null) ?? undefined;
}

/**
 * “Tel. 66 96 94 17” on a card of Hamburg, “fixo 3500-0142” below “(71) 9 8500-0142”: local numbers with the area code
 * of another number or of a town on the card.
 * @param texts the card's lines
 * @param country where its numbers are dialed
 */
export function withAreaCodes<Phone extends FoundPhone>(
  phones: readonly Phone[],
  texts: readonly string[],
  country: CountryCode | undefined,
): Phone[] {
  if (!country || phones.every(({ valid }) => valid)) return [...phones];
  const mayBeLocal = phones.some((phone) => phone.mayBeLocal);
  const codesOfTowns = mayBeLocal ? areaCodesIn(texts, country) : [];
  return phones.map((phone) => {
    if (phone.valid || phone.key.includes('x')) return phone;
    const { local, prefix } = localOf(nationalOf(phone, country), country);
    const others = phones.filter((other) => other !== phone);
    const beside = prefix === '' && besideExchange(local, others, country);
    if (beside) return { ...phone, ...beside, isDoubtful: true };
    if (!phone.mayBeLocal) return phone;
    const wholes = [...codesBeside(local, phones, country), ...codesOfTowns]
      .map((code) => parsePhone(`+${getCountryCallingCode(country)}${prefix}${code}${local}`, []))
      .filter((each) => each?.key.startsWith('+'));
    const whole = wholes.find((each) => each?.valid);
    return whole ? { ...phone, ...whole, isDoubtful: true } : phone;
  });
}

import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import { areaCodesIn, isAreaCode } from '../../country/area-codes.ts';
import { planOf } from '../../country/numbering-plan.ts';
import type { FoundPhone } from './found-phone.ts';
import { type ParsedPhone, parsePhone } from './phone-number.ts';

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
  if (!country || !phones.some(({ mayBeLocal }) => mayBeLocal)) return [...phones];
  const codesOfTowns = areaCodesIn(texts, country);
  return phones.map((phone) => {
    if (!phone.mayBeLocal || phone.key.includes('x')) return phone;
    const { local, prefix } = localOf(nationalOf(phone, country), country);
    const wholes = [...codesBeside(local, phones, country), ...codesOfTowns]
      .map((code) => parsePhone(`+${getCountryCallingCode(country)}${prefix}${code}${local}`, []))
      .filter((each) => each?.key.startsWith('+'));
    const whole = wholes.find((each) => each?.valid);
    return whole ? { ...phone, ...whole, isDoubtful: true } : phone;
  });
}

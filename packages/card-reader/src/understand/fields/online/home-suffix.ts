import { areAlikeInCodes } from '../../text/letter-shapes.ts';
import type { HostName } from './host-name.ts';

const codeOf = (country: string) => (country === 'GB' ? 'uk' : country.toLowerCase());

/**
 * “acme.ni” on a Dutch card: the ending of a country that nothing else speaks of, a letter away from
 * one that something speaks of.
 * @param countries ISO codes that the rest of the card suggests
 */
export function withHomeSuffix<T extends { value: string; host: HostName }>(
  address: T,
  countries: readonly string[],
): T {
  const { host } = address;
  const read = host.suffix.split('.').at(-1) ?? '';
  const codes = countries.map(codeOf);
  const own = codes.includes(read) ? undefined : codes.find((code) => isMisreading(read, code));
  if (!own || read.length !== 2) return address;
  const mend = (text: string) => text.replace(new RegExp(`\\.${read}(?=$|/)`), `.${own}`);
  return {
    ...address,
    value: mend(address.value),
    host: {
      ...host,
      host: mend(host.host),
      domain: mend(host.domain),
      suffix: host.suffix.slice(0, -2) + own,
      repaired: true,
    },
  };
}

function isMisreading(read: string, own: string): boolean {
  const wrong = [...own].flatMap((letter, i) => (letter === read[i] ? [] : [[letter, read[i]]]));
  const [letter = '', other = ''] = wrong[0] ?? [];
  return wrong.length === 1 && areAlikeInCodes(letter, other);
}

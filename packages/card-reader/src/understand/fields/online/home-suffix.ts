import type { HostName } from './host-name.ts';

/** Two letters of country codes that recognizers take for each other. */
const ALIKE = /^(?:[il1tj]{2}|[oc0e]{2}|[vuy]{2})$/;

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
  const wrong = [...own].flatMap((letter, i) => (letter === read[i] ? [] : [letter + read[i]]));
  return wrong.length === 1 && ALIKE.test(wrong[0] ?? '');
}

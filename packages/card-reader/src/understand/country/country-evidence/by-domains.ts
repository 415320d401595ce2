import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { type Evidence, only, shared, TRUST } from './evidence.ts';

/** Endings that firms of other countries choose for their looks. */
const FOR_LOOKS = new Set(['io', 'co', 'me', 'tv', 'ai', 'eu', 'cc', 'fm', 'ws', 'la', 'gl', 'ly']);

export function byDomains(suffixes: readonly string[]): Evidence[] {
  return [...new Set(suffixes)].flatMap((suffix) => {
    const last = suffix.split('.').at(-1) ?? '';
    if (last === 'edu' || last === 'gov' || last === 'mil') return [only('US', TRUST.domain)];
    const country = (last === 'uk' ? 'GB' : last.toUpperCase()) as CountryCode;
    const isOwn = last.length === 2 && (!FOR_LOOKS.has(last) || suffix.includes('.'));
    return isOwn && isSupportedCountry(country) ? [only(country, TRUST.domain)] : [];
  });
}

/** “yahoo.fr” is used in Dakar too. */
export function byProviders(suffixes: readonly string[]): Evidence[] {
  return byDomains(suffixes).map((own) => shared(own, TRUST.provider));
}

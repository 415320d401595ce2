import { isAllCaps, startsWithCapital } from './letter-case.ts';

/** Abbreviations of job titles that stay in capitals. */
const ABBREVIATIONS =
  /^(?:CEO|CFO|CTO|COO|CIO|CMO|CRO|CPO|CDO|CISO|CHRO|CCO|EVP|SVP|AVP|VP|MD|GM|HR|IT|PR|R&D|F&E|QA|QC|UX|UI|KAM|PM|PMO|SEO|SEA|CRM|ERP|SAP|B2B|B2C|EMEA|DACH|APAC|LATAM|EU|UK|US|USA|AI|KI|ML|BI|CAD|BIM|HSE|EHS|PDG|DG|DRH|DSI|RH|DAF|VD|AD|CAO|HVAC|OEM|M&A|IP|TV|VR|AR|IOT|PHD|MBA|CPA|II|III|REALTOR)$/;
const SMALL = new Set(
  `and of for the in at to und für der die das des im am de du la le les et en y e del da do das dos di della delle van
  voor och för og til i a`.split(/\s+/),
);

function wordCase(word: string, first: boolean, locale: string): string {
  if (ABBREVIATIONS.test(word.replace(/[^\p{L}\p{N}&]/gu, ''))) return word;
  const lower = word.toLocaleLowerCase(locale);
  if (!first && SMALL.has(lower)) return lower;
  return lower.replace(
    /(^|[-/(&'’.])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase(locale),
  );
}

/** A title set in capitals as it would be written in a sentence; other texts stay as they are. */
export function readableCase(text: string, country?: string): string {
  const locale = country === 'TR' ? 'tr' : 'en';
  const words = text.split(' ');
  const long = words.filter((word) => word.replace(/[^\p{L}]/gu, '').length > 3);
  if (long.length === 0 || !long.every((word) => isAllCaps(word) && startsWithCapital(word)))
    return text;
  return words.map((word, i) => wordCase(word, i === 0, locale)).join(' ');
}

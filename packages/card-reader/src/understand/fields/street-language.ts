import type { CountryCode } from 'libphonenumber-js/max';
import { fold } from '../text/fold.ts';

/** Words of everyday card text that tell a country's language, most likely countries first. */
export const streetLanguages: [CountryCode[], RegExp][] = [
  [
    ['DE', 'AT', 'CH'],
    /stra(?:ss|ß)e|(?:^|\s)(?:telefon|mobil|gmbh|geschaftsfuhrer(?:in)?|str\.)(?:\s|$|:)|\p{L}{3}str\.? \d/u,
  ],
  [
    ['FR', 'BE', 'CH'],
    /(?:^|\s)(?:rue|avenue de|boulevard|cedex|sarl|directeur|directrice|gerante?)(?:\s|$)/u,
  ],
  [['ES', 'MX'], /(?:^|\s)(?:calle|c\/|avda|paseo|gerente|movil|s\.l\.)(?:\s|$|:)/u],
  [['IT'], /(?:^|\s)(?:via|piazza|corso|viale|s\.r\.l\.|srl|titolare|cellulare)(?:\s|$|:)/u],
  [['PT', 'BR'], /(?:^|\s)(?:rua|travessa|praca|lda|telemovel|diretora?)(?:\s|$|:)/u],
  [
    ['NL', 'BE'],
    /(?:straat|laan|plein|gracht|weg) \d|(?:^|\s)(?:b\.?v\.?|mobiel|kantoor)(?:\s|$|:)/u,
  ],
  [['SE'], /(?:gatan|vagen) \d|(?:^|\s)(?:ab|vaxel)(?:\s|$|:)/u],
  [['NO'], /(?:gata|gate|veien|vegen) \d|(?:^|\s)(?:as|daglig leder)(?:\s|$|:)/u],
  [['DK'], /(?:gade|vej|alle) \d|(?:^|\s)(?:aps|a\/s|direktor)(?:\s|$|:)/u],
  [['FI'], /(?:katu|tie) \d|(?:^|\s)(?:oy|oyj|puh|toimitusjohtaja)(?:\s|$|:|\.)/u],
  [['PL'], /(?:^|\s)(?:ul\.|ul|al\.|sp\. z o\.o\.|kom\.|prezes)(?:\s|$|:)/u],
  [['CZ', 'SK'], /(?:^|\s)(?:s\.r\.o\.|ulice|nam\.|jednatel(?:ka)?|reditel(?:ka)?)(?:\s|$|:)/u],
  [['HU'], /(?:^|\s)(?:kft\.?|utca|ut|ter|zrt\.?|ugyvezeto|igazgato)(?:\s|$|:)/u],
  [['TR'], /(?:^|\s)(?:cad\.|caddesi|sok\.|sokak|mah\.|a\.s\.|ltd\. sti\.|muduru)(?:\s|$|:)/u],
  [['GB'], /(?:^|\s)(?:ltd|llp|plc|mob)(?:\s|$|:|\.)/u],
  [
    ['US'],
    /(?:^|\s)(?:inc|llc|suite|ste)(?:\s|$|:|\.)|^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|[^\d+]\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/u,
  ],
];

/** Whether a printed text matches a pattern of folded words. */
export function isIn(text: string, words: RegExp): boolean {
  return words.test(fold(text));
}

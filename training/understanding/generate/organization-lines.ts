import type { Random } from '@cardsift/invented-cards/random';
import { broken, partsFor, textLines, valueLines } from './break-lines.ts';
import { listedTrades } from './mapped-organizations.ts';
import type { Country } from './material.ts';
import { type Organization, shortName, wordmarkOf } from './organizations.ts';
import { type Line, line, value } from './printed-text.ts';
import { cased, drawCase, type Style } from './style.ts';

export function organizationLines(
  name: string,
  style: Style,
  size: number,
  random: Random,
): Line[] {
  const text = cased(name, style.organization);
  const parts = partsFor(text, text.length > 24 ? 0.25 : 0.05, random);
  return valueLines(broken(text, parts, random), value('organization'), size);
}

const SINCE =
  'EST.|Est.|Since|SINCE|Seit|seit|Depuis|desde|Desde|Dal|Established|gegr.|anno|od roku|fondée en|sedert|siden|•|-'.split(
    '|',
  );

/** How many lines a logotype takes. */
function partsOfLogo(text: string, random: Random): number {
  const words = text.split(' ').length;
  if (words < 2 || !random.chance(0.45)) return 1;
  if (words < 3 || !random.chance(0.4)) return 2;
  return words > 3 && random.chance(0.35) ? 4 : 3;
}

/** Makes some lines of a logotype smaller: “TAQUERÍA” above “El Compa Chuy”. */
function varySizes(rows: Line[], random: Random): void {
  const roll = random.next();
  const [first] = rows;
  if (roll < 0.35) for (const row of rows.slice(1)) row.size *= random.between(0.35, 0.9);
  else if (roll < 0.6 && first) first.size *= random.between(0.3, 0.9);
}

/** “SHIFA AL JAZEERA” above “Medical Complex”: each line of a logotype may be capitalized differently. */
function inOtherCapitals(lines: readonly string[], random: Random): string[] {
  return lines.map((text) => cased(text, drawCase(random, 0.5, 0.1)));
}

/** The text of a logo: the firm's name or part of it, and the small print that belongs to it. */
export function logoLines(
  organization: Organization,
  country: Country,
  style: Style,
  random: Random,
): { rows: Line[]; isWhole: boolean } {
  const isWhole = random.chance(0.5);
  const text = isWhole
    ? random.chance(0.6)
      ? organization.name
      : shortName(organization.name)
    : wordmarkOf(organization, country, random);
  const ownCase = drawCase(random, 0.42, 0.1);
  const printed = cased(text, style.organization === 'small' ? 'small' : ownCase);
  const parts = broken(printed, partsOfLogo(text, random), random);
  const lines = random.chance(0.3) ? inOtherCapitals(parts, random) : parts;
  const rows = valueLines(lines, value('organization'), style.sizes.wordmark);
  if (rows.length > 1) varySizes(rows, random);
  if (random.chance(0.08)) for (const row of rows) row.spaced = true;
  // “coopervale” above “Cooperativa Agroindustrial Vale do Irani”: a brand above the full name.
  const isWrittenOut = !isWhole && random.chance(0.3);
  if (isWrittenOut)
    rows.push(
      ...organizationLines(
        organization.name,
        style,
        Math.max(0.8, style.sizes.wordmark * random.between(0.3, 0.7)),
        random,
      ),
    );
  if (random.chance(0.05))
    rows.push(
      line(`${random.pick(SINCE)} ${random.integer(1850, 2022)}`, 'tagline', style.sizes.tagline),
    );
  if (random.chance(0.04)) {
    const city = cased(random.pick(country.addresses.cities), drawCase(random, 0.5, 0));
    rows.push(line(city, 'address', style.sizes.tagline));
  }
  if (random.chance(0.06)) rows.unshift(initial(country, style, random));
  return { rows, isWhole: isWhole || isWrittenOut };
}

function initial(country: Country, style: Style, random: Random): Line {
  const text = random.pick(country.organizations.brandPieces).slice(0, 2).toUpperCase();
  return line(text, 'other', style.sizes.wordmark * random.between(0.8, 1.6));
}

/** The firm's trade in small print below its logo: “Bar · Undertaker · Hardware”, “BOUCHERIE · CHARCUTERIE”. */
export function trades(country: Country, style: Style, random: Random): Line[] {
  return textLines(
    [random.chance(0.35) ? listedTrades(country, random) : random.pick(country.services)],
    'service',
    style.sizes.tagline,
    drawCase(random, 0.3, 0.03),
    random,
  );
}

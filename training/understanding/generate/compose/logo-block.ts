import type { Block } from '../block.ts';
import { logoLines, organizationLines, trades } from '../organization-lines.ts';
import { drawOrganization } from '../organizations.ts';
import type { Line } from '../printed-text.ts';
import type { Draft } from './draft.ts';

/** The logo of a card's organization, with or without its trade and slogan. */
export function logoBlock(
  draft: Draft,
  tagline: Line[],
): { block: Block; isNamed: boolean } | null {
  const { organization, kind, country, style, random } = draft;
  if (!organization || !random.chance(kind === 'nobody' ? 0.97 : 0.72)) return null;
  const { rows, isWhole } = logoLines(organization, country, style, random);
  // “Fiduciaire du Seeland” below “Seeland Treuhand”: one firm in two languages.
  if (country.languages.length > 1 && random.chance(0.03))
    rows.push(
      ...organizationLines(
        drawOrganization(country, organization.kind, null, random).name,
        style,
        rows[0]?.size ?? 1,
        random,
      ),
    );
  if (random.chance(kind === 'nobody' ? 0.25 : 0.12)) rows.push(...trades(country, style, random));
  if (random.chance(0.6)) rows.push(...tagline.splice(0));
  return { block: { role: 'logo', lines: rows }, isNamed: isWhole };
}

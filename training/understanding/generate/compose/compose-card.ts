import type { Random } from '@cardsift/invented-cards/random';
import type { Block } from '../block.ts';
import { textLines } from '../break-lines.ts';
import { drawRowStyle } from '../contact-rows.ts';
import { addForeignScript } from '../foreign-script.ts';
import type { Country } from '../material.ts';
import { organizationLines } from '../organization-lines.ts';
import { drawOrganization } from '../organizations.ts';
import { textOf } from '../printed-text.ts';
import { drawCase, drawStyle } from '../style.ts';
import { drawKind, kindOfOrganization } from './card-kind.ts';
import { addressBlocks, contactBlocks } from './contact-blocks.ts';
import { type Draft, drawPersons } from './draft.ts';
import { extraLines, footerLines } from './extra-lines.ts';
import { logoBlock } from './logo-block.ts';
import { personBlocks } from './person-blocks.ts';

export function composeCard(country: Country, abroad: Country, random: Random): Block[] {
  const style = drawStyle(random);
  const kind = drawKind(random);
  const persons = drawPersons(country, abroad, kind, random);
  const kindOfFirm = kindOfOrganization(kind, random);
  const organization =
    kindOfFirm && drawOrganization(country, kindOfFirm, persons[0] ?? null, random);
  const rowStyle = drawRowStyle(random);
  const draft: Draft = {
    country,
    kind,
    style,
    rowStyle,
    organization,
    persons,
    employer: [],
    random,
  };
  const tagline = random.chance(kind === 'nobody' ? 0.4 : 0.2)
    ? textLines(
        [random.pick(country.taglines)],
        'tagline',
        style.sizes.tagline,
        drawCase(random, 0.15, 0.03),
        random,
      )
    : [];
  const logo = logoBlock(draft, tagline);
  if (organization && random.chance(logo?.isNamed ? 0.25 : 0.75))
    draft.employer = organizationLines(organization.name, style, style.sizes.organization, random);
  const blocks: Block[] = [
    ...(logo ? [logo.block] : []),
    ...personBlocks(draft),
    ...contactBlocks(draft),
    ...addressBlocks(draft),
    { role: 'extra', lines: extraLines(draft) },
    { role: 'footer', lines: [...footerLines(draft), ...tagline] },
  ];
  const printed = blocks.filter((block) => block.lines.some((each) => textOf(each).trim() !== ''));
  addForeignScript(printed, country, random);
  return printed;
}

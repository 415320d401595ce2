import type { Random } from '@cardsift/invented-cards/random';
import { pickSome, textLines, valueLines } from '../break-lines.ts';
import { fillDigits } from '../fill-pattern.ts';
import { between, type Line, value } from '../printed-text.ts';
import { drawCase } from '../style.ts';
import type { CardKind } from './card-kind.ts';
import type { Draft } from './draft.ts';

const SERVICES: Record<CardKind, number> = {
  employee: 0.08,
  official: 0.08,
  'two persons': 0.15,
  freelancer: 0.2,
  owner: 0.35,
  trade: 0.6,
  nobody: 0.5,
};

/** Offers and opening hours. */
export function extraLines({ country, kind, style, random }: Draft): Line[] {
  const extra: Line[] = [];
  if (random.chance(SERVICES[kind])) {
    const most = random.chance(0.5) ? 1 : random.chance(0.8) ? 5 : 16;
    const services = textLines(
      pickSome(country.services, most, random),
      'service',
      style.sizes.tagline,
      drawCase(random, 0.15, 0.02),
      random,
    );
    extra.push(...(random.chance(0.25) ? bulleted(services, random) : services));
  }
  if (random.chance(kind === 'nobody' ? 0.3 : kind === 'owner' ? 0.14 : 0.03))
    extra.push(...textLines(pickSome(country.hours, 2, random), 'hours', 1, 'as is', random));
  return extra;
}

/** Bullets as printed, and as a recognizer misreads them. */
const BULLETS = ['• ', '• ', '- ', '* ', '· ', '» ', '> ', 'o ', 'e ', 'v ', '+ ', '•'];

function bulleted(lines: readonly Line[], random: Random): Line[] {
  const bullet = random.pick(BULLETS);
  return lines.map((each) => ({ ...each, spans: [between(bullet), ...each.spans] }));
}

/** Register numbers and other small print. */
export function footerLines({ country, organization, style, random }: Draft): Line[] {
  const footer: Line[] = [];
  if (random.chance(0.16)) {
    const own = valueLines(
      pickSome(country.registers, 2, random).map((text) => fillDigits(text, random)),
      value('register'),
      random.between(0.7, 1),
    );
    // “Acme GmbH · HRB 1234”
    if (organization && random.chance(0.2) && own[0])
      own[0].spans.unshift(
        { text: organization.name, value: value('organization') },
        between(random.pick([' · ', ' | ', ', ', ' – ', ' '])),
      );
    footer.push(...own);
  }
  if (random.chance(0.16))
    footer.push(
      ...textLines(
        pickSome(country.other, 2, random),
        'other',
        random.between(0.7, 1.1),
        style.other,
        random,
      ),
    );
  return footer;
}

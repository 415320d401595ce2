/**
 * Writes the words before telephone numbers, from the material that trains understanding: what each country calls a
 * mobile, a fax and any other line. `node training/world/write-phone-labels.ts`; it prints nothing.
 */

import { writeFileSync } from 'node:fs';
import { tidyLabel } from '@cardsift/card-reader/understand/values/phone/phone-label';
import { fold } from '@cardsift/contacts/text/fold';
import { material, textsOf } from './material.ts';

const target = new URL(
  '../../packages/card-reader/src/understand/lexicon/phone-labels.json',
  import.meta.url,
);

/** The material's kinds of labels, and what a number after them is. */
const KINDS = {
  mobile: 'cell',
  whatsapp: 'cell',
  fax: 'fax',
  phone: 'work',
  direct: 'work',
  switchboard: 'work',
} as const;

type Kind = (typeof KINDS)[keyof typeof KINDS];

/** Words that name people or label something else too cannot be labels of numbers. */
const other = new Set(
  material.flatMap(({ people, labels }) => {
    const elsewhere = Object.keys(labels).filter((key) => !(key in KINDS));
    const names = textsOf(people).flatMap((name) => name.split(/\s+/));
    return [...names, ...elsewhere.flatMap((key) => labels[key])].map(tidyLabel);
  }),
);
// “Com.” means commercial in Brazil, and ends most web addresses.
other.add('com');

/** Two letters may mean many things. Those that are labels everywhere are listed in `phone-labels.ts`. */
const isLabel = (label: string) =>
  /^(?=.*\p{L}{3})[\p{Script=Latin} ]{3,24}$/u.test(label) &&
  fold(label) === label &&
  label.split(' ').length <= 4;

const kinds = new Map<string, Set<Kind>>();
for (const { labels } of material) {
  for (const [key, kind] of Object.entries(KINDS)) {
    for (const label of (labels[key] ?? []).map(tidyLabel)) {
      if (isLabel(label) && !other.has(label))
        kinds.set(label, (kinds.get(label) ?? new Set()).add(kind));
    }
  }
}

const written: Record<Kind, string[]> = { cell: [], fax: [], work: [] };
for (const [label, [kind, second]] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (kind && !second) written[kind].push(label);
}
writeFileSync(target, `${JSON.stringify(written, null, 2)}\n`);

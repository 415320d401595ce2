import type { PhoneKind } from '@cardsift/contacts/contact';
import { fold } from '@cardsift/contacts/text/fold';
import ofAlphabets from './alphabet-labels.json' with { type: 'json' };
import ofEastAsia from './east-asian-labels.json' with { type: 'json' };
import ofCountries from './phone-labels.json' with { type: 'json' };
import registerNames from './register-names.json' with { type: 'json' };
import lists from './word-lists.json' with { type: 'json' };

export type LabelKind = PhoneKind | 'other';

/**
 * Ours, and before them what the countries of our material write: `training/world/write-phone-labels.ts`; behind them
 * what countries call their registers and tax numbers, which are no telephone's.
 */
export const phoneLabels: ReadonlyMap<string, LabelKind> = new Map([
  ...[ofCountries, ofEastAsia, ofAlphabets, lists.phoneLabels].flatMap((kinds) =>
    (Object.entries(kinds) as [LabelKind, string[]][]).flatMap(([kind, labels]) =>
      labels.map((label): [string, LabelKind] => [fold(label), kind]),
    ),
  ),
  ...Object.values(registerNames)
    .flat()
    .map((name): [string, LabelKind] => [name, 'other']),
]);

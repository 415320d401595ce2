import type { Callables } from './callables.ts';
import { oddDocument } from './odd-values.ts';
import { attackAccounts } from './requests/accounts.ts';
import { type Attack, send } from './requests/attacker.ts';
import { attackRealtime } from './requests/realtime.ts';
import { attackStorage } from './requests/storage.ts';
import { attackFunctions, attackReading, attackWriting } from './requests/tables.ts';
import { attackWebhook } from './requests/webhook.ts';

/** Everything that can be requested over the network, by part of the API. */
export function describeAttacks(callables: Callables): Record<string, Attack> {
  return {
    functions: attackFunctions(callables),
    'rows read': attackReading(callables),
    'rows written': attackWriting(callables),
    'stored cards': attackStorage,
    'edge functions': (attacker, pick) =>
      send(attacker, `/functions/v1/${pick(['get-webhook-url', 'none', '%00'])}`, {
        method: 'POST',
        body: oddDocument(pick),
      }),
    accounts: attackAccounts,
    webhook: attackWebhook,
    realtime: attackRealtime,
  };
}

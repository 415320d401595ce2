import { oddText } from '../odd-values.ts';
import { type Attack, send } from './attacker.ts';

export const attackStorage: Attack = (attacker, pick) => {
  const path = `vcards/${attacker.userId}/${pick(['a.vcf', '%00', '../b.vcf', 'x'.repeat(900)])}`;
  return pick([
    () =>
      send(attacker, `/storage/v1/object/${path}`, {
        method: 'POST',
        body: oddText(pick),
        headers: { 'content-type': 'text/vcard' },
      }),
    () =>
      send(attacker, '/storage/v1/object/list/vcards', {
        method: 'POST',
        body: JSON.stringify({
          prefix: oddText(pick).slice(0, 60_000),
          limit: 1e6,
          search: oddText(pick).slice(0, 500),
        }),
      }),
    () =>
      send(attacker, `/storage/v1/object/vcards`, {
        method: 'DELETE',
        body: JSON.stringify({ prefixes: Array.from({ length: 1_000 }, () => path) }),
      }),
    () => send(attacker, `/storage/v1/object/public/${path}`),
  ])();
};

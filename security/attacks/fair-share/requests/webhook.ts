import { once } from 'node:events';
import { oddText } from '../odd-values.ts';
import type { Attack } from './attacker.ts';

export const attackWebhook: Attack = (attacker, pick) => {
  const form = new FormData();
  const bytes = new Uint8Array(pick([0, 10, 10_000, 1_000_000])).fill(pick([0, 255]));
  const head = pick([
    [],
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    [0x25, 0x50, 0x44, 0x46],
  ]);
  form.append(
    'image',
    new Blob([Uint8Array.from(head), bytes], { type: 'image/jpeg' }),
    oddText(pick).slice(0, 900),
  );
  form.append('userId', pick([attacker.userId, oddText(pick).slice(0, 9_000)]));
  // If a form is given up, Node's fetch fails outside of its promise. So the test stops waiting for this one
  // instead.
  const answer = fetch(`${attacker.url}/webhook/${pick(['business-card', 'demo-card'])}`, {
    method: 'POST',
    body: form,
    headers: {
      'x-forwarded-for': attacker.address,
      ...(attacker.token && { authorization: `Bearer ${attacker.token}` }),
    },
  }).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  });
  return Promise.race([answer, untilAborted(attacker.signal)]);
};

const untilAborted = async (signal: AbortSignal): Promise<number> => {
  if (!signal.aborted) await once(signal, 'abort');
  return 0;
};

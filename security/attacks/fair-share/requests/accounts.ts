import { oddText } from '../odd-values.ts';
import { type Attack, send } from './attacker.ts';

export const attackAccounts: Attack = (attacker, pick) => {
  const [method, path] = pick([
    ['POST', 'token?grant_type=password'],
    ['POST', 'token?grant_type=refresh_token'],
    ['POST', 'signup'],
    ['POST', 'recover'],
    ['POST', 'verify'],
    ['PUT', 'user'],
    ['GET', 'user'],
    ['POST', 'factors'],
  ] as const);
  const text = () => oddText(pick).slice(0, pick([100, 15_000, 100_000]));
  const body = JSON.stringify({
    ...{ email: pick([`${text()}@x.org`, 'eve@x.org']), password: text(), refresh_token: text() },
    ...{ token_hash: text(), type: 'signup', data: { name: text() }, factor_type: 'totp' },
  });
  return send(attacker, `/auth/v1/${path}`, { method, ...(method !== 'GET' && { body }) });
};

import { signUp } from '@cardsift/backend/testing/sign-up';
import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { runPostgres } from '@cardsift/backend/testing/run-postgres';
const kind = process.argv[2], factor = process.argv[3] ?? '1000', accounts = Number(process.argv[4] ?? 10);
const pg = kind === 'postgres' ? await runPostgres() : undefined;
const server = await runStandalone({ RATE_LIMIT_FACTOR: factor, ...(pg && { DATABASE_URL: pg.url }) });
const key = server.secrets.publishableKey;
const ada = await signUp(server.url, key);
const tokenOf = async (p: typeof ada) => (await p.client.auth.getSession()).data.session?.access_token ?? '';
const evil: string[] = [];
for (let i = 0; i < accounts; i++) {
  const eve = await signUp(server.url, key);
  const rows = Array.from({ length: 500 }, (_, j) => ({ user_id: eve.id, full_name: `C ${j}`, notes: 'x'.repeat(1000) }));
  await eve.client.from('business_card_records').insert(rows).throwOnError();
  await eve.client.from('business_card_records').insert(rows).throwOnError();
  evil.push(await tokenOf(eve));
}
const mine = await tokenOf(ada);
const ask = async (token: string, path: string) => { const a = await fetch(`${server.url}/rest/v1/${path}`, { headers: { apikey: key, authorization: `Bearer ${token}` } }); await a.arrayBuffer(); return a.status; };
const until = Date.now() + 25_000;
const counts: Record<string, number> = {};
const attack = evil.flatMap((t) => Array.from({ length: 20 }, async () => { while (Date.now() < until) { const s = await ask(t, 'business_card_records?select=*&order=notes,created_at.desc').catch(() => 'error'); counts[s] = (counts[s] ?? 0) + 1; if (s !== 200) await new Promise((r) => setTimeout(r, 200)); } }));
await new Promise((r) => setTimeout(r, 2000));
const waits: number[] = [];
const hz: number[] = [];
while (Date.now() < until) {
  let s = performance.now(); const status = await ask(mine, 'business_card_records?select=id&limit=1'); waits.push(performance.now() - s); counts[`ada ${status}`] = (counts[`ada ${status}`] ?? 0) + 1;
  s = performance.now(); await (await fetch(`${server.url}/healthz`)).text(); hz.push(performance.now() - s);
  await new Promise((r) => setTimeout(r, 50));
}
await Promise.all(attack);
const at = (v: number[], q: number) => [...v].sort((a, b) => a - b)[Math.min(v.length - 1, Math.floor(v.length * q))]?.toFixed(0);
console.log(kind, 'factor', factor, accounts, 'accounts; ada waits', waits.length, 'p50', at(waits, .5), 'p99', at(waits, .99), 'max', at(waits, 1), '| healthz p50', at(hz, .5), 'p99', at(hz, .99), JSON.stringify(counts));
await discardStandalone(server); await pg?.discard(); process.exit(0);

import { parseArgs } from 'node:util';
import { createTestClient, signUp } from '@cardsift/backend/testing/sign-up';
import { answers, openModelServer } from '@cardsift/extraction/testing/model-server';
import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { printTable } from '../print-table.ts';

/**
 * Milliseconds until our page has a card's contact, with and without a second reader that is asked about every card.
 */

const { values } = parseArgs({ options: { cards: { type: 'string', default: '40' } } });

const model = await openModelServer(answers({}));
const servers = {
  without: await runStandalone({ READER_PRELOAD: 'true' }),
  with: await runStandalone({
    READER_PRELOAD: 'true',
    SECOND_READER_URL: model.url,
    SECOND_READER_MODEL: 'stand-in',
    SECOND_READER_ASKS: 'all',
    SECOND_READER_PER_MINUTE: '10000',
  }),
};
const { jpeg } = await drawSampleCard(0);

async function enter({ url, secrets }: (typeof servers)['with']) {
  const person = await signUp(url, secrets.publishableKey);
  const operator = createTestClient(url, secrets.secretKey);
  await operator.rpc('set_plan', { email: person.email, premium: true }).throwOnError();
  const { data } = await person.client.auth.getSession();
  return async () => {
    const form = new FormData();
    form.set('image', new File([jpeg as Uint8Array<ArrayBuffer>], 'card.jpg'));
    form.set('userId', person.id);
    form.set('userEmail', person.email);
    const begun = performance.now();
    const response = await fetch(`${url}/webhook/business-card`, {
      method: 'POST',
      headers: {
        accept: 'application/x-ndjson;second=follow',
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: form,
    });
    let first: number | undefined;
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk);
      if (text.includes('{"cards"')) first ??= performance.now() - begun;
    }
    if (first === undefined) throw new Error(`No cards: ${response.status} ${text}`);
    return { first, last: performance.now() - begun };
  };
}

const send = { without: await enter(servers.without), with: await enter(servers.with) };
const times = {
  without: [] as number[],
  with: [] as number[],
  differences: [] as number[],
};
for (let card = -2; card < Number(values.cards); card++) {
  // Cards are read one after the other, and the order of the two ways alternates, so that both meet the same load.
  const order = card % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const);
  const pair = { without: 0, with: 0 };
  for (const which of order) pair[which] = (await send[which]()).first;
  // The first ones warm up.
  if (card < 0) continue;
  times.without.push(pair.without);
  times.with.push(pair.with);
  times.differences.push(pair.with - pair.without);
}
await Promise.all([discardStandalone(servers.without), discardStandalone(servers.with)]);
model.close();

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
const [without, withIt] = [median(times.without), median(times.with)];
const ms = (time: number) => `${time.toFixed(0)} ms`;
console.log(
  printTable(
    ['', 'without', 'with', 'change of the median', 'median of the differences'],
    [
      [
        'first contact',
        ms(without),
        ms(withIt),
        `${(100 * (withIt / without - 1)).toFixed(1)} %`,
        ms(median(times.differences)),
      ],
    ],
  ),
);

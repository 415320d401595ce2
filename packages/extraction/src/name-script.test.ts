import { READING_TYPE } from '@cardsift/card-reader/answer-types';
import { type ReadCard, toReadCard } from '@cardsift/card-reader/read-card';
import { expect, test } from 'vitest';
import { cardOf, fakePool } from './testing/fake-pool.ts';
import { scan, testWorkflow } from './testing/requests.ts';
import type { CardAnswer } from './webhook/card-answer.ts';

/** A card that prints its name in two scripts, at the same size. */
function inTwoScripts(): ReadCard {
  const { reading } = cardOf('王小明');
  const latin = cardOf('Wang Xiaoming').reading.fullName;
  return toReadCard({ ...reading, ...(latin && { otherScript: { fullName: latin } }) });
}

test('the name that the person prefers comes first, with the other one beside it', async () => {
  const workflow = await testWorkflow({ pool: fakePool(async () => [inTwoScripts()]) });
  const names = async () => {
    const response = await scan(workflow, { headers: { accept: READING_TYPE } });
    const { cards } = (await response.json()) as CardAnswer;
    return cards.map(({ contact }) => [contact.fullName, contact.otherScript?.fullName]);
  };
  expect(await names()).toEqual([['王小明', 'Wang Xiaoming']]);
  const settings = { user_id: workflow.ada.id, names_in_scripts: 'latin' };
  await workflow.ada.client.from('user_settings').upsert(settings).throwOnError();
  expect(await names()).toEqual([['Wang Xiaoming', '王小明']]);
});

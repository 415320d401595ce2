import { fold } from '@cardsift/contacts/text/fold';
import { createRandom } from '@cardsift/invented-cards/random';
import { expect, test } from 'vitest';
import { loadCountries } from './material.ts';
import { drawPerson } from './people.ts';
import { peopleOfTrade } from './people-of-trade.ts';
import { drawStyle } from './style.ts';

const countries = loadCountries(new URL('../material', import.meta.url).pathname, 'train');

test('each of a trade’s people is named once, fully or by given name, beside their own number', () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = createRandom(seed);
    const country = random.pick(countries);
    const people = [drawPerson(country, random), drawPerson(country, random)];
    const lines = peopleOfTrade(people, country, drawStyle(random), random);
    const spans = lines.flatMap((line) => line.spans);
    const names = spans.filter(({ value }) => value?.label === 'name').map(({ text }) => text);
    expect(names).toHaveLength(2);
    names.forEach((name, i) => {
      expect(fold(people[i]?.name ?? '')).toContain(fold(name));
    });
    const numbers = spans.filter(({ value }) => value?.label === 'phone');
    expect([0, 1, 2]).toContain(numbers.length);
  }
});

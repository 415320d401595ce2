import { readFile } from 'node:fs/promises';
import { countInProcess } from '@cardsift/backend/create-limiter';
import { cellsOf } from '@cardsift/card-reader/judge-second-answer/letter-cells';
import type { SecondAnswer } from '@cardsift/card-reader/judge-second-answer/second-answer';
import { loadUnderstanding } from '@cardsift/card-reader/node/load-understanding';
import { toReadCard } from '@cardsift/card-reader/read-card';
import type { CardReading, TextLine } from '@cardsift/card-reader/reading';
import { understandCard } from '@cardsift/card-reader/understand/understand-card';
import { createAskModel } from '@cardsift/extraction/second-reader/ask-model';
import { readAgain } from '@cardsift/extraction/second-reader/read-again';
import { createSecondReader } from '@cardsift/extraction/second-reader/second-reader';
import { answers, openModelServer } from '@cardsift/extraction/testing/model-server';
import { pino } from 'pino';
import { printTable } from '../print-table.ts';
import { compareCard } from '../understanding/compare-card.ts';
import { type WrittenCard, writtenCards } from '../understanding/written-card.ts';

/** Whether a second reader's answers improve the cards that it is asked about: compares them with and without it. */

const NAME = 'recorded answers';
const recorded = JSON.parse(
  await readFile(new URL('./answers.json', import.meta.url), 'utf8'),
) as Record<string, SecondAnswer>;
const cards = (await writtenCards('dev')).filter(({ name }) => name in recorded);
const byLines = new Map(cards.map(({ name, lines }) => [textOf(lines), recorded[name]]));

const server = await openModelServer((response, { body }) => {
  const said = body.messages[1]?.content as string;
  const { lines } = JSON.parse(said) as { lines: { text: string }[] };
  answers(byLines.get(textOf(lines)) ?? {})(response, { path: '', headers: {}, body });
});
const settings = {
  ...{ url: server.url, model: NAME, key: undefined, provider: NAME, sees: 'lines' as const },
  ...{ asks: 'unsure' as const, limit: 60_000, atOnce: 1, perMinute: 1000 },
  ...{ tokens: 1000, tokensPerDay: 10_000_000 },
};
const reader = createSecondReader(settings, {
  askModel: createAskModel(settings),
  createLimiter: countInProcess,
  logger: pino({ level: 'silent' }),
});

const network = await loadUnderstanding();
const before = tally();
const after = tally();
const written = { values: 0, ungrounded: 0, suggestions: 0 };
for (const { lines, truth } of cards) {
  const ours = onPhotograph(await understandCard(lines, { quad: null, qrPayloads: [] }, network));
  const question = { card: toReadCard(ours), sides: [] };
  const { card } = await readAgain(question, reader, async () => [], new AbortController().signal);
  before.add(truth, ours);
  after.add(truth, card.reading);
  countWritten(card.reading, ours);
}
server.close();

console.log(`${cards.length} designed cards of the dev set, of which our reader is not sure\n`);
console.log(
  printTable(
    ['', 'fields', 'whole cards', 'values to check', 'wrong and not to check'],
    [
      ['without', ...before.row()],
      ['with', ...after.row()],
    ],
  ),
);
console.log(
  `\n${written.values} values by the second reader, ${written.ungrounded} with a letter that is not on the card; ${written.suggestions} suggestions`,
);

/** Checks the second reader's own values against the letters on the card once more, in the simplest way. */
function countWritten(reading: CardReading, ours: CardReading): void {
  const { fullName, title, department, org, tagline } = reading;
  const texts = [fullName, title, department, org, tagline].filter((value) => value?.readBy);
  const others = [reading.emails, reading.websites].flat().filter(({ readBy }) => readBy);
  const letters = new Set(
    ours.lines.flatMap((line) => cellsOf(line, 'address').flatMap(({ options }) => options)),
  );
  for (const value of [...texts, ...others]) {
    const cells = cellsOf({ text: value?.value ?? '' }, 'text');
    written.values += 1;
    if (!cells.every(({ options: [letter = ''] }) => letters.has(letter))) written.ungrounded += 1;
  }
  written.suggestions += reading.suggestions?.length ?? 0;
}

function tally() {
  const sums = { right: 0, fields: 0, whole: 0, cards: 0, unsure: 0, missed: 0 };
  return {
    add(truth: WrittenCard['truth'], reading: CardReading) {
      const five = compareCard(truth, reading).filter(
        ({ field }) => field !== 'all phones' && field !== 'website',
      );
      const right = five.filter(({ exact }) => exact).length;
      sums.right += right;
      sums.fields += five.length;
      sums.whole += right === five.length ? 1 : 0;
      sums.cards += 1;
      sums.unsure += five.filter(({ confidence = 1 }) => confidence < 0.8).length;
      sums.missed += five.filter(({ exact, confidence = 1 }) => !exact && confidence >= 0.8).length;
    },
    row: () => [
      `${((100 * sums.right) / sums.fields).toFixed(1)} %`,
      `${((100 * sums.whole) / sums.cards).toFixed(1)} %`,
      String(sums.unsure),
      String(sums.missed),
    ],
  };
}

function textOf(lines: readonly { text: string }[]): string {
  return lines.map(({ text }) => text).join('\n');
}

/** These cards were stored flattened, so they have only their own plane. */
function onPhotograph(reading: CardReading<'frame'>): CardReading {
  const lines = reading.lines.map(
    (line): TextLine => ({
      ...line,
      quad: line.quad.map(({ x, y }) => ({ x, y })) as unknown as TextLine['quad'],
    }),
  );
  return { ...reading, quad: null, backQuad: undefined, lines };
}

import { expect, test } from 'vitest';
import type { Backbone } from '../models/backbone.ts';
import type { Recognizer } from '../models/engine.ts';
import type { ReadSymbol } from './ctc-decode.ts';
import { readEveryScript } from './read-every-script.ts';
import { LINE_HEIGHT } from './run-on-lines.ts';

const WIDTH = 192;
const crop = { width: WIDTH, height: LINE_HEIGHT, data: new Uint8Array(WIDTH * LINE_HEIGHT * 3) };

const line = (text: string, probability: number) => ({
  crop,
  symbols: [...text].map(
    (each, i): ReadSymbol => ({ text: each, probability, position: i / text.length, others: [] }),
  ),
});

/** Reads these symbols, each with this probability, on any crop, and counts the lines it is given. */
function recognizer(symbols: string | string[], probability = 0.97) {
  const text = [...symbols];
  const alphabet = ['', ...text];
  const asked: number[] = [];
  const model: Recognizer['model'] = {
    run: async ({ shape: [lines = 0] }) => {
      asked.push(lines);
      const one = text.flatMap((_, i) => [i + 1, probability]);
      return {
        data: Float32Array.from(Array.from({ length: lines }, () => one).flat()),
        shape: [lines, text.length, 2],
      };
    },
    release: async () => {},
  };
  return { asked, every: { alphabet, model } };
}

const textOf = ({ symbols }: { symbols: ReadSymbol[] }) => symbols.map(({ text }) => text).join('');

const heads = (ideographs: string | null, alphabets: string) => {
  const [every, other] = [
    ideographs === null ? null : recognizer(ideographs),
    recognizer(alphabets),
  ];
  return {
    asked: { every: every?.asked ?? [], alphabets: other.asked },
    engine: { ...(every && { everyScript: every.every }), alphabets: other.every, ofScripts: {} },
  };
};

test('a Japanese line is read as such, and a Latin one beside it is not read again', async () => {
  const { asked, engine } = heads('山田太郎', 'UBXE');
  const read = await readEveryScript([line('Taro Yamada', 0.99), line('UBXE', 0.6)], engine);
  expect(read.map(textOf)).toEqual(['Taro Yamada', '山田太郎']);
  expect(asked).toEqual({ every: [1], alphabets: [] });
});

test('an address stays Latin, whatever the other head takes its letters for', async () => {
  const { engine } = heads(null, 'рт@acme.com');
  expect((await readEveryScript([line('pm@acme.com', 0.8)], engine)).map(textOf)).toEqual([
    'pm@acme.com',
  ]);
});

test('an uncertain line in Latin letters keeps the Latin head’s reading', async () => {
  const { engine } = heads('Tarn', 'Tarn');
  expect((await readEveryScript([line('Taro', 0.8)], engine)).map(textOf)).toEqual(['Taro']);
});

test('a device reads other alphabets too', async () => {
  const { engine } = heads(null, 'Олена');
  expect((await readEveryScript([line('OneHa', 0.6)], engine)).map(textOf)).toEqual(['Олена']);
});

test('a letter with a diacritic, or an improbable one, may be another that looks like it', async () => {
  const { asked, engine } = heads(null, 'Mộng');
  expect((await readEveryScript([line('Mông', 0.99)], engine)).map(textOf)).toEqual(['Mộng']);
  const [first, ...rest] = line('Mong', 0.99).symbols as [ReadSymbol, ...ReadSymbol[]];
  const unsure = { crop, symbols: [{ ...first, probability: 0.6 }, ...rest] };
  expect((await readEveryScript([unsure], engine)).map(textOf)).toEqual(['Mộng']);
  await readEveryScript([line('Mong', 0.99)], engine);
  expect(asked.alphabets).toHaveLength(2);
});

test('of sure lines with marks the one with the most decides whether the others are read again', async () => {
  const lines = [line('Môn', 0.99), line('Môông', 0.99), line('Müller', 0.99)];
  const vietnamese = heads(null, 'Mộộng');
  const read = await readEveryScript(lines, vietnamese.engine);
  expect(vietnamese.asked.alphabets).toEqual([1, 2]);
  expect(read.map(textOf)).toEqual(['Mộộng', 'Mộộng', 'Mộộng']);
  const latin = heads(null, 'Môông');
  expect((await readEveryScript(lines, latin.engine)).map(textOf)).toEqual(lines.map(textOf));
  expect(latin.asked.alphabets).toEqual([1]);
  const german = heads(null, 'Müller');
  await readEveryScript(lines.slice(2), german.engine);
  expect(german.asked.alphabets).toEqual([]);
});

test('a line whose features are known is shown to the other head as well', async () => {
  const { asked, engine } = heads(null, 'Mông');
  const [first, second] = [line('Mông', 0.99), { ...line('Môn', 0.99), crop: { ...crop } }];
  const backbone: Backbone = {
    featuresOf: async (crops) =>
      crops.map(({ width }) => ({ data: new Float32Array(4), shape: [1, 1, 4], width })),
    knows: (each) => each === second.crop,
  };
  await readEveryScript([first, second], {
    ...engine,
    alphabets: { ...engine.alphabets, backbone },
  });
  expect(asked.alphabets).toEqual([2]);
});

test('a less certain reading in other letters is not used', async () => {
  const { engine } = heads(null, 'Олен');
  const latin = line('Nova', 0.99);
  // The gap that an ornament leaves makes the line doubtful.
  const gapped = { ...latin, symbols: latin.symbols.map((each) => ({ ...each, position: 0.99 })) };
  expect((await readEveryScript([gapped], engine)).map(textOf)).toEqual(['Nova']);
});

test('a line that looks like Latin capitals is read again beside one in another alphabet', async () => {
  const { engine } = heads(null, 'МОСКВА');
  const read = await readEveryScript([line('MOCKBA', 0.99), line('MOCK', 0.6)], engine);
  expect(read.map(textOf)).toEqual(['МОСКВА', 'МОСКВА']);
  expect((await readEveryScript([line('MOCKBA', 0.99)], engine)).map(textOf)).toEqual(['MOCKBA']);
});

test('words in a script with a head are read by it, even if they look like ideographs', async () => {
  const ofScripts = { Korean: recognizer('김서준').every };
  const alphabets = recognizer(['<Korean>']).every;
  const everyScript = recognizer('召刈歪', 0.8).every;
  const seen = line('', 0);
  for (const engine of [
    { alphabets, ofScripts },
    { alphabets, ofScripts, everyScript },
  ]) {
    expect((await readEveryScript([seen], engine)).map(textOf)).toEqual(['김서준']);
  }
  const without = await readEveryScript([seen], { alphabets, ofScripts: {} });
  expect(without.map(textOf)).toEqual(['<Korean>']);
});

test('if a head is not sure of its own letters, the word stays unread', async () => {
  const ofScripts = { Korean: recognizer('김서준', 0.6).every };
  const alphabets = recognizer(['<Korean>']).every;
  const read = await readEveryScript([line('', 0)], { alphabets, ofScripts });
  expect(read.map(textOf)).toEqual(['<Korean>']);
});

test('Korean is not taken for ideographs that it looks like, also without the Korean head', async () => {
  const alphabets = recognizer(['<Korean>']).every;
  const everyScript = recognizer('召刈歪', 0.8).every;
  const read = await readEveryScript([line('', 0)], { alphabets, everyScript, ofScripts: {} });
  expect(read.map(textOf)).toEqual(['<Korean>']);
});

test('a line that looks like an ideograph and digits is read again beside a Korean one', async () => {
  const ofScripts = { Korean: recognizer('부산시').every };
  const alphabets = recognizer(['<Korean>']).every;
  const [korean, address] = [line('', 0), line('早70', 0.99)];
  const engine = { alphabets, ofScripts };
  const both = await readEveryScript([korean, address], engine);
  expect(both.map(textOf)).toEqual(['부산시', '부산시']);
  expect((await readEveryScript([address], engine)).map(textOf)).toEqual(['早70']);
});

import { expect, test } from 'vitest';
import type { RgbImage } from '../geometry.ts';
import type { Recognizer } from '../models/engine.ts';
import type { ReadSymbol } from './ctc-decode.ts';
import { LINE_HEIGHT } from './recognize-lines.ts';
import { withSecondOpinion } from './second-opinion.ts';

/** Wide enough that no line is looked at again for being narrow. */
const crop: RgbImage = { width: 640, height: LINE_HEIGHT, data: new Uint8Array(640 * 48 * 3) };

const symbolsOf = (text: string, probability: number): ReadSymbol[] =>
  [...text].map((each, i) => ({ text: each, probability, position: i / text.length, others: [] }));

/** A recognizer that reads the same on every crop, and counts them. */
function readerOf(text: string, probability: number) {
  const alphabet = ['', ...new Set(text)];
  let crops = 0;
  const model: Recognizer['model'] = {
    run: async ({ shape: [count = 0] }) => {
      crops += count;
      const steps = text.length * 2;
      const data = new Float32Array(count * steps * alphabet.length);
      for (let line = 0; line < count; line++) {
        [...text].forEach((each, i) => {
          data[(line * steps + 2 * i) * alphabet.length + alphabet.indexOf(each)] = probability;
          data[(line * steps + 2 * i + 1) * alphabet.length] = 1;
        });
      }
      return { data, shape: [count, steps, alphabet.length] };
    },
    release: async () => {},
  };
  return { recognizer: { model, alphabet }, crops: () => crops };
}

async function settled(own: string, sure: number, plain: string, plainSure: number, height = 20) {
  const first = readerOf(own, sure);
  const second = readerOf(plain, plainSure);
  const small = { symbols: symbolsOf('Tel 1', 1), height: 20, crop, wider: () => crop };
  const line = { symbols: symbolsOf(own, sure), height, crop, wider: () => crop };
  const [, read] = await withSecondOpinion(
    [small, line, small],
    first.recognizer,
    second.recognizer,
  );
  return { text: read?.map((symbol) => symbol.text).join(''), asked: second.crops() };
}

test('a line that is read surely is not read again', async () => {
  expect(await settled('Jane Smith', 0.995, 'Jane Snith', 0.999)).toEqual({
    text: 'Jane Smith',
    asked: 0,
  });
});

test('letters drawn for display are read twice, however sure the first reading is', async () => {
  expect(await settled('JAMBO GABS', 0.7, 'JAMBO CABS', 0.99, 60)).toMatchObject({
    text: 'JAMBO CABS',
  });
  expect((await settled('JAMBO CABS', 0.999, 'JAMBO CABS', 0.999, 60)).asked).toBe(1);
});

test('what neither can read is no text in Latin letters', async () => {
  expect((await settled('OOOOOOOOO', 0.93, 'OOOOOOOOO', 0.43, 60)).text).toBe('');
  expect((await settled('pıćjlan', 0.9, 'enagwoz', 0.8)).text).toBe('');
});

test('letters of many alphabets are another script, unless both read the same words', async () => {
  const greek = ['Kwvøtavtívoç lana&nųntpáknş', 0.93] as const;
  expect((await settled(...greek, 'Kwvotaut1voc Nanaonumtpakn8', 0.93)).text).toBe('');
  const vietnamese = ['Nguyēn Thį Hông Nhung', 0.93] as const;
  expect((await settled(...vietnamese, 'Nguyen Thi Hong Nhung', 0.93)).text).toContain(
    'Hông Nhung',
  );
});

test('a name beside its form in another script stays', async () => {
  const own = 'Khalid bin Rashid pjjøll •ùlj ėñ';
  expect((await settled(own, 0.93, 'Khalid bin Rashid JlJJl wl 8', 0.93)).text?.trim()).toBe(
    'Khalid bin Rashid',
  );
});

import { expect, test } from 'vitest';
import { latinPart } from './latin-part.ts';

test('a line in Latin letters stays', () => {
  expect(latinPart('Dr. Łucja Ñandú – 5 µm')).toBe('Dr. Łucja Ñandú – 5 µm');
});

test('a Latin name beside a Japanese one stays where it stands', () => {
  expect(latinPart('山田 太郎 Taro Yamada')).toBe('      Taro Yamada');
});

test('numbers and addresses stay behind their labels', () => {
  expect(latinPart('電　話 03-1234-5678')).toBe('電　話 03-1234-5678');
  expect(latinPart('営業 03-1234-5678').trim()).toBe('03-1234-5678');
  expect(latinPart('メール taro@example.jp').trim()).toBe('taro@example.jp');
});

test('labels in Greek and Cyrillic letters stay, and other words go', () => {
  expect(latinPart('Київ, тел. 044 555-01-42, вн. 12')).toBe('      тел. 044 555-01-42, вн. 12');
  expect(latinPart('Τηλ. Κέντρο: 2410 000142').trim()).toBe('Τηλ. Κέντρο: 2410 000142');
});

test('a number stays whose label no space parts from it', () => {
  expect(latinPart('моб.:+380671112233')).toBe('моб.:+380671112233');
  expect(latinPart('склад:0671112233').trim()).toBe('0671112233');
});

test('a number in the numerals of vertical lines is one in digits, and a house number is none', () => {
  expect(latinPart('電話〇七五（五五五）〇一四二')).toBe('電話075(555)0142');
  expect(latinPart('京都市中京区堺町通三百二十番地').trim()).toBe('');
});

test.each(['代表取締役 山田太郎', 'Oικονóμου A.E.', '東京都千代田区1-2-3 B1F'])(
  'of “%s” nothing is left',
  (line) => expect(latinPart(line).trim()).toBe(''),
);

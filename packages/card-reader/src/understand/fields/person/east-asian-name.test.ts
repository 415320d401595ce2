import { expect, test } from 'vitest';
import { parseName } from './person-name.ts';

test.each([
  ['山田　太郎', 'JP', '山田 太郎', { family: '山田', given: '太郎' }],
  ['樋 口　直 哉', 'JP', '樋口 直哉', { family: '樋口', given: '直哉' }],
  ['森 太郎', 'JP', '森 太郎', { family: '森', given: '太郎' }],
  ['应 鹤 鸣', 'CN', '应鹤鸣', { family: '应', given: '鹤鸣' }],
  ['陳怡君', 'TW', '陳怡君', { family: '陳', given: '怡君' }],
  ['김 하늘', 'KR', '김하늘', { family: '김', given: '하늘' }],
  ['남궁민서', 'KR', '남궁민서', { family: '남궁', given: '민서' }],
  ['歐陽慧嫻', 'HK', '歐陽慧嫻', { family: '歐陽', given: '慧嫻' }],
])('“%s” of %s is %s, the family name first', (text, country, fullName, parts) => {
  expect(parseName(text, country)).toMatchObject({ fullName, name: parts });
});

test('where a Japanese family name ends without a space nobody knows', () => {
  expect(parseName('山田太郎', 'JP').name).toMatchObject({ family: '', given: '山田太郎' });
});

test('a Latin name beside it is parsed as any other', () => {
  expect(parseName('Taro Yamada', 'JP').name).toMatchObject({ given: 'Taro', family: 'Yamada' });
});

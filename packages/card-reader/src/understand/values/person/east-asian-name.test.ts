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

test.each([
  ['山田太郎', '山田', '太郎'],
  ['佐々木健', '佐々木', '健'],
  ['長谷川健一', '長谷川', '健一'],
  ['山本五十六', '山本', '五十六'],
  ['森健一', '森', '健一'],
  ['森田一', '森田', '一'],
  ['櫛引遥', '櫛引', '遥'],
  ['高橋さくら', '高橋', 'さくら'],
  ['原ひとみ', '原', 'ひとみ'],
  ['鏑木薫', '鏑木', '薫'],
  ['林茜', '林', '茜'],
])('%s of Japan, without a space, is %s and %s', (text, family, given) => {
  expect(parseName(text, 'JP').name).toMatchObject({ family, given });
});

test('where a name of another country ends without a space nobody knows', () => {
  expect(parseName('山田太郎', 'DE').name).toMatchObject({ family: '', given: '山田太郎' });
});

test('a Latin name beside it is parsed as any other', () => {
  expect(parseName('Taro Yamada', 'JP').name).toMatchObject({ given: 'Taro', family: 'Yamada' });
});

import { expect, test } from 'vitest';
import { latinBesideNative } from './latin-beside-native.ts';
import { parseName } from './person-name.ts';

test.each([
  ['Wang Xiaoming', '王小明', 'CN', 'Wang', 'Xiaoming'],
  ['Xiaoming Wang', '王小明', 'CN', 'Wang', 'Xiaoming'],
  ['Li Ming', '李明', 'CN', 'Li', 'Ming'],
  ['Mu-Feng Tai', '戴沐風', 'TW', 'Tai', 'Mu-Feng'],
  ['Szeto Yuen Hung', '司徒玄空', 'HK', 'Szeto', 'Yuen Hung'],
  ['Ouyang Na', '欧阳娜', 'CN', 'Ouyang', 'Na'],
  ['Kim Do-hyun', '김도현', 'KR', 'Kim', 'Do-hyun'],
  ['Dohyun Kim', '김도현', 'KR', 'Kim', 'Dohyun'],
  ['Mary Wong', '黃美玲', 'HK', 'Wong', 'Mary'],
  ['Taro Yamada', '山田 太郎', 'JP', 'Yamada', 'Taro'],
])('%s of %s (%s) is of the family %s', (latin, native, country, family, given) => {
  const { name: own } = parseName(native, country);
  const { fullName, name } = parseName(latin, country);
  expect(latinBesideNative(fullName, name, own, country)).toMatchObject({ family, given });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitDigitalCardName, splitExportedName } from './split-name.ts';

const split = (name: string) => {
  const { prefix, given, family, suffix } = splitDigitalCardName(name);
  return [prefix, given, family, suffix].join('|');
};

test.each([
  ['Ada King', '|Ada|King|'],
  ['Ana María Ruiz', '|Ana|María Ruiz|'],
  ['Prince', '|Prince||'],
  ['Dr. Anna van der Berg', 'Dr.|Anna|van der Berg|'],
  ['Anna Maria van der Berg', '|Anna Maria|van der Berg|'],
  ['Prof. Dr.-Ing. Karl von Holt', 'Prof. Dr.-Ing.|Karl|von Holt|'],
  ['Maria da Silva', '|Maria|da Silva|'],
  ['Van Morrison', '|Van|Morrison|'],
  ['Jane Doe, PhD', '|Jane|Doe|PhD'],
  ['Martin King Jr.', '|Martin|King|Jr.'],
  ['Yo-Yo Ma', '|Yo-Yo|Ma|'],
  ['Frau Dr. Eva Klein MBA', 'Frau Dr.|Eva|Klein|MBA'],
  ['山田 太郎', '|太郎|山田|'],
  ['山田　太郎', '|太郎|山田|'],
  ['王 小明', '|小明|王|'],
  ['山田太郎', '|山田太郎||'],
  ['김 철수', '|철수|김|'],
  ['김철수', '|철수|김|'],
  ['남궁민수', '|민수|남궁|'],
  ['Dr.', '|Dr.||'],
  ['', '|||'],
])('%s is %s', (name, parts) => {
  expect(split(name)).toBe(parts);
});

test('a Korean name in single letters is split between syllables', () => {
  expect(splitExportedName('김철수'.normalize('NFD'))).toMatchObject({
    family: '김',
    given: '철수',
  });
});

test('an export splits plain names at the last space', () => {
  expect(splitExportedName('Ana María Ruiz')).toMatchObject({
    given: 'Ana María',
    family: 'Ruiz',
  });
  expect(splitExportedName('Dr. Anna van der Berg')).toMatchObject({
    ...{ prefix: 'Dr.', given: 'Anna', family: 'van der Berg' },
  });
});

test('no word is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(splitDigitalCardName, splitExportedName),
      (name, rule) => {
        const { prefix, given, family, suffix } = rule(name);
        const words = (text: string) =>
          text
            .normalize('NFC')
            .split(/[\s,]+/u)
            .filter(Boolean)
            .toSorted();
        expect(words(`${prefix} ${given} ${family} ${suffix}`)).toEqual(words(name));
      },
    ),
  );
});

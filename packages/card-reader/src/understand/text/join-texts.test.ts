import { expect, test } from 'vitest';
import { joinTexts } from './join-texts.ts';

test.each([
  [['Harbour', 'Trust'], 'Harbour Trust'],
  [['Key-', 'account'], 'Key-account'],
  [['Haut-', 'und Haarpraxis'], 'Haut- und Haarpraxis'],
  [['Kudu Speditions-', 'gesellschaft mbH'], 'Kudu Speditionsgesellschaft mbH'],
  [['Forretnings-', 'Service'], 'Forretnings-Service'],
])('%j is “%s”', (lines, whole) => {
  expect(joinTexts(lines)).toBe(whole);
});

test('a name keeps its hyphen, whatever stands behind it', () => {
  expect(joinTexts(['Nomvula Khumalo-', 'van der Merwe'], true)).toBe(
    'Nomvula Khumalo-van der Merwe',
  );
});

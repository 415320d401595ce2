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

import { expect, test } from 'vitest';
import { mendTexts } from './mend-texts.ts';

const mend = (text: string, country: string, tokens: string[] = [], confidence = 0.95) => {
  const piece = { text, line: 0, confidence, box: { left: 0, top: 0, right: 1, bottom: 1 } };
  return mendTexts([piece], { tokens, home: country })[0]?.text;
};

test.each([
  ['Gotz Voss', 'DE', ['goetz', 'voss'], 'Götz Voss'],
  ['Lena WeiBmann', 'DE', ['lena', 'weissmann'], 'Lena Weißmann'],
  ['Heike von der Heide', 'DE', ['heike'], 'Heike von der Heide'],
  ['Progettista Meccanico', 'IT', ['acmemeccanica', 'meccanica'], 'Progettista Meccanico'],
  ['Bodil Sorensen', 'DK', ['soerensen'], 'Bodil Sørensen'],
])('«%s» in %s is mended by its addresses %j to «%s»', (text, country, tokens, mended) => {
  expect(mend(text, country, tokens)).toBe(mended);
});

test.each([
  ['Ulrike Voss', 'DE'],
  ['General Manager', 'FR'],
  ['Oryx Trading L.L.C', 'AE'],
  ['St.Gallen', 'CH'],
  ['Jose Martinez', 'US'],
  ['2b Mill Lane', 'GB'],
  ['Miller', 'DE'],
  ['Wiśniowska', 'PL'],
  ['Tomás Ó hÉigeartaigh', 'IE'],
  ["I'm Jane", 'GB'],
  ['Fabryka lnu', 'PL'],
  ['Acme ltda', 'BR'],
  ['Fiona Maclean', 'GB'],
  ['Juletræer', 'DK'],
  ['S.R.I. Systems Ltd', 'GB'],
  ['Ma Li', 'PE'],
  ['“Lead” Engineer', 'GB'],
  ['Acme Co.(Hong Kong) Ltd', 'HK'],
  ['PhotoLAB', 'JP'],
  ['Anne-laure Petit', 'FR'],
  ['Travelers’ Aid Society', 'US'],
])('«%s» in %s stays as it was read', (text, country) => {
  expect(mend(text, country)).toBe(text);
});

test('a word that was surely read stays, although its country spells another one with marks', () => {
  expect(mend('Ģints Girts', 'LV', [], 1)).toBe('Ģints Girts');
  expect(mend('Ģints Girts', 'LV')).toBe('Ģints Ģirts');
});

test('an address tells marks also of what was surely read', () => {
  expect(mend('Gotz Voss', 'DE', ['goetz'], 1)).toBe('Götz Voss');
});

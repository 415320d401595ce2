import { expect, test } from 'vitest';
import { mendTexts } from './mend-texts.ts';

const mend = (text: string, country: string, tokens: string[] = [], labels: string[] = []) => {
  const piece = { text, line: 0, confidence: 1, box: { left: 0, top: 0, right: 1, bottom: 1 } };
  return mendTexts([piece], { tokens, labels, home: country })[0]?.text;
};

test.each([
  ['Gotz Voss', 'DE', ['goetz', 'voss'], 'Götz Voss'],
  ['Lena WeiBmann', 'DE', ['lena', 'weissmann'], 'Lena Weißmann'],
  ['Jadwiga Jabtokska', 'PL', ['jadwiga', 'jablonska'], 'Jadwiga Jabłońska'],
  ['MOGEN HUGHES', 'GB', ['imogen'], 'IMOGEN HUGHES'],
  ['Heike von der Heide', 'DE', ['heike'], 'Heike von der Heide'],
  ['Bodil Sorensen', 'DK', ['soerensen'], 'Bodil Sørensen'],
])('«%s» in %s is mended by its addresses %j to «%s»', (text, country, tokens, mended) => {
  expect(mend(text, country, tokens)).toBe(mended);
});

test.each([
  ['Geschaftsführer', 'DE', 'Geschäftsführer'],
  ['AuBendienst', 'DE', 'Außendienst'],
  ['Wsp6twta$ciciel', 'PL', 'Współwłaściciel'],
  ['90-000 t6dz', 'PL', '90-000 łódź'],
  ['Simöes', 'PT', 'Simões'],
  ['Nünez', 'ES', 'Núñez'],
  ['TöRöK', 'HU', 'TÖRÖK'],
  ['Sp. z o.0.', 'PL', 'Sp. z o.o.'],
  ['Halaric K G', 'DE', 'Halaric KG'],
  ['M1 gAE', 'GB', 'M1 9AE'],
  ['Denver, C0 80253', 'US', 'Denver, CO 80253'],
  ['Grüner Weg 18o', 'DE', 'Grüner Weg 180'],
  ['l09 Harbor Blvd', 'US', '109 Harbor Blvd'],
  ['e.K', 'DE', 'e.K.'],
])('«%s» in %s is mended to «%s»', (text, country, mended) => {
  expect(mend(text, country)).toBe(mended);
});

test.each([
  ['Ulrike Voss', 'DE'],
  ['Jose Martinez', 'US'],
  ['2b Mill Lane', 'GB'],
  ['Miller', 'DE'],
])('«%s» in %s stays as it was read', (text, country) => {
  expect(mend(text, country)).toBe(text);
});

test('words read without their space are parted where the domain shows it', () => {
  expect(mend('MAPLELOWE', 'GB', [], ['maple-lowe'])).toBe('MAPLE LOWE');
  expect(mend('SENIORASSOCIATE', 'GB')).toBe('SENIOR ASSOCIATE');
});

test('letter-spaced words are closed up', () => {
  expect(mend('J O H N  D O E', 'US')).toBe('JOHN DOE');
});

import { expect, test } from 'vitest';
import { mendTexts } from './mend-texts.ts';

const mend = (text: string, country: string, tokens: string[] = [], confidence = 0.95) => {
  const piece = { text, line: 0, confidence, box: { left: 0, top: 0, right: 1, bottom: 1 } };
  return mendTexts([piece], { tokens, home: country })[0]?.text;
};

test.each([
  ['Gotz Voss', 'DE', ['goetz', 'voss'], 'Götz Voss'],
  ['Lena WeiBmann', 'DE', ['lena', 'weissmann'], 'Lena Weißmann'],
  ['Jadwiga Jabtokska', 'PL', ['jadwiga', 'jablonska'], 'Jadwiga Jabłońska'],
  ['Heike von der Heide', 'DE', ['heike'], 'Heike von der Heide'],
  ['Progettista Meccanico', 'IT', ['acmemeccanica', 'meccanica'], 'Progettista Meccanico'],
  ['Bodil Sorensen', 'DK', ['soerensen'], 'Bodil Sørensen'],
])('«%s» in %s is mended by its addresses %j to «%s»', (text, country, tokens, mended) => {
  expect(mend(text, country, tokens)).toBe(mended);
});

test.each([
  ['Geschaftsführer', 'DE', 'Geschäftsführer'],
  ['Wsp6twta$ciciel', 'PL', 'Współwłaściciel'],
  ['Wspótwłaściciel', 'PL', 'Współwłaściciel'],
  ['Guãrún', 'IS', 'Guðrún'],
  ['Tomás Ó hÉigeartaigh', 'IE', 'Tomás Ó hÉigeartaigh'],
  ['Nünez', 'ES', 'Núñez'],
  ['Grüner Weg 18o', 'DE', 'Grüner Weg 180'],
  ['l09 Harbor Blvd', 'US', '109 Harbor Blvd'],
  ["I'm Jane", 'GB', "I'm Jane"],
  ['Fabryka lnu', 'PL', 'Fabryka lnu'],
  ['Acme ltda', 'BR', 'Acme ltda'],
  ['Fiona Maclean', 'GB', 'Fiona Maclean'],
  ['Guärún', 'IS', 'Guðrún'],
  ['Øoković', 'HR', 'Đoković'],
  ['Juletræer', 'DK', 'Juletræer'],
  ['Træemballage', 'DK', 'Træemballage'],
  ['S.R.I. Systems Ltd', 'GB', 'S.R.I. Systems Ltd'],
  ['lvmh', 'FR', 'lvmh'],
  ['Ma Li', 'PE', 'Ma Li'],
  ['Ma Li', 'NL', 'Ma Li'],
  ['“Lead” Engineer', 'GB', '“Lead” Engineer'],
  ['Fondation pour leau', 'CA', 'Fondation pour leau'],
  ['JEAN-FRANQOIS', 'FR', 'JEAN-FRANÇOIS'],
  ['Directeur general', 'FR', 'Directeur général'],
  ['Acme Co.(Hong Kong) Ltd', 'HK', 'Acme Co.(Hong Kong) Ltd'],
  ['PhotoLAB', 'JP', 'PhotoLAB'],
  ['Cätälin Dãnescu', 'RO', 'Cătălin Dănescu'],
  ['HOTEL ALPBLICK ÆÆÆÆS', 'AT', 'HOTEL ALPBLICK'],
  ['Çağrı ÖZDEMiR', 'TR', 'Çağrı ÖZDEMİR'],
  ['Doi Gio Coffee Co., Ltd.', 'VN', 'Doi Gio Coffee Co., Ltd.'],
  ['Anne-laure Petit', 'FR', 'Anne-laure Petit'],
  ['Travelers’ Aid Society', 'US', 'Travelers’ Aid Society'],
  ['Avocate à Ia Cour', 'FR', 'Avocate à la Cour'],
])('«%s» in %s is mended to «%s»', (text, country, mended) => {
  expect(mend(text, country)).toBe(mended);
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
])('«%s» in %s stays as it was read', (text, country) => {
  expect(mend(text, country)).toBe(text);
});

test.each([
  ['Bruckner', 'DE'],
  ['Iñigo', 'ES'],
  ['Wspótwłaściciel', 'PL'],
])('«%s» in %s stays as it was surely read', (text, country) => {
  expect(mend(text, country, [], 1)).toBe(text);
  expect(mend(text, country)).not.toBe(text);
});

test('a word that an address has is no other of its shape', () => {
  expect(mend('Øygard', 'NO')).toBe('Nygård');
  expect(mend('Øygard', 'NO', ['oygard'])).toBe('Øygard');
});

test('an address tells marks also of what was surely read', () => {
  expect(mend('Gotz Voss', 'DE', ['goetz'], 1)).toBe('Götz Voss');
});

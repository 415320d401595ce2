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
  ['VerkÄuferin und GeschÄftsfÜhrerin', 'AT', 'Verkäuferin und Geschäftsführerin'],
  ['Tomás Ó hÉigeartaigh', 'IE', 'Tomás Ó hÉigeartaigh'],
  ['Nünez', 'ES', 'Núñez'],
  ['Sp. z o.0.', 'PL', 'Sp. z o.o.'],
  ['Halaric K G', 'DE', 'Halaric KG'],
  ['M1 gAE', 'GB', 'M1 9AE'],
  ['Denver, C0 80253', 'US', 'Denver, CO 80253'],
  ['Grüner Weg 18o', 'DE', 'Grüner Weg 180'],
  ['l09 Harbor Blvd', 'US', '109 Harbor Blvd'],
  ['e.K', 'DE', 'e.K.'],
  ['Tejidos Vicuña E.l.R.L.', 'PE', 'Tejidos Vicuña E.I.R.L.'],
  ['Industrial loT', 'GB', 'Industrial IoT'],
  ["Directrice de I'urbanisme", 'FR', "Directrice de l'urbanisme"],
  ["I'm Jane", 'GB', "I'm Jane"],
  ["chambre d'lndustrie", 'FR', "chambre d'Industrie"],
  ['Agence lmmobilier', 'FR', 'Agence Immobilier'],
  ['Fabryka lnu', 'PL', 'Fabryka lnu'],
  ['Acme ltda', 'BR', 'Acme ltda'],
  ['Acme Tool &t Die, lnc.', 'US', 'Acme Tool & Die, Inc.'],
  ['NOCCIOLA S.r.I.', 'IT', 'NOCCIOLA S.r.l.'],
  ['Officine F.1li Nocciola', 'IT', 'Officine F.lli Nocciola'],
  ['F.Uli Nocciola S.r.l.', 'IT', 'F.lli Nocciola S.r.l.'],
  ["Maison de I'Entreprise", 'LU', "Maison de l'Entreprise"],
  ['Geneviève Maclsaac', 'CA', 'Geneviève MacIsaac'],
  ['Fiona Maclean', 'GB', 'Fiona Maclean'],
  ['Guärún', 'IS', 'Guðrún'],
  ['Øoković', 'HR', 'Đoković'],
  ['Jysk Vaærktøj', 'DK', 'Jysk Værktøj'],
  ['Vinkæelder', 'DK', 'Vinkælder'],
  ['Juletræer', 'DK', 'Juletræer'],
  ['Træemballage', 'DK', 'Træemballage'],
  ['S.R.I. Systems Ltd', 'GB', 'S.R.I. Systems Ltd'],
  ['lvmh', 'FR', 'lvmh'],
  ['Ma Li', 'PE', 'Ma Li'],
  ['Šiaulių ,Saulėtekio" progimnazija', 'LT', 'Šiaulių „Saulėtekio” progimnazija'],
  ['"Jane Doe\'', 'GB', 'Jane Doe'],
  ['M.a Luz Prieto', 'ES', 'M.ª Luz Prieto'],
  ['Dra. Ma Luz Prieto', 'ES', 'Dra. Mª Luz Prieto'],
  ['Ma Li', 'NL', 'Ma Li'],
  ['“Lead” Engineer', 'GB', '“Lead” Engineer'],
  ['Chargé daffaires', 'FR', 'Chargé d’affaires'],
  ['Fondation pour leau', 'CA', 'Fondation pour leau'],
  ['Fondation pour leau', 'FR', 'Fondation pour l’eau'],
  ['JEAN-FRANQOIS', 'FR', 'JEAN-FRANÇOIS'],
  ['Directeur general', 'FR', 'Directeur général'],
  ['Medgrundare & VD I Co-founder', 'SE', 'Medgrundare & VD | Co-founder'],
  ['S.C.LABOR S.R.L.', 'RO', 'S.C. LABOR S.R.L.'],
  ['Acme Tools co., Itd.', 'JP', 'Acme Tools co., ltd.'],
  ['Dr.A.B. Menon', 'IN', 'Dr. A.B. Menon'],
  ['S. Menon M.Sc.(Food Tech.)', 'IN', 'S. Menon M.Sc. (Food Tech.)'],
  ['Acme Co.(Hong Kong) Ltd', 'HK', 'Acme Co.(Hong Kong) Ltd'],
  ['MarieLAURENT', 'FR', 'Marie LAURENT'],
  ['PhotoLAB', 'JP', 'PhotoLAB'],
  ['Prof.Dr.Hans Ott', 'DE', 'Prof. Dr. Hans Ott'],
  ['Cätälin Dãnescu', 'RO', 'Cătălin Dănescu'],
  ['ihracat Müdürü', 'TR', 'İhracat Müdürü'],
  ['HOTEL ALPBLICK ÆÆÆÆS', 'AT', 'HOTEL ALPBLICK'],
  ['Winzer è Kellermeister', 'AT', 'Winzer & Kellermeister'],
  ['Holloway PtyLtd', 'AU', 'Holloway Pty Ltd'],
  ['Çağrı ÖZDEMiR', 'TR', 'Çağrı ÖZDEMİR'],
  ['Doi Gio Coffee Co., Ltd.', 'VN', 'Doi Gio Coffee Co., Ltd.'],
  ['Anca-loana Drăgulescu', 'RO', 'Anca-Ioana Drăgulescu'],
  ['Anne-laure Petit', 'FR', 'Anne-laure Petit'],
  ['„Pontica"', 'RO', '„Pontica”'],
  ['„Światłocień', 'PL', '„Światłocień”'],
  ['TEATRUL „ȘTEFAN MĂRCUȘª DIN TIMIȘOARA', 'RO', 'TEATRUL „ȘTEFAN MĂRCUȘ” DIN TIMIȘOARA'],
  ['"Bākuguns', 'LV', '“Bākuguns”'],
  ['Bill Dutch’ Vandersloot Jr.', 'US', 'Bill “Dutch” Vandersloot Jr.'],
  ['Travelers’ Aid Society', 'US', 'Travelers’ Aid Society'],
  ['UAB ,,Gintaro linijal', 'LT', 'UAB „Gintaro linija“'],
  ['Avocate à Ia Cour', 'FR', 'Avocate à la Cour'],
  ['AVOCATE Â LA COUR', 'FR', 'AVOCATE À LA COUR'],
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
  ['Halaric e.K', 'DE'],
])('«%s» in %s stays as it was surely read', (text, country) => {
  expect(mend(text, country, [], 1)).toBe(text);
  expect(mend(text, country)).not.toBe(text);
});

test('a space between a name and one that an address has was not seen', () => {
  expect(mend('KentaroYAMAZAKI', 'JP', ['yamazaki'])).toBe('Kentaro YAMAZAKI');
  expect(mend('KentaroYAMAZAKI', 'JP')).toBe('KentaroYAMAZAKI');
});

test('a word that an address has is no other of its shape', () => {
  expect(mend('Øygard', 'NO')).toBe('Nygård');
  expect(mend('Øygard', 'NO', ['oygard'])).toBe('Øygard');
});

test('an address tells marks also of what was surely read', () => {
  expect(mend('Gotz Voss', 'DE', ['goetz'], 1)).toBe('Götz Voss');
});

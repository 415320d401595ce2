import { expect, test } from 'vitest';
import { countriesOfCard } from './country-of-card.ts';

const dialed = (texts: string[], ...suffixes: string[]) =>
  countriesOfCard(texts, { suffixes }).dialed[0];

test.each([
  ['NG', ['Km 3, Quarry Road, Ibara, Abeokuta', '0803 417 6290']],
  ['TH', ['96/4 Ratyotha Rd, T. Wiang,', 'Chiang Rai 57000', '053 719 482']],
  ['CZ', ['Na Jihu 118, 506 01 Jičín', '731 408 226']],
  ['PL', ['ul. Długa 4, 60-123 Poznań', 'tel. 61 852 40 61']],
  ['US', ['Austin, TX 78701', '(512) 555-0148']],
  ['IN', ['14 Temple Street, Ponnagar - 620 017', '9041562803']],
  ['HK', ['好手勢水電裝修工程', '深水埗北河里90號地下舖', '6555 0142']],
  ['GB', ['4 Linney Lane, Ludlow SY8 1EG', '01584 877 362']],
])('%s is told by places and postcodes', (country, texts) => {
  expect(dialed(texts)).toBe(country);
});

test.each([
  ['GR', ['Ταβέρνα «Το Λιμάνι»', '6977 123 456']],
  ['UA', ['Андрій Шевчук', 'майстер з ремонту котлів', '050 123-45-67']],
  ['RU', ['Наталья Орлова', 'главный врач', '8-922-000-01-42']],
  ['BG', ['Мария Димитрова', 'търговски директор', '052 / 600 123']],
  ['KZ', ['Асель Нұрланова', 'Бас бухгалтер', '8 727 255 01 42']],
  ['MK', ['Вардар Транс ДООЕЛ', 'Марија Николовска', '02 3055 142']],
])('%s is told by its alphabet', (country, texts) => {
  expect(dialed(texts)).toBe(country);
});

test('a “ъ” before a vowel is Russian, and no Bulgarian one', () => {
  const texts = ['Иванов Иван Иванович', 'монтаж и ремонт объектов', '8-922-123-01-42'];
  expect(dialed(texts)).not.toBe('BG');
  expect(dialed([...texts, 'объявления', 'крыши'])).toBe('RU');
});

test('letters that Serbia, Bosnia and North Macedonia share tell no country', () => {
  expect(dialed(['Марија Кољева', 'адвокат'])).toBeUndefined();
});

test('a domain tells more than a language that many countries speak', () => {
  const texts = ['Maître artisan – Gérant', '12 rue des Potiers', 'Tél. 05 35 64 92 07'];
  expect(dialed(texts, 'ma')).toBe('MA');
  expect(dialed(['Gerente General', 'Calle 8 No. 12-40', 'Cel. 310 555 0148'])).toBeUndefined();
});

test('an address of a worldwide provider tells its language, and no country', () => {
  const texts = ['Restaurant · Traiteur', 'Rue 12, Dakar, Sénégal', '33 961 48 27'];
  expect(countriesOfCard(texts, { providerSuffixes: ['fr'] }).dialed[0]).toBe('SN');
});

test('a calling code tells more than everything else', () => {
  expect(dialed(['Brussels Office', '+44 20 7946 0958', '020 7946 0959'])).toBe('GB');
});

test('where nothing tells, the country is unknown and not guessed', () => {
  expect(countriesOfCard(['Jane Doe', 'Tel 079 1234 5678'], { suffixes: ['com'] }).dialed).toEqual(
    [],
  );
});

test('of three letters only a large town is one, where an address has it', () => {
  const best = (...texts: string[]) => countriesOfCard(texts).dialed[0];
  expect(best('14, derb Zitoun, Fès')).toBe('MA');
  expect(best('Van Oryxlaan 14, 2000 Antwerpen')).toBe('BE');
});

test('a number that few countries have assigned is of one whose words stand beside it', () => {
  const texts = ['WHITEHILLS', 'Window Cleaning', 'Fully Insured', '07593 750459'];
  expect(dialed([...texts, 'Local · Professional · Friendly · Reliable'])).toBe('GB');
});

test('a firm that is called like a town may be anywhere, unless its number is assigned there', () => {
  expect(dialed(['Jane Doe', 'London Bakery', '06 7946 0958'], 'com')).toBeUndefined();
  expect(dialed(['Jane Doe', 'London Bakery', '020 7946 0958'], 'com')).toBe('GB');
});

test('neither Street, Mobile nor a street called after a town is that town', () => {
  expect(dialed(['14 Temple Street', 'Mobile 2, 9041562803'])).toBeUndefined();
});

test('what only one country calls its registers tells the country', () => {
  const texts = ['rezervacije: 091 573 2084', 'vl. N. Mardešić, OIB 74419026538'];
  expect(countriesOfCard(texts, { suffixes: ['com'] }).dialed[0]).toBe('HR');
});

test('letters and everyday words outweigh a firm that is called like a town elsewhere', () => {
  const texts = ['Brânduș', 'mobilă din lemn masiv', 'jud. Alba', '0745 318 627 | ana@brandus.ro'];
  expect(countriesOfCard(texts, { suffixes: ['ro'] })).toMatchObject({
    dialed: ['RO'],
    home: 'RO',
  });
});

test('two numbers beside each other are two', () => {
  const texts = ['gistiheimili & kaffihús', 'sími 472 1958 / 847 3062'];
  expect(dialed(texts, 'is')).toBe('IS');
});

test('area codes tell Canada from the United States, and both are dialed alike', () => {
  const texts = ['Dana Whitlock', 'Lead Programmer'];
  expect(dialed([...texts, '519.747.0123'], 'com')).toBe('CA');
  expect(dialed([...texts, '503 223-0142'], 'com')).toBe('US');
});

test('a sign before digits that no country of it has is no calling code', () => {
  const texts = ['Couture Acme', '77 555 08 93', '+ 33 555 01 15', 'Saint-Louis, Sénégal'];
  expect(dialed(texts, 'com')).toBe('SN');
  expect(dialed(['Jane Doe', '+41 44 555 01 42 - 43'], 'com')).toBe('CH');
});

test('a country that has no numbers is none', () => {
  expect(dialed(['Jane Doe', 'Antarctica', '555 0148'])).toBeUndefined();
});

test('a town is in no country that writes other postcodes', () => {
  const texts = ['Tischlerei Acme', 'Dorf 999, 6867 Schwarzenberg', '0664 555 71 54'];
  expect(dialed(texts, 'at')).toBe('AT');
  expect(dialed(['Tischlerei Acme', 'Dorf 999, 08340 Schwarzenberg'], 'com')).toBe('DE');
  // A box has as many digits as it likes.
  expect(dialed(['Société Acme', 'B.P. 4567 Rabat', '05 37 55 50 14'], 'com')).toBe('MA');
});

test('where nobody dials a zero first, no number begins with one', () => {
  const texts = ['Laptop Repairs', 'Inglewood, CA, Lepperton', '027 555 0142'];
  expect(dialed([...texts.slice(0, 2), '(310) 555-0148'], 'com')).toBe('US');
  expect(dialed(texts, 'com')).not.toBe('US');
});

test('a script that only one country writes tells it without being read', () => {
  const dialedBeside = (script: string) =>
    countriesOfCard(['010-5555-0151', 'TEL 031) 555-0151'], { unread: [script] }).dialed[0];
  expect(dialedBeside('Korean')).toBe('KR');
  expect(dialedBeside('Arabic')).toBeUndefined();
});

test('a calling code without a plus tells its country where the number is assigned there', () => {
  expect(dialed(['Kada Designs', '675 72881637'], 'com')).toBe('PG');
  expect(dialed(['Kada Designs', '675 12881637'], 'com')).toBeUndefined();
  // Area code 51 of Brazil is Peru's calling code.
  expect(dialed(['Padaria Acme', 'Rua Nova 12, Porto Alegre', '51 95555-0151'], 'com')).toBe('BR');
});

test('a word in small letters is no town', () => {
  const texts = ['Làm chìa khóa xe, tủ, két sắt', '0900 000 417 - 0900 000 428'];
  expect(countriesOfCard(texts).dialed[0]).toBe('VN');
});

test('a county tells the country', () => {
  expect(countriesOfCard(['Main Street, Kinnitty, Co. Offaly', '057 913 0000']).dialed[0]).toBe(
    'IE',
  );
});

test('two digits in brackets may be an area code of Brazil', () => {
  const texts = ['doces finos · bolo de noiva', 'encomendas com 15 dias', '(31) 90000-4172'];
  expect(countriesOfCard(texts).dialed[0]).toBe('BR');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOut } from '../card/lay-out.ts';
import { cardLines } from '../testing/card-lines.ts';
import { extractValues } from '../values/extract-values.ts';
import { orderPhones } from './order-phones.ts';

function read(lines: string[], isOfOne = true) {
  const { phones, rests, certainty } = extractValues(layOut(cardLines(...lines)));
  return orderPhones(phones, () => 1, { rests, certainty, isOfOne });
}

const numbersOf = (...lines: string[]) => read(lines).map(({ value }) => value.number);

test('digits behind a number are the end of that one, and not of one in another line', () => {
  const lines = [
    'Rutans Flytt & Städ',
    '08-465 004 37 (vx)',
    '070-174 06 41, -42',
    '172 31 Sundbyberg',
  ];
  expect(numbersOf(...lines)).toContain('+46 70 174 06 42');
});

test('a mobile comes before the office, also without a label that says so', () => {
  expect(numbersOf('Tel. +44 20 7946 0958', 'Mobile +44 7400 123456')).toEqual([
    '+44 7400 123456',
    '+44 20 7946 0958',
  ]);
  expect(numbersOf('+44 20 7946 0958', '+44 7400 123456')[0]).toBe('+44 7400 123456');
});

test('a card of nobody, or of two people, keeps its own order', () => {
  const [first] = read(['Tel. +44 20 7946 0958', 'Mobile +44 7400 123456'], false);
  expect(first?.value.number).toBe('+44 20 7946 0958');
});

test('offices stay as they are printed, and a fax comes last', () => {
  expect(numbersOf('Fax +44 20 7946 0950', '+44 20 7946 0959', '+44 20 7946 0958')).toEqual([
    '+44 20 7946 0959',
    '+44 20 7946 0958',
    '+44 20 7946 0950',
  ]);
});

test('a number behind which digits are left is doubtful', () => {
  const confidenceOf = (line: string) => read([line])[0]?.confidence;
  expect(confidenceOf('PH: +54 11 5252 6630 to 6699')).toBeLessThan(0.8);
  expect(confidenceOf('PH: +54 11 5252 6630, Piedras 113')).toBeGreaterThan(0.9);
});

test('a mobile that is called a hotline is the person’s, and a switchboard is not', () => {
  expect(numbersOf('ĐT: +84 28 3755 5124', 'Hotline: +84 909 555 124')[0]).toBe('+84 909 555 124');
  expect(numbersOf('Hotline: +84 28 3755 5124', 'Tel: +84 28 3755 5129')[0]).toBe(
    '+84 28 3755 5129',
  );
});

const STUTTGART = 'Müller GmbH, 70173 Stuttgart';

test.each([
  [
    ['Tel. 0711 5550-10', 'Fax: -11', 'Durchwahl: -27'],
    ['555027', '555010', '555011'],
  ],
  [
    ['Tel. 0711 5550-100', 'Fax -111'],
    ['5550100', '5550111'],
  ],
  [['Tel. 0711 5550-20 / -25'], ['555020', '555025']],
  [
    ['T 0711 5550-20', 'F DW 28'],
    ['555020', '555028'],
  ],
  [
    ['T 0711 5550-0 DW 20', 'F DW 28'],
    ['555020', '555028'],
  ],
  [['T 0711 5550-20, F DW 28'], ['555020', '555028']],
])('the last digits of %j take the place of those behind the dash', (lines, endings) => {
  expect(numbersOf(STUTTGART, ...lines)).toEqual(endings.map((digits) => `+49 711 ${digits}`));
});

test('in Austria they are dialed behind a number without a zero of its own', () => {
  const vienna = (...lines: string[]) => numbersOf('Huber GmbH, 1010 Wien, Österreich', ...lines);
  expect(vienna('T +43 1 5550 DW 20', 'F DW 28')).toEqual(['+43 1 555020', '+43 1 555028']);
  expect(vienna('T +43 1 5550-20', 'F DW 28')).toEqual(['+43 1 555020', '+43 1 555028']);
});

test('with a calling code, on one line or on two', () => {
  const numbers = ['+49 40 66969214', '+49 40 66969299'];
  expect(numbersOf('Tel. +49 (0)40 66969-214', 'Fax -299')).toEqual(numbers);
  expect(numbersOf('Tel. +49 (0)40 66969-214 Fax -299')).toEqual(numbers);
});

test('a last zero without a dash may be everybody’s, which nobody is sure of', () => {
  const [office, fax] = read([STUTTGART, 'Tel. 0711 55500', 'Fax -27']);
  expect(office?.confidence).toBeGreaterThan(0.9);
  expect(fax?.value.number).toBe('+49 711 555027');
  expect(fax?.confidence).toBeLessThan(0.8);
});

test.each([
  ['Taichung 404, Taiwan', '統一編號 53876109'],
  ['Taichung 404, Taiwan', '統編：53876109'],
  ['Seattle, WA 98101', 'NPI 2067891234'],
  ['København, Danmark', 'CVRnr. 30551248'],
  ['København, Danmark', 'CVR/SE: 30 55 12 48'],
  ['Amsterdam, Nederland', 'KvK Amsterdam nr. 201234567'],
  ['Madrid, España', 'N.I.F. nº 612 345 678'],
  ['Madrid, España', 'Nº Col. 612345678'],
  ['Lisboa, Portugal', 'Cont. nº 912 345 678'],
  ['São Paulo, Brasil', 'CNPJ 11.987.654/0001-90'],
])('of «%s» «%s» is no telephone’s', (place, line) => {
  expect(numbersOf(place, line)).toEqual([]);
});

test.each([
  ['Taichung 404, Taiwan', '統一編號', '53876109'],
  ['Seattle, WA 98101', 'NPI', '2067891234'],
  ['København, Danmark', 'CVR', '30 55 12 48'],
  ['Amsterdam, Nederland', 'KvK', '201234567'],
  ['Lisboa, Portugal', 'NIF', '912 345 678'],
])('of «%s» a register’s number stands below its name «%s»', (place, name, number) => {
  expect(numbersOf(place, name, number)).toEqual([]);
});

const PHONE_LINES = [
  'Tel. 0711 5550-10',
  'Fax: -11',
  'Durchwahl: -27',
  'F DW 28',
  'Tel. 01632 960222 / 960333',
  'Mobil 0171 3920012',
  'und 3920013',
  'T +43 1 5550 DW 20',
  '統一編號',
  '53876109',
  'Fax 5550-34',
];
const phoneCard = fc
  .shuffledSubarray(PHONE_LINES, { minLength: 1 })
  .map((lines) => cardLines(STUTTGART, ...lines));

const phonesOf = (lines: ReturnType<typeof cardLines>) => {
  const { phones, rests, certainty } = extractValues(layOut(lines));
  return orderPhones(phones, () => 1, { rests, certainty, isOfOne: true });
};

test('the order in which lines come changes no number', () => {
  fc.assert(
    fc.property(
      phoneCard.chain((lines) =>
        fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
      ),
      ([lines, others]) => {
        expect(phonesOf(others)).toEqual(phonesOf(lines));
      },
    ),
    { numRuns: 60 },
  );
});

test('every number is a beginning that the card prints, and the last digits of its own line', () => {
  const digitsOf = (text: string) => text.replace(/\D/g, '');
  fc.assert(
    fc.property(phoneCard, (lines) => {
      const all = lines.map(({ text }) => digitsOf(text));
      for (const { value, lines: from } of phonesOf(lines)) {
        const own = from.map((line) => digitsOf(layOut(lines)[line]?.text ?? ''));
        const digits = digitsOf(value.number.replace(/^\+(?:49|43) /, ''));
        const isPrinted = [...digits].some((_, at) => {
          const [beginning, ending] = [digits.slice(0, at), digits.slice(at)];
          return (
            all.some((line) => line.includes(beginning)) &&
            own.some((line) => line.includes(ending))
          );
        });
        expect(isPrinted, value.number).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('a number without a calling code is doubted where its country is', () => {
  const [sure, unsure, whole] = [
    ['Jane Doe', 'London SW1A 1AA, United Kingdom', '020 7946 0958'],
    ['Jane Doe', 'London Bakery', '020 79 46 09 58'],
    ['Jane Doe', '+44 20 7946 0958'],
  ].map((lines) => read(lines)[0]);
  expect(sure?.value).toEqual(unsure?.value);
  expect(sure?.confidence).toBeGreaterThan(0.9);
  expect(unsure?.confidence).toBeLessThan(0.9);
  expect(whole?.confidence).toBeGreaterThan(0.9);
});

import { expect, test } from 'vitest';
import { parseName } from './person-name.ts';

test.each([
  ['Jane Smith', 'Jane Smith', { given: 'Jane', family: 'Smith' }],
  [
    'JANE R. SMITH, PhD',
    'Jane R. Smith',
    { given: 'Jane', additional: 'R.', family: 'Smith', suffix: 'PhD' },
  ],
  [
    'Prof. Dr. Jörg von der Heide',
    'Jörg von der Heide',
    { prefix: 'Prof. Dr.', given: 'Jörg', family: 'von der Heide' },
  ],
  ['9 Majibur Rahaman', 'Majibur Rahaman', { given: 'Majibur', family: 'Rahaman' }],
  ['María de los Ángeles Oryx', 'María de los Ángeles Oryx', {}],
  ['Philippa Thorneycroft LLB', 'Philippa Thorneycroft', { suffix: 'LLB' }],
  ['Kenji Oda SHIRAKAWA', 'Kenji Oda Shirakawa', { suffix: '' }],
  ['Sinéad Ní Ríain BComm FCA', 'Sinéad Ní Ríain', { suffix: 'BComm, FCA' }],
  ['reto camenzind', 'Reto Camenzind', { given: 'Reto', family: 'Camenzind' }],
  ['Anne-Sophie LE GOFF', 'Anne-Sophie le Goff', { given: 'Anne-Sophie', family: 'le Goff' }],
  ['DeShawn R. Whitfield Jr.', 'DeShawn R. Whitfield Jr.', { suffix: 'Jr.', family: 'Whitfield' }],
  ['CA. S. Venkataramanan, FCA', 'S. Venkataramanan', { prefix: 'CA.', suffix: 'FCA' }],
  ['Mª del Carmen Ordóñez', 'Mª del Carmen Ordóñez', { given: 'Mª', family: 'del Carmen Ordóñez' }],
  ['Jean DUPONT', 'Jean Dupont', { given: 'Jean', family: 'Dupont' }],
  ['DUPONT Jean', 'Jean Dupont', { given: 'Jean', family: 'Dupont' }],
  ['RAGHUL R', 'Raghul R', { given: 'Raghul', family: 'R' }],
  ['SATWIK D K', 'Satwik D K', { given: 'Satwik' }],
  ["SIOBHAN O'BRIEN-MCDONALD", "Siobhan O'Brien-Mcdonald", { family: "O'Brien-Mcdonald" }],
  ['HAMISH MCDONALD', 'Hamish McDonald', { family: 'McDonald' }],
  ['M.ª Luz Prieto', 'M.ª Luz Prieto', { family: 'Prieto' }],
  ['Margaret "Peg" Doe', 'Margaret "Peg" Doe', {}],
  ['Priya St. James, P.E.', 'Priya St. James', { given: 'Priya', suffix: 'P.E.' }],
])('«%s» is %s', (text, fullName, parts) => {
  expect(parseName(text)).toMatchObject({ fullName, name: parts });
});

test('Hungarian names keep their order, with the family name first', () => {
  expect(parseName('KOVÁCS JÁNOS', 'HU')).toMatchObject({
    fullName: 'Kovács János',
    name: { family: 'Kovács', given: 'János' },
  });
});

test('an M. is an initial where names begin with them, and Monsieur elsewhere', () => {
  expect(parseName('M. Anand Reddy', 'IN').fullName).toBe('M. Anand Reddy');
  expect(parseName('M. Jean Petit', 'FR').fullName).toBe('Jean Petit');
  expect(parseName('M. Jean Petit').fullName).toBe('Jean Petit');
});

test.each([
  ['Lindqvist, Sven-Olof', 'Sven-Olof Lindqvist', 'Lindqvist'],
  ['Oh, Min-jae', 'Min-jae Oh', 'Oh'],
  ['Lindqvist, Anna', 'Anna Lindqvist', 'Lindqvist'],
])('behind a family name and a comma stands the given name: “%s”', (text, fullName, family) => {
  expect(parseName(text)).toMatchObject({ fullName, name: { family } });
});

test('a degree or a job behind a comma is no given name', () => {
  expect(parseName('Lindqvist, PhD').name).toMatchObject({ given: 'Lindqvist', suffix: 'PhD' });
  expect(parseName('Lindqvist, Fotograf').fullName).toBe('Lindqvist');
});

test('Spanish names have two family names', () => {
  expect(parseName('Ana María López García', 'ES').name).toMatchObject({
    given: 'Ana',
    additional: 'María',
    family: 'López García',
  });
});

test('Turkish capitals are written with their own I', () => {
  expect(parseName('SILA KILIÇ', 'TR').fullName).toBe('Sıla Kılıç');
});

test.each([
  ['Desmond okafor', 'Desmond Okafor'],
  ['örjan Vikander', 'Örjan Vikander'],
  ['Anke von der Heide', 'Anke von der Heide'],
  ['Ada Macias', 'Ada Macias'],
])('a capital that was read as its small letter is put right: «%s» is %s', (text, fullName) => {
  expect(parseName(text).fullName).toBe(fullName);
});

test.each([
  ['ANNE-SOPHIE LE GOFF', 'FR', 'Anne-Sophie Le Goff'],
  ['MARIA DE LUCA', 'IT', 'Maria De Luca'],
  ['ANA DE LA CRUZ', 'ES', 'Ana de la Cruz'],
])('capitals of «%s» on a card of %s become %s', (text, country, fullName) => {
  expect(parseName(text, country).fullName).toBe(fullName);
});

test('a family name before a comma has its given name behind it, and what somebody is called', () => {
  expect(parseName('Lin, Chia-Jung (Carol)', 'TW').fullName).toBe('Chia-Jung (Carol) Lin');
});

test('one letter with a dot is an initial where people bear them, and a form of address elsewhere', () => {
  expect(parseName('D. Manikandan', 'IN').fullName).toBe('D. Manikandan');
  expect(parseName('D. Manuel Ruiz', 'ES').fullName).toBe('Manuel Ruiz');
});

test.each([
  ['Шевченко Олена Іванівна', 'Шевченко Олена Іванівна'],
  ['Олена Іванівна Шевченко', 'Олена Іванівна Шевченко'],
])('the patronymic of “%s” stands behind the given name, and its order stays', (text, fullName) => {
  expect(parseName(text, 'UA')).toEqual({
    fullName,
    name: {
      family: 'Шевченко',
      given: 'Олена',
      additional: 'Іванівна',
      prefix: '',
      suffix: '',
    },
  });
});

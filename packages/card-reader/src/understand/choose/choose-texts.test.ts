import { expect, test } from 'vitest';
import { evidenceOf } from '../evidence/card-evidence.ts';
import type { PrintedLine } from '../testing/card-lines.ts';
import { type Told, toldCard } from '../testing/told-words.ts';
import { chooseTexts } from './choose-texts.ts';
import { joinPassages } from './join-passages.ts';
import { cutSegments } from './segments.ts';

/** Whom and what is chosen of lines whose words a network would have labeled so. */
function chosen(...lines: [PrintedLine | string, ...Told[]][]) {
  const { words, laid, values } = toldCard(lines);
  const { persons, organization } = chooseTexts(
    joinPassages(cutSegments(words, laid)),
    evidenceOf(values, laid),
  );
  return {
    persons: persons.map(({ name, title }) => [name.passage.text, title?.passage.text]),
    organization: organization?.passage.text,
    isConfirmed: organization?.certainty === 1,
  };
}

const firm: Told = ['organization'];

test('the lines of a name are one up to its legal form, though the logotype alone is the domain', () => {
  const { organization } = chosen(
    [{ text: 'BIR AL HANA', y: 20 }, firm],
    [{ text: 'Marine Equipment', y: 56 }, ['organization', 0.95]],
    [{ text: 'Trading L.L.C.', y: 92 }, ['organization', 0.1]],
    [{ text: 'www.biralhana.ae', y: 300 }],
  );
  expect(organization).toBe('BIR AL HANA Marine Equipment Trading L.L.C.');
});

test('a handle is no firm, whatever the network takes it for', () => {
  const { organization } = chosen(
    [{ text: 'Hafren Weavers', y: 20 }, ['organization', 0.6]],
    [{ text: '@HafrenLoom', y: 260 }, firm],
  );
  expect(organization).toBe('Hafren Weavers');
});

test('the name of a logo is written out though a small word joins its parts', () => {
  const { organization } = chosen(
    [{ text: 'Sobral & Irmão', size: 60, y: 20 }, firm],
    [{ text: 'Sobral e Irmão – Indústria Corticeira, S.A.', y: 260 }, firm],
    [{ text: 'www.sobralirmao.pt', y: 300 }],
  );
  expect(organization).toBe('Sobral e Irmão – Indústria Corticeira, S.A.');
});

test('a handle that holds a firm’s name does not write it out', () => {
  const { organization } = chosen(
    [{ text: 'Save the Seals', size: 60, y: 20 }, firm],
    [{ text: 'SaveTheSealsNorway', y: 260 }, ['organization', 0.9]],
    [{ text: 'www.savetheseals.no', y: 300 }],
  );
  expect(organization).toBe('Save the Seals');
});

test('a department below an organization is no part of its name, and one below a place is', () => {
  const below = (above: string) =>
    chosen(
      [{ text: above, y: 20 }, firm],
      [{ text: 'PUBLIC HEALTH DIVISION', y: 50 }, ['organization', 0.1]],
    ).organization;
  expect(below('NORTHERN ISLANDS LABORATORY')).toBe('NORTHERN ISLANDS LABORATORY');
  expect(below('NORTHERN ISLANDS')).toBe('NORTHERN ISLANDS PUBLIC HEALTH DIVISION');
});

test('a legal form alone is nobody’s name, and a street is not its firm', () => {
  const form = chosen([{ text: 'VZW', y: 20 }, firm], [{ text: 'Klank & Klok', y: 200 }, firm]);
  expect(form.organization).toBe('Klank & Klok');
  const street = chosen(
    [{ text: 'Kookaburra Lane', size: 60, y: 20 }, firm],
    [{ text: '2 Kookaburra Lane', y: 260 }, firm],
    [{ text: 'www.kookaburralane.com.au', y: 300 }],
  );
  expect(street.organization).toBe('Kookaburra Lane');
});

test.each([
  ['Karanfil Turizm Ltd. Şti. – Bodrum'],
  ['Karanfil Turizm Ltd. Şti. (218846-K)'],
  ['Karanfil Turizm Ltd. Şti. | Bodrum'],
])('%s ends with its legal form', (text) => {
  const { organization } = chosen([{ text, y: 20 }, firm]);
  expect(organization).toBe('Karanfil Turizm Ltd. Şti.');
});

test('above the name of an authority stands whose it is', () => {
  const { organization } = chosen(
    [{ text: 'DU GRAND-DUCHÉ DE LUXEMBOURG', size: 34, y: 20 }, firm],
    [{ text: 'Ministère des Transports', y: 120 }, firm],
  );
  expect(organization).toBe('Ministère des Transports');
});

test('a firm farther away, or set otherwise, is another one', () => {
  const logotype: [PrintedLine, Told] = [{ text: 'BIR AL HANA', y: 20 }, firm];
  const address: [PrintedLine] = [{ text: 'www.biralhana.ae', y: 300 }];
  const below = (line: PrintedLine) =>
    chosen(logotype, [line, ['organization', 0.95]], address).organization;
  expect(below({ text: 'Polar Trading L.L.C.', y: 200 })).toBe('BIR AL HANA');
  expect(below({ text: 'Polar Trading L.L.C.', y: 56, size: 15 })).toBe('BIR AL HANA');
});

test('a legal form confirms a name that stands alone, and whose domain is no other’s', () => {
  const card = (site: string, ...more: [PrintedLine, Told][]) =>
    chosen([{ text: 'Polar Trading L.L.C.', y: 20 }, firm], ...more, [{ text: site, y: 300 }])
      .isConfirmed;
  expect(card('www.polartrading.ae')).toBe(true);
  expect(card('jane@gmail.com')).toBe(true);
  // The rest of the sign may not have been read, or not been taken.
  expect(card('www.biralhana.ae')).toBe(false);
  const sign = (y: number): [PrintedLine, Told] => [{ text: 'BIR AL HANA', y, size: 60 }, firm];
  expect(card('jane@gmail.com', sign(200))).toBe(true);
  expect(card('jane@gmail.com', sign(60))).toBe(false);
});

test('initials drawn between the lines of a name are no part of it', () => {
  const { organization } = chosen(
    [{ text: 'Rehwald Weaving Mills', y: 20 }, firm],
    [{ text: 'RWM', y: 50 }, ['organization', 0.1]],
    [{ text: '(Pvt) Ltd.', y: 80 }, ['organization', 0.1]],
  );
  expect(organization).toBe('Rehwald Weaving Mills (Pvt) Ltd.');
});

test.each([
  ['RHS', 'Rehwald Heritage Society', 'Rehwald Heritage Society'],
  ['RHS', 'Rehwald International Heritage Society', 'Rehwald International Heritage Society'],
  ['RHX', 'Rehwald Heritage Society', 'RHX Rehwald Heritage Society'],
  ['RW', 'Rehwald Weaving', 'RW Rehwald Weaving'],
])('a mark “%s” before “%s” makes “%s”', (mark, name, organization) => {
  const card = chosen(
    [{ text: mark, y: 20 }, firm],
    [{ text: name, y: 50 }, ['organization', 0.1]],
  );
  expect(card.organization).toBe(organization);
});

test('of a firm’s names in two languages the one that its domain says is chosen', () => {
  const { organization } = chosen(
    [{ text: 'Comhairle Oileáin an Tuaiscirt', y: 20 }, firm],
    [{ text: 'Northern Islands Heritage Council', y: 56 }, ['organization', 0.67]],
    [{ text: 'www.nihc.ie', y: 300 }],
  );
  expect(organization).toBe('Northern Islands Heritage Council');
});

test('a sign of one word and its trade are a firm, where its domain says both', () => {
  const { organization } = chosen(
    [{ text: 'Serval', size: 70, y: 10 }, firm],
    [{ text: 'KERAMIK & GLAS', y: 96 }, ['organization', 0.9]],
    [{ text: 'www.servalglas.de', y: 300 }],
  );
  expect(organization).toBe('Serval KERAMIK & GLAS');
});

test('a line that says only what a firm does is no name without the one that says which', () => {
  const { organization } = chosen(
    [{ text: 'Bellbird Lake', y: 20 }, firm],
    [{ text: 'Family Clinic & Dental', y: 56 }, firm],
    [{ text: 'www.blfamilyclinic.sg', y: 300 }],
  );
  expect(organization).toBe('Bellbird Lake Family Clinic & Dental');
});

test('what begins with what its owner does is nobody, whatever its mailbox is called', () => {
  const card = (name: string, mailbox: string) =>
    chosen(
      [{ text: name, y: 20, size: 34 }, ['name']],
      [{ text: 'General Medicine', y: 62 }, ['title']],
      [{ text: mailbox, y: 300 }],
    );
  expect(card('Klinik Bellbird', 'klinik.bellbird@gmail.com').persons).toEqual([]);
  expect(card('Klinik Bellbird', 'klinik.bellbird@gmail.com').organization).toMatch(/^Klinik/);
  expect(card('Bellbird Klinik', 'info@example.com').persons).toEqual([]);
  // A family may be called like a trade.
  expect(card('Olga Klinik', 'olga.klinik@example.com').persons).toHaveLength(1);
});

test('nor is a trade without the name behind it; a name farther off is another one', () => {
  const below = (y: number) =>
    chosen([{ text: 'RESTAURANT', y: 20, size: 40 }, firm], [{ text: 'El Zorzal', y }, firm])
      .organization;
  expect(below(70)).toBe('RESTAURANT El Zorzal');
  expect(below(260)).toBe('RESTAURANT');
});

test('two people of one family are both found, though one of them alone looks like something else', () => {
  const { persons } = chosen(
    ['Otter Creek Orchards', firm],
    [
      'Walt Penner & Ruth Abel-Penner',
      ['title'],
      ['title', 0],
      ['other'],
      ['name', 1],
      ['name', 0],
    ],
  );
  expect(persons).toEqual([
    ['Walt Penner', undefined],
    ['Ruth Abel-Penner', undefined],
  ]);
});

test('a form of address that is hardly one makes nobody of a firm, and is a part of its name', () => {
  const unsure: Told = ['honorific', 1];
  const { words, laid, values } = toldCard([
    ['HAMMAM BAB SALAM', unsure, ['name', 0.4]],
    ['www.babsalam.ma'],
  ]);
  const weaker = words.map((word) => ({
    ...word,
    probabilities: word.probabilities.map((probability) => probability * 0.65),
  }));
  const { persons, organization } = chooseTexts(
    joinPassages(cutSegments(weaker, laid)),
    evidenceOf(values, laid),
  );
  expect(persons).toEqual([]);
  expect(organization?.passage.text).toBe('HAMMAM BAB SALAM');
});

test('a word set small, away from a sign, is no part of it', () => {
  const { organization } = chosen(
    [{ text: 'nål & tråd', size: 60, y: 10 }, firm],
    [{ text: 'sømmen', y: 260 }, ['name']],
  );
  expect(organization).toBe('nål & tråd');
});

test('without a firm and a domain the sign is what stands largest, in both of its lines', () => {
  const sign: Told = ['other', 0.9];
  const { organization } = chosen(
    [{ text: 'Rivers of Grace', size: 40, y: 10 }, sign],
    [{ text: 'Fellowship', size: 40, y: 56 }, sign],
    [{ text: 'Ebele Nwosu', size: 36, y: 150 }, ['name']],
    ['Senior Pastor', ['title']],
    ['Old Mill Road, Enugu, Nigeria', ['address']],
    ['0803 555 2127'],
    ['rogenugu@yahoo.com'],
  );
  expect(organization).toBe('Rivers of Grace Fellowship');
});

test('what is no larger than the small print, or stands beside a domain, is no sign', () => {
  const card = (size: number, email: string) =>
    chosen(
      [{ text: 'Rivers of Grace', size, y: 10 }, ['other']],
      [{ text: 'Ebele Nwosu', y: 150 }, ['name']],
      ['Old Mill Road, Enugu, Nigeria', ['address']],
      [email],
    ).organization;
  expect(card(24, 'rogenugu@yahoo.com')).toBeUndefined();
  expect(card(40, 'ebele@riverside.ng')).toBeUndefined();
});

test('a name above the rest of a firm is its first line, where somebody else is the person', () => {
  const card = chosen(
    [{ text: 'Dar Al Hikma', y: 10 }, ['name']],
    [{ text: 'General Supplies L.L.C.', y: 42 }, firm],
    [{ text: 'Omar Siddiq', y: 200 }, ['name']],
    [{ text: 'Sales Manager', y: 240 }, ['title']],
    ['daralhikma@yahoo.com'],
  );
  expect(card).toMatchObject({
    persons: [['Omar Siddiq', 'Sales Manager']],
    organization: 'Dar Al Hikma General Supplies L.L.C.',
  });
});

test('a title that others bear as a degree counts as much as one that nobody does', () => {
  const degree: Told = ['credential', 1, 'title'];
  const { persons } = chosen(
    [{ text: 'Claire Aubert', size: 40, y: 10 }, ['name']],
    [{ text: 'Notaire', y: 60 }, degree],
    [{ text: 'Ancienne Présidente', y: 120 }, ['title']],
  );
  expect(persons).toEqual([['Claire Aubert', 'Notaire']]);
});

test('a sign of one word above the person is the firm, also with a hyphen', () => {
  const { organization } = chosen(
    [{ text: 'MOTO-KOW', size: 50, y: 10 }, ['name']],
    [{ text: 'Jan Kowalczyk', size: 36, y: 150 }, ['name']],
    [{ text: 'właściciel', y: 200 }, ['title']],
    ['biuro@op.pl'],
  );
  expect(organization).toBe('MOTO-KOW');
});

test('a doubtful name in the size of the small print that nothing bears out is nobody', () => {
  const card = (size: number) => {
    const { words, laid, values } = toldCard([
      [{ text: 'TRÅD', size: 60, y: 10 }, firm],
      [{ text: 'Lone Knap', size, y: 200 }, ['name']],
      ['Strandgade 12', ['address']],
      ['4000 Roskilde', ['address']],
      ['+45 46 55 01 42'],
    ]);
    const doubtful = words.map((word) => ({
      ...word,
      probabilities: word.probabilities.map((each) => each * 0.8),
    }));
    const passages = joinPassages(cutSegments(doubtful, laid));
    return chooseTexts(passages, evidenceOf(values, laid)).persons.length;
  };
  expect(card(24)).toBe(0);
  expect(card(36)).toBe(1);
});

test('what a firm does belongs to its name where it stands above it', () => {
  const { organization } = chosen(
    [{ text: 'Les Équipements', size: 30, y: 10 }, firm],
    [{ text: 'Kudu inc', size: 60, y: 50 }, ['organization', 0.9]],
    [{ text: 'www.kudu.example', y: 400 }],
  );
  expect(organization).toBe('Les Équipements Kudu inc');
});

test('an article alone is no firm', () => {
  const { organization } = chosen(
    [{ text: 'The', size: 60, y: 10 }, ['organization']],
    [{ text: 'Otter Bookshop', size: 60, y: 200 }, ['organization', 0.9, 'other']],
  );
  expect(organization).toBe('Otter Bookshop');
});

test('a letter alone is an emblem, and no firm', () => {
  const { organization } = chosen(
    [{ text: 'E', size: 60, y: 10 }, firm],
    [{ text: 'Florin Wöginger', size: 24, y: 200 }, ['name']],
  );
  expect(organization).toBeUndefined();
});

test('behind a form of address stands a person, though it looks like a firm', () => {
  const { persons } = chosen(
    [
      { text: 'The Revd Philippa Thorneycroft', size: 40, y: 20 },
      ['honorific'],
      ['honorific'],
      ['organization', 1, 'name'],
      ['organization', 0, 'name'],
    ],
    [{ text: 'Vicar', size: 24, y: 70 }, ['name']],
  );
  expect(persons).toEqual([['Philippa Thorneycroft', 'Vicar']]);
});

test('a job alone below a title is another one; below a name of its size it may be a part of it', () => {
  const titles = chosen(
    [{ text: 'Anna Ibis', size: 40, y: 20 }, ['name']],
    [{ text: 'Leiterin Werkstatt', y: 70 }, ['title']],
    [{ text: 'Dozentin', y: 100 }, ['title', 0.2]],
  );
  expect(titles.persons).toEqual([['Anna Ibis', 'Leiterin Werkstatt']]);
  const family = chosen(
    [{ text: 'Mary Ann', size: 40, y: 20 }, ['name']],
    [{ text: 'Baker', size: 40, y: 64 }, ['name', 0]],
  );
  expect(family.persons).toEqual([['Mary Ann Baker', undefined]]);
});

test('what joins two jobs keeps them together, and the rest of a degree is no title', () => {
  const joined = chosen(
    [{ text: 'Wilson Kudu', size: 40, y: 20 }, ['name']],
    [
      { text: 'Gerente de Compras e Estoque', y: 70 },
      ['title'],
      ['title', 0],
      ['title', 0],
      ['title', 0],
      ['service', 0.7, 'title'],
    ],
  );
  expect(joined.persons).toEqual([['Wilson Kudu', 'Gerente de Compras e Estoque']]);
  const torn = chosen(
    [{ text: 'Sana Kudu', size: 40, y: 20 }, ['name']],
    [
      { text: 'DCH, Fellow in Neonatology', y: 70 },
      ['credential'],
      ['credential', 0],
      ['title', 0],
    ],
    [{ text: 'Consultant Paediatrician', y: 100 }, ['title']],
  );
  expect(torn.persons).toEqual([['Sana Kudu', 'Consultant Paediatrician']]);
});

test('a name that a hyphen breaks goes on in the next line, whatever that looks like', () => {
  const { persons } = chosen(
    [{ text: 'Floris van der Wielen-', size: 40, y: 20 }, ['name']],
    [{ text: 'Oudshoorn', size: 40, y: 66 }, ['title']],
  );
  expect(persons).toEqual([['Floris van der Wielen-Oudshoorn', undefined]]);
});

test('a title that goes on behind a comma keeps it', () => {
  const { persons } = chosen(
    [{ text: 'Joanne Tan', size: 40, y: 20 }, ['name']],
    [{ text: 'Vice President,', y: 70 }, ['title']],
    [{ text: 'Commodities Desk', y: 98 }, ['title', 0]],
  );
  expect(persons).toEqual([['Joanne Tan', 'Vice President, Commodities Desk']]);
});

test('a title reads on from the line above where nothing begins', () => {
  const below = (begins: number) =>
    chosen(
      [{ text: 'Gavin Ibis', size: 40, y: 20 }, ['name']],
      [{ text: 'Regional Business', y: 70 }, ['department', 1, 'title']],
      [{ text: 'Development Director', y: 98 }, ['title', begins]],
    ).persons;
  expect(below(0.04)).toEqual([['Gavin Ibis', 'Regional Business Development Director']]);
  expect(below(0.9)).toEqual([['Gavin Ibis', 'Development Director']]);
});

test('what is called like a firm above a job is who does it, where nobody else is named', () => {
  const craft = (below: string) =>
    chosen(
      [{ text: 'Ibis Kudu', size: 60, y: 20 }, ['organization']],
      [{ text: below, y: 90 }, ['service']],
    );
  expect(craft('Small boat builder').persons).toEqual([['Ibis Kudu', 'Small boat builder']]);
  expect(craft('New boats to order').persons).toEqual([]);
  expect(craft('New boats to order').organization).toBe('Ibis Kudu');
});

test('where the network wavers, a given name and one word more is who, and no slogan', () => {
  const owner = (name: string, sureness: number) => {
    const { words, laid, values } = toldCard([
      [{ text: 'ZÁMEČNICTVÍ', size: 70, y: 20 }, firm],
      ['výroba klíčů', ['service']],
      [name, ['tagline']],
    ]);
    const wavering = words.map((word) => ({
      ...word,
      probabilities: word.probabilities.map((each) => each * sureness),
    }));
    const passages = joinPassages(cutSegments(wavering, laid));
    return chooseTexts(passages, evidenceOf(values, laid)).persons.length;
  };
  expect(owner('Bohumil Oryx', 0.6)).toBe(1);
  expect(owner('Bohumil Oryx', 1)).toBe(0);
  expect(owner('Poctivá práce', 0.6)).toBe(0);
});

test('whose surname is on a larger sign is the owner, where nobody else is named', () => {
  const owner = (name: string) =>
    chosen(
      [{ text: 'TAXI KUDU', size: 70, y: 20 }, ['organization']],
      [{ text: name, size: 28, y: 120 }, ['organization', 1]],
    ).persons;
  expect(owner('Ibis Kudu')).toEqual([['Ibis Kudu', undefined]]);
  expect(owner('Ibis Oryx')).toEqual([]);
  expect(owner('Taxi Kudu')).toEqual([]);
});

test('who is named in the other column is another person', () => {
  const { persons } = chosen(
    [{ text: 'Élodie Le Goff', size: 36, x: 40, y: 20 }, ['name', 1]],
    [{ text: 'Maxime Charpentier', size: 36, x: 350, y: 20 }, ['name', 0]],
  );
  expect(persons.map(([name]) => name)).toEqual(['Élodie Le Goff', 'Maxime Charpentier']);
});

test('where somebody has a title, what looks like a street and begins with a given name is who', () => {
  const { persons } = chosen(
    [{ text: 'Cláudia Regina Teixeira', size: 36, y: 20 }, ['address']],
    [{ text: 'Coordenadora de Remo', y: 70 }, ['title']],
  );
  expect(persons).toEqual([['Cláudia Regina Teixeira', 'Coordenadora de Remo']]);
});

test('at somebody’s is where one eats, and nobody', () => {
  const { persons } = chosen(
    [{ text: 'Chez Tante Awa', size: 60, y: 20 }, ['organization']],
    [{ text: 'Restaurant - Traiteur', y: 90 }, ['service']],
  );
  expect(persons).toEqual([]);
});

test('a job below a name that looks like a name is their title', () => {
  const { persons } = chosen(
    [{ text: 'Bronwyn O’Dwyer', size: 40, y: 20 }, ['name']],
    [{ text: 'Club Captain', size: 30, y: 70 }, ['name', 1]],
  );
  expect(persons).toEqual([['Bronwyn O’Dwyer', 'Club Captain']]);
});

test('a name above what is done behind a door is the sign over it', () => {
  const sign = (below: string) =>
    chosen(
      [{ text: 'Ibis Kudu', size: 60, y: 20 }, ['name']],
      [{ text: below, y: 90 }, ['department']],
    ).persons.length;
  expect(sign('Clinic and Pharmacy')).toBe(0);
  expect(sign('Northern Desk')).toBe(1);
});

test('above an authority stands whose it is', () => {
  const { organization } = chosen(
    [{ text: 'REPUBLIC OF KENYA', size: 30, y: 20 }, ['organization']],
    [{ text: 'Grain Inspection Authority', size: 30, y: 200 }, ['organization', 1, 'service']],
  );
  expect(organization).toBe('Grain Inspection Authority');
});

test('“Ma.” is María', () => {
  const { persons } = chosen([
    { text: 'Lic. Ma. Guadalupe Ordaz', size: 40, y: 20 },
    ['honorific'],
    ['honorific'],
    ['name'],
    ['name', 0],
  ]);
  expect(persons).toEqual([['Ma. Guadalupe Ordaz', undefined]]);
});

test('a job right below a name is its title, though the network takes it for the firm', () => {
  const card = chosen(
    [{ text: 'Nora Ibis', y: 20 }, ['name']],
    [{ text: 'harpsichord photographer', y: 60 }, firm],
    [{ text: 'Studio Kudu', y: 300 }, firm],
  );
  expect(card.persons).toEqual([['Nora Ibis', 'harpsichord photographer']]);
  expect(card.organization).toBe('Studio Kudu');
  const firmBelow = chosen(
    [{ text: 'Nora Ibis', y: 20 }, ['name']],
    [{ text: 'Kudu Photographer Ltd', y: 60 }, firm],
  );
  expect(firmBelow.persons).toEqual([['Nora Ibis', undefined]]);
  expect(firmBelow.organization).toBe('Kudu Photographer Ltd');
});

test('below a whole name, and smaller, the beginning of a job’s line is the job’s', () => {
  const below = (name: string, size: number) =>
    chosen(
      [{ text: name, size: 30, y: 20 }, ['name', 1], ['name', 0]],
      [{ text: 'Nimbu Pani Promoter', size, y: 60 }, ['name', 0.1], ['name', 0], ['title', 0.9]],
    ).persons;
  expect(below('Priya Selvam', 22)).toEqual([['Priya Selvam', 'Nimbu Pani Promoter']]);
  expect(below('Priya Selvam', 30)).toEqual([['Priya Selvam Nimbu Pani', 'Promoter']]);
  expect(below('Priya', 22)).toEqual([['Priya Nimbu Pani', 'Promoter']]);
});

test('a line that says of what somebody is goes on in the one that says what, set alike', () => {
  const titles = (second: string) =>
    chosen(
      [{ text: 'Sana Kudu', size: 40, y: 20 }, ['name']],
      [{ text: 'Regional Business Development', y: 70 }, ['title']],
      [{ text: second, y: 96 }, ['title', 0.94]],
    ).persons[0]?.[1];
  expect(titles('Executive (North America)')).toBe(
    'Regional Business Development Executive (North America)',
  );
  expect(titles('Responsable Régional')).toBe('Regional Business Development');
});

test('somebody’s own name as a handle is no title, and a slogan behind an @ no firm’s name', () => {
  const card = chosen(
    [{ text: 'Sana Kudu', size: 40, y: 20 }, ['name']],
    [{ text: 'sanakudu', y: 70 }, ['title']],
    [{ text: 'Orixforge', size: 60, y: 130 }, firm],
    [{ text: '@being bold', size: 40, y: 200 }, ['organization', 0.03]],
    [{ text: 'www.orixforge.com', y: 300 }],
  );
  expect(card.persons).toEqual([['Sana Kudu', undefined]]);
  expect(card.organization).toBe('Orixforge');
});

test('what a degree is in is nobody', () => {
  const { persons } = chosen(
    [
      { text: 'Anirudh Kulkarni M.E. (Struct.)', size: 40, y: 20 },
      ['name', 1],
      ['name', 0],
      ['name', 1],
      ['name', 0],
    ],
    [{ text: 'Director', y: 80 }, ['title']],
  );
  expect(persons).toEqual([['Anirudh Kulkarni', 'Director']]);
});

import { describe, expect, it } from 'vitest';
import { understandLines } from '../node/testing/understand-lines.ts';
import { toContact } from './contact/to-contact.ts';
import { cardLines } from './testing/card-lines.ts';

const read = (...lines: Parameters<typeof cardLines>) => understandLines(cardLines(...lines));

describe('understandCard', () => {
  it('reads a card whose organization is larger than the name', async () => {
    const reading = await read(
      { text: 'MAPLE LOWE', size: 40 },
      'Better homes, every day',
      { text: 'Dr. Jane R. Smith, PhD', size: 34 },
      'Head of Sales',
      'Tel +44 20 7946 0958 Fax +44 20 7946 0959',
      'jane.smith@maplelowe.co.uk | www.maplelowe.co.uk',
      '12 Mill Lane, Harrogate HG1 1AA',
    );
    expect(toContact(reading)).toMatchObject({
      fullName: 'Jane R. Smith',
      name: { given: 'Jane', additional: 'R.', family: 'Smith', prefix: 'Dr.', suffix: 'PhD' },
      org: 'MAPLE LOWE',
      title: 'Head of Sales',
      emails: ['jane.smith@maplelowe.co.uk'],
      phones: [
        { number: '+44 20 7946 0958', kinds: ['work'] },
        { number: '+44 20 7946 0959', kinds: ['fax'] },
      ],
      urls: ['https://www.maplelowe.co.uk'],
      address: { street: '12 Mill Lane', city: 'Harrogate', postcode: 'HG1 1AA' },
    });
    expect(reading.tagline?.value).toBe('Better homes, every day');
  });

  it('has the website of the mailbox before that of a brand', async () => {
    const { websites } = await read(
      { text: 'Jane Smith', size: 36 },
      'www.lowetravels.com',
      'jane@maplelowe.co.uk',
      'www.maplelowe.co.uk',
    );
    expect(websites.map(({ value }) => value)).toEqual([
      'www.maplelowe.co.uk',
      'www.lowetravels.com',
    ]);
  });

  it('tells a person from a company that bears the person’s name', async () => {
    const reading = await read(
      { text: 'Jürgen Müller', size: 36 },
      'Geschäftsführer',
      'Müller & Söhne GmbH',
      'T 030 1234567',
      'j.mueller@mueller-soehne.de',
    );
    expect(reading.fullName?.value).toBe('Jürgen Müller');
    expect(reading.org?.value).toBe('Müller & Söhne GmbH');
    expect(reading.phones[0]?.value.number).toBe('+49 30 1234567');
  });

  it('infers the company from the e-mail domain and says so', async () => {
    const reading = await read('Ben Carter', 'Founder', 'ben@oakleafdesign.com');
    expect(reading.org).toMatchObject({ origin: 'inferred', lines: [2] });
  });

  it('puts the number first that reaches the person, whatever stands in the column beside', async () => {
    const reading = await read(
      { text: 'Maryvonne Le Guellec', size: 36, x: 0, y: 20 },
      { text: 'Adjointe au maire', x: 0, y: 80 },
      { text: 'Standard', x: 0, y: 140 },
      { text: '04 66 55 18 00', x: 260, y: 140 },
      { text: 'Ligne directe', x: 0, y: 180 },
      { text: '04 66 55 18 27', x: 260, y: 180 },
      { text: 'm.leguellec@mairie-example.fr', x: 0, y: 240 },
    );
    expect(reading.phones.map(({ value }) => value.number)).toEqual([
      '+33 4 66 55 18 27',
      '+33 4 66 55 18 00',
    ]);
  });

  it('knows a name of which a letter was read wrong by its country', async () => {
    const reading = await read(
      { text: 'Fífa', size: 80 },
      'ullarverslun',
      { text: 'Pórdís Hallgrímsdóttir', size: 30 },
      '462 3817',
      'fifa@fifaull.is',
      'Strandgata 9, 625 Ólafsvík',
    );
    expect(reading.fullName?.value).toBe('Þórdís Hallgrímsdóttir');
  });

  it('infers no company from a free mailbox', async () => {
    expect((await read('Ben Carter', 'Founder', 'ben.carter@gmail.com')).org).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { CUT } from '../taken.ts';
import { takePhones } from './take-phones.ts';

const found = (text: string, ...countries: Parameters<typeof takePhones>[1]) =>
  takePhones(text, countries).found.map(({ number, labeled, kind }) => [number, labeled ?? kind]);

describe('takePhones', () => {
  test.each([
    ['Tel +44 20 7946 0958', '+44 20 7946 0958', 'work'],
    ['Mobile: +49 171 3920012', '+49 171 3920012', 'cell'],
    ['F +49 (0)40 66969 123', '+49 40 66969123', 'fax'],
    ['T +49.(0)40.66969 123', '+49 40 66969123', 'work'],
    ['fax2email 0049 40 66969 123', '+49 40 66969123', 'fax'],
    ['Telefax 0049 40 66969 123', '+49 40 66969123', 'fax'],
    ['F A X : 0049 40 66969 123', '+49 40 66969123', 'fax'],
    ['+33 6 39 98 00 12', '+33 6 39 98 00 12', 'cell'],
    ['+49 40 66969 123 (privat)', '+49 40 66969123', 'home'],
    ['Te1. +49 40 66g69 123', '+49 40 66969123', 'work'],
    ['T +49 40 669691 23 DW 45', '+49 40 66969123 ext. 45', 'work'],
  ])('«%s» is %s of kind %s', (text, number, kind) => {
    expect(found(text)).toEqual([[number, kind]]);
  });

  test('numbers of a list are plausible together', () => {
    const keys = (text: string, country: 'IN' | 'IS') =>
      takePhones(text, [country]).found.map(({ key }) => key);
    expect(keys('Ph. : (0281) 200 0417 (O), 200 0418 (W), 200 0946 (R)', 'IN')).toEqual([
      '+912812000417',
      '+912812000418',
      '+912812000946',
    ]);
    expect(keys('s. 400 0418 / 800 0273', 'IS')).toEqual(['+3544000418', '+3548000273']);
  });

  test.each([
    ['моб.: +380 67 111 22 33', '+380 67 111 2233', 'cell'],
    ['факс +7 495 555 01 43', '+7 495 555 01 43', 'fax'],
    ['тел. +380 32 240 00 00, вн. 12', '+380 322 400 000 ext. 12', 'work'],
    ['Τηλ. Κέντρο: +30 2410 000142 (εσωτ. 24)', '+30 241 000 0142 ext. 24', 'work'],
    ['ΚΙΝ. +30 697 000 0123', '+30 697 000 0123', 'cell'],
    ['대표 +82 51 555 1234 (내선 302)', '+82 51 555 1234 ext. 302', 'work'],
    ['ĐT: +84 28 5555 0142 - Máy lẻ: 102', '+84 28 5555 0142 ext. 102', 'work'],
  ])('«%s», whose label is in another script, is %s of kind %s', (text, number, kind) => {
    expect(found(text)).toEqual([[number, kind]]);
  });

  test.each([
    ['прямой: +7 843 000 12 05', 'person'],
    ['직통 +82 51 555 1234', 'person'],
    ['直通電話 +81 749 52 0031', 'person'],
    ['ΤΗΛ. ΚΕΝΤΡΟ +30 210 000 9000', 'everybody'],
    ['대표전화 +82 51 555 1234', 'everybody'],
    ['代表電話 +81 749 52 0031', 'everybody'],
  ])('«%s» reaches %s', (text, whom) => {
    expect(takePhones(text, []).found.map(({ reaches }) => reaches)).toEqual([whom]);
  });

  test('a label in Cyrillic letters tells whether a telephone takes faxes', () => {
    const [direct] = takePhones('прямой: +7 843 000 12 05', []).found;
    const [both] = takePhones('тел./факс +7 843 000 12 05', []).found;
    expect([direct?.takesFax, both?.takesFax]).toEqual([false, true]);
  });

  test('a tax number behind its name in Cyrillic or Greek letters is no phone', () => {
    expect(found('ИНН 7704123456', 'RU')).toEqual([]);
    expect(found('ΑΦΜ: 2101234567', 'GR')).toEqual([]);
  });

  test('national numbers are read with the country of the card', () => {
    expect(found('030 23125 100', 'DE')).toEqual([['+49 30 23125100', 'work']]);
    expect(found('(206) 555-0148', 'US')).toEqual([['+1 206-555-0148'.replaceAll('-', ' '), null]]);
  });

  test.each([
    [
      '전화 02-312-4500~3',
      'KR',
      ['+82 2 312 4500', '+82 2 312 4501', '+82 2 312 4502', '+82 2 312 4503'],
    ],
    [
      'Ph: +91 484 2307318 to 320',
      'IN',
      ['+91 484 230 7318', '+91 484 230 7319', '+91 484 230 7320'],
    ],
    ['TEL 03-5555-0148〜50', 'JP', ['+81 3 5555 0148', '+81 3 5555 0149', '+81 3 5555 0150']],
    ['TEL 03-5555-0148〜7', 'JP', ['+81 3 5555 0148']],
    ['電話 03-5555-0142・0143', 'JP', ['+81 3 5555 0142', '+81 3 5555 0143']],
  ] as const)('«%s» is every number of the range', (text, country, numbers) => {
    expect(found(text, country).map(([number]) => number)).toEqual(numbers);
  });

  test('an East Asian comma parts the end of another number', () => {
    expect(found('订座:023-5555 0142、0143', 'CN').map(([number]) => number)).toEqual([
      '+86 23 5555 0142',
      '+86 23 5555 0143',
    ]);
  });

  test('a calling code in brackets may hold the area code too, and lack its sign', () => {
    expect(found('Fax: (86-769) 8555 0143', 'HK')).toEqual([['+86 769 8555 0143', 'fax']]);
  });

  test('two numbers in one line are two, each with its label', () => {
    expect(found('Tel +44 20 7946 0958 Fax +44 20 7946 0959')).toEqual([
      ['+44 20 7946 0958', 'work'],
      ['+44 20 7946 0959', 'fax'],
    ]);
  });

  test('what is said about a number in brackets is no part of it, and none of another text', () => {
    const line = '218 862 O43 (chamada para a rede fixa nacional)';
    expect(takePhones(line, ['PT'])).toMatchObject({
      found: [{ number: '+351 21 886 2043' }],
      rest: CUT,
    });
  });

  test('an icon read as a digit is no part of the numbers behind it', () => {
    expect(found('9 (47) 99652-3180 / 98814-0275', 'BR').map(([number]) => number)).toEqual([
      '+55 47 99652 3180',
      '+55 47 98814 0275',
    ]);
  });

  test('a number of six digits is one where numbers are so short, and it stands alone', () => {
    expect(found('837 417', 'AD')).toHaveLength(1);
    expect(found('837417 Massana', 'AD')).toEqual([]);
  });

  test('a number without its area code stays as printed', () => {
    expect(found('Tel/Fax: 3123-0800', 'BR')[0]?.[0]).toBe('3123-0800');
    expect(found('Cel. 99679-9468', 'BR')[0]?.[0]).toBe('99679-9468');
  });

  test('an icon between two numbers parts them', () => {
    const numbers = found('(62)3247-1895 9 (62)99184-2637', 'BR').map(([number]) => number);
    expect(numbers).toEqual(['+55 62 3247 1895', '+55 62 99184 2637']);
    expect(found('R 956 41 73 28 9 644 218 736', 'ES')).toHaveLength(2);
  });

  test('“and” between a number and digits goes on with its area code', () => {
    const numbers = found('Tels. (33) 3683 4172 y 3683 4190', 'MX').map(([number]) => number);
    expect(numbers).toEqual(['+52 33 3683 4172', '+52 33 3683 4190']);
  });

  test('an area code that is set apart needs no zero', () => {
    expect(found('(30) 2312 5100', 'DE')).toEqual([['+49 30 23125100', 'work']]);
  });

  test('night is no register', () => {
    expect(found('Nuit : 06 39 98 00 43', 'FR')).toHaveLength(1);
  });

  test('a second number may say only the digits that differ', () => {
    const numbers = (text: string) => found(text, 'IN').map(([number]) => number);
    expect(numbers('Ph: +91 4324 255518 / 255519')).toEqual([
      '+91 4324 255 518',
      '+91 4324 255 519',
    ]);
    expect(numbers('Ph: 0161-2555118, 2555119')).toEqual(['+91 161 255 5118', '+91 161 255 5119']);
    expect(numbers('+91-44-2555 6071 / 6072')).toEqual(['+91 44 2555 6071', '+91 44 2555 6072']);
  });

  test('a second number may say its last groups anew', () => {
    const numbers = (text: string, country: 'HK' | 'GR') =>
      found(text, country).map(([number]) => number);
    expect(numbers('Tel (852) 2555 0142 / 0143', 'HK')).toEqual([
      '+852 2555 0142',
      '+852 2555 0143',
    ]);
    expect(numbers('+30 22840 55 317, 55 318', 'GR')).toEqual([
      '+30 2284 055317',
      '+30 2284 055318',
    ]);
  });

  test.each([
    '+30 22840 55 317, 12',
    '+30 22840 55 317, 55 318 Naousa',
    '+30 22840 55 317, 84 401',
  ])('«%s» has one number', (text) => expect(found(text, 'GR')).toHaveLength(1));

  test('a dash between last digits may be set close to both, and stand again', () => {
    const numbers = (text: string, country: 'IN' | 'TR' | 'US') =>
      found(text, country).map(([number]) => number);
    expect(numbers('Tel 91 40 23398247-51', 'IN')).toEqual([
      '+91 40 2339 8247',
      '+91 40 2339 8251',
    ]);
    expect(numbers('Tel : +90 324 238 05 40-41-42', 'TR')).toEqual([
      '+90 324 238 05 40',
      '+90 324 238 05 41',
      '+90 324 238 05 42',
    ]);
    expect(numbers('206-555-0148', 'US')).toEqual(['+1 206 555 0148']);
    expect(found('(+30) 210 4555 124-6').map(([number]) => number)).toEqual([
      '+30 21 0455 5124',
      '+30 21 0455 5126',
    ]);
  });

  test('where a zero is dialed before an area code it is no office', () => {
    const line = 'Tel: 0 (212) 555 12 40 (pbx) Faks: 0 (212) 555 12 41';
    expect(found(line, 'TR')).toEqual([
      ['+90 212 555 12 40', 'work'],
      ['+90 212 555 12 41', 'fax'],
    ]);
    expect(found('0 (206) 555-0148', 'US')[0]?.[0]).toBe('+1 206 555 0148');
  });

  test('a stroke behind groups that lost their spaces goes on to a line nearby', () => {
    const numbers = found('+91 44 25556071 / 6085').map(([number]) => number);
    expect(numbers).toEqual(['+91 44 2555 6071', '+91 44 2555 6085']);
  });

  test('labels may stand behind their numbers', () => {
    expect(found('(206) 555-0148 office, (206) 555-0149 cell', 'US')).toEqual([
      ['+1 206 555 0148', 'work'],
      ['+1 206 555 0149', 'cell'],
    ]);
    expect(found('650 321 3900 408 390 7771 Cell 650 321 3902 Fax', 'US')).toEqual([
      ['+1 650 321 3900', null],
      ['+1 408 390 7771', 'cell'],
      ['+1 650 321 3902', 'fax'],
    ]);
    expect(found('650 321 3900 Cell 408 390 7771', 'US')[1]).toEqual(['+1 408 390 7771', 'cell']);
  });

  test('a calling code in brackets needs no sign where the number is none at home', () => {
    expect(found('(852) 2555 0142 (86) 135 9042 7186', 'HK').map(([number]) => number)).toEqual([
      '+852 2555 0142',
      '+86 135 9042 7186',
    ]);
  });

  test.each([
    ['(206) 555-0142 · fax 0143', 'US', ['+1 206 555 0142', '+1 206 555 0143'], 'fax'],
    ['T 020 7946 0318 (PA: 0319)', 'GB', ['+44 20 7946 0318', '+44 20 7946 0319'], 'work'],
    ['T 020 7946 0318 (Room 0319)', 'GB', ['+44 20 7946 0318'], 'work'],
    ['T 020 7946 0318 (PA: 0519)', 'GB', ['+44 20 7946 0318'], 'work'],
  ] as const)(
    '«%s» prints the last group of its second number alone',
    (text, country, numbers, kind) => {
      const all = found(text, country);
      expect(all.map(([number]) => number)).toEqual(numbers);
      expect(all.at(-1)?.[1]).toBe(kind);
    },
  );

  test('a bar behind a number is no digit of it', () => {
    expect(found('734.555.0128| www', 'US').map(([number]) => number)).toEqual(['+1 734 555 0128']);
  });

  test('a bullet parts groups, or numbers', () => {
    for (const text of ['Tel 734-555•0128', 'JON 734·555·0128'])
      expect(found(text, 'US').map(([number]) => number)).toEqual(['+1 734 555 0128']);
    expect(found('T 020 7946 0958•020 7946 0959', 'GB').map(([number]) => number)).toEqual([
      '+44 20 7946 0958',
      '+44 20 7946 0959',
    ]);
  });

  test('a second number may differ in its last digit alone', () => {
    const numbers = found('Tel: +254 51 221 6043/4').map(([number]) => number);
    expect(numbers).toEqual(['+254 51 2216043', '+254 51 2216044']);
  });

  test.each([
    ['+55 (49) 3322-7416 ramal 231', '+55 49 3322 7416 ext. 231'],
    ['+1 418 555 0127 poste 3', '+1 418 555 0127 ext. 3'],
    ['+420 493 522 817 linka 12', '+420 493 522 817 ext. 12'],
    ['TEL: +81 294 55 0142ex6086', '+81 294 55 0142 ext. 6086'],
    ['+90 (352) 321 1350 / 229', '+90 352 321 13 50 ext. 229'],
    ['+36 1 459-1500 / 55712 mellék', '+36 1 459 1500 ext. 55712'],
  ])('«%s» has an extension', (text, number) => {
    expect(found(text).map(([each]) => each)).toEqual([number]);
  });

  test('what is open from six to half past is a number where a number goes on', () => {
    const numbers = found('06-79/322-418, 06-30/415-7726', 'HU').map(([number]) => number);
    expect(numbers).toEqual(['+36 79 322 418', '+36 30 415 7726']);
  });

  test('a number of a chat network is no telephone', () => {
    expect(found('QQ: 2850417693', 'CN')).toEqual([]);
  });

  test('numbers that stand alone in their line are kept where no country is known', () => {
    expect(found('977 555 041 • 620 555 083').map(([number]) => number)).toEqual([
      '977 555 041',
      '620 555 083',
    ]);
  });

  test('letters of another script read as digits before a label are not dialed', () => {
    expect(found('Tel: 0574-8712 6508 11 Fax: 0574-8712 6509', 'CN')).toEqual([
      ['+86 574 8712 6508', 'work'],
      ['+86 574 8712 6509', 'fax'],
    ]);
  });

  test('an icon read as a digit is not dialed', () => {
    expect(found('(4 0491 570 156', 'AU')[0]?.[0]).toBe('+61 491 570 156');
    expect(found('9 655 55 01 72', 'ES')[0]?.[0]).toBe('+34 655 55 01 72');
  });

  test('a label tells whom a number reaches, and whether it takes faxes', () => {
    const told = (text: string) => takePhones(text, ['IT']).found[0];
    expect(told('Diretto 02 5555 1234')).toMatchObject({ reaches: 'person' });
    expect(told('Centralino 02 5555 1200')).toMatchObject({ reaches: 'everybody' });
    expect(told('Tel. e Fax 02 5555 1200')).toMatchObject({ labeled: 'work', takesFax: true });
  });

  test('two numbers without a sign between them are told apart', () => {
    expect(found('0048 22 555 01 04 0048 605 550 137', 'PL')).toEqual([
      ['+48 22 555 01 04', 'work'],
      ['+48 605 550 137', 'cell'],
    ]);
  });

  test.each([
    'VAT DE123456789',
    'USt-IdNr. 123456789',
    'HRB 1234567',
    'KvK 12345678',
    'P.IVA 01234567890',
    'CVR 12345678',
    'Seattle, WA 98197',
    '10115 Berlin',
    'since 1987',
    'Travessa das Flores, 179. 7000-550 Évora',
  ])('«%s» is no phone number', (text) => {
    expect(found(text, 'DE', 'US', 'BR')).toEqual([]);
  });
});

describe('numbers of one house', () => {
  const numbers = (text: string, ...countries: Parameters<typeof takePhones>[1]) =>
    takePhones(text, countries).found.map(({ number }) => number);

  test('may be many, each said by its last digits', () => {
    expect(numbers('Tel : 03-5510 8823 / 8824 / 8826', 'MY')).toEqual([
      '+60 3 5510 8823',
      '+60 3 5510 8824',
      '+60 3 5510 8826',
    ]);
    expect(numbers('Tel.: 03-4861 572 / 573', 'EG')).toEqual(['+20 3 4861572', '+20 3 4861573']);
  });

  test('go on behind a dash, where the next line follows', () => {
    expect(numbers('T 0312 472 18 20 – 21 (Dahili 3)', 'TR')).toEqual([
      '+90 312 472 18 20',
      '+90 312 472 18 21',
    ]);
    expect(numbers('Telefon 0 34 45 / 20 71 - 29', 'DE')).toEqual(['+49 3445 207129']);
    expect(numbers('T. +90 258 816 44 10 -11', 'TR')).toEqual([
      '+90 258 816 44 10',
      '+90 258 816 44 11',
    ]);
    expect(numbers('Tel. 03591 / 27 48 20-21', 'DE')).toEqual([
      '+49 3591 274820',
      '+49 3591 274821',
    ]);
    // A dash stands before what is dialed within the house: in Germany mostly, in Austria always.
    expect(numbers('Telefon 0221 / 94 38 07-15', 'DE')).toEqual(['+49 221 94380715']);
    expect(numbers('Fax 07272 / 31 45 19-20', 'AT')).toEqual(['+43 7272 31451920']);
    // Groups of one number may follow each other too.
    expect(numbers('+7 495 123-45-46', 'RU')).toEqual(['+7 495 123 45 46']);
  });
});

test('an Argentinian mobile has the 9 that is dialed from abroad', () => {
  expect(found('Cel. 11 5327-4490', 'AR')).toEqual([['+54 9 11 5327 4490', 'cell']]);
  expect(found('Tel. 11 5327-4490', 'AR')[0]?.[0]).toBe('+54 11 5327 4490');
});

test('what stands in brackets behind a number is no part of it', () => {
  expect(found('Tel +90 258 269 14 40 (4 hat)', 'TR')[0]?.[0]).toBe('+90 258 269 14 40');
  expect(found('TEL. 0266-27-4913 (1)', 'JP')[0]?.[0]).toBe('+81 266 27 4913');
});

test.each([
  ['Telp.(0291) 598 114', 'ID', 'work'],
  ['HP 0813 2570 6648', 'ID', 'cell'],
  ['Tālr. 67 221 345', 'LV', 'work'],
  ['Farsími 862 3390', 'IS', 'cell'],
  ['ĐTDĐ: 0912 345 678', 'VN', 'cell'],
  ['Faksas 5 212 3456', 'LT', 'fax'],
] as const)('«%s» has a label of its country', (text, country, kind) => {
  expect(found(text, country).map(([, own]) => own)).toEqual([kind]);
});

test('where one country alone is meant, a number of its old plan is of it too', () => {
  expect(found('Tel 01-774 2085', 'NG')[0]?.[0]).toBe('+234 17742085');
  expect(found('Tel 01-774 2085')[0]?.[0]).toBe('01-774 2085');
  // No zero is dialed there.
  expect(found('027 555 0142', 'US')[0]?.[0]).toBe('027 555 0142');
});

test('letters of a vanity number are dialed by their keys', () => {
  const numbers = (text: string) => found(text, 'US').map(([number]) => number);
  expect(numbers('1-800-FLOWERS')).toEqual(['+1 800 356 9377']);
  expect(numbers('Call 1-800-GOT-JUNK')).toEqual(['+1 800 468 5865']);
  expect(numbers('Suite 200 COPPER House')).toEqual([]);
});

test('a next line is none of the digits of the one before, however long numbers may be', () => {
  const numbers = found('0941/41 25 70/71', 'DE').map(([number]) => number);
  expect(numbers).toEqual(['+49 941 412570', '+49 941 412571']);
});

test.each([
  ['ATU12345678', 'AT'],
  ['RBQ 5738-2196-01', 'CA'],
] as const)('«%s» is a register’s number', (text, country) => {
  expect(found(text, country)).toEqual([]);
});

test('around the clock is no part of a number', () => {
  const numbers = found('Phone (520) 795-3168 | Emergency 24/7 (520) 795-3170', 'US');
  expect(numbers.map(([number]) => number)).toEqual(['+1 520 795 3168', '+1 520 795 3170']);
});

test('a second mobile number may leave the area out', () => {
  const numbers = found('(47) 99652-3180 / 98814-0275', 'BR').map(([number]) => number);
  expect(numbers).toEqual(['+55 47 99652 3180', '+55 47 98814 0275']);
});

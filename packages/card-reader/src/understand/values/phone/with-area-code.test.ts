import { expect, test } from 'vitest';
import { layOut } from '../../card/lay-out.ts';
import { cardLines } from '../../testing/card-lines.ts';
import { extractValues } from '../extract-values.ts';

const numbers = (...texts: string[]) =>
  extractValues(layOut(cardLines(...texts))).phones.map(({ key }) => key);

const PLACE = 'Hamburg-Eimsbüttel (Nähe Osterstraße)';

test('a number without area code gets that of the town, and a small word is no village', () => {
  expect(numbers('Klavierunterricht für Kinder', PLACE, 'Tel.: 66 96 94 17')).toEqual([
    '+494066969417',
  ]);
});

test('a number that begins with a zero has its area code', () => {
  expect(numbers('Klavierunterricht für Kinder', PLACE, 'Tel.: 040 / 66 96 94 17')).toEqual([
    '+494066969417',
  ]);
});

test('the area code of another number on the card comes before that of a town', () => {
  const lines = ['Cartomante', '(71) 98500-0142', 'fixo: 3500-0142 / 3500-0177', 'São Paulo – SP'];
  expect(numbers(...lines)).toEqual(['+5571985000142', '+557135000142', '+557135000177']);
});

test('so does that of a number that no plan has assigned', () => {
  const lines = ['Plot 3, Rajkot, India', '(0281) 000 0417', 'Ph. 200 0946'];
  expect(numbers(...lines)).toEqual(['+912810000417', '+912812000946']);
});

test('a mobile of Argentina begins with 15 at home, and abroad with a 9', () => {
  const lines = ['Flete El Tano', 'Cel. 15-5252-6630', 'Caballito, Buenos Aires', 'Argentina'];
  expect(numbers(...lines)).toEqual(['+5491152526630']);
});

test('a number gets its area code from a mobile of Argentina, too', () => {
  const line = 'Cel. 11-5252-4186 Tel. 4000-0273';
  expect(numbers('Av. de los Tilos 4180', 'Argentina', line)).toEqual([
    '+5491152524186',
    '+541140000273',
  ]);
});

test('when one may call introduces a number', () => {
  const lines = ['Pickens Fork, WV', '(304) 555-0138', 'after 6: 555-0161'];
  expect(numbers(...lines)).toEqual(['+13045550138', '+13045550161']);
});

test('an extension is no part of the other number', () => {
  const line = 'Office (313) 555-0141 ext. 2 Fax 555-0142';
  expect(numbers('Hamtramck, MI 48212', line)).toEqual(['+13135550141x2', '+13135550142']);
});

test('all numbers behind a label get it', () => {
  expect(numbers('Armenian Street, Chennai - 600 001', 'Ph : 2555 0042, 2555 0043')).toEqual([
    '+914425550042',
    '+914425550043',
  ]);
});

test('without a town the number stays as printed', () => {
  expect(numbers('Klavierunterricht für Kinder', 'Tel.: 66 96 94 17')).not.toContain(
    '+494066969417',
  );
});

test('a completed number is doubtful', () => {
  const { phones } = extractValues(
    layOut(cardLines(PLACE, 'Klavier für Kinder', 'Tel.: 66 96 94 17')),
  );
  expect(phones).toMatchObject([{ valid: true, isDoubtful: true }]);
});

test('a number of the same exchange has the same area code, assigned or not', () => {
  const ireland = ['Surgery (020) 910 0142/3 · Fax 910 0149', 'Co. Cork, Ireland'];
  expect(numbers(...ireland)).toEqual(['+353209100142', '+353209100143', '+353209100149']);
  const egypt = 'Tel.: +20 2 0000 6144 - Fax: 0000 6145';
  expect(numbers('El Nozha St., Cairo', egypt)).toEqual(['+20200006144', '+20200006145']);
});

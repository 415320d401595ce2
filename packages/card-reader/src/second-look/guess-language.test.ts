import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  ['deu', ['Tel +49 30 123456', 'Hauptstraße 5']],
  ['deu', ['KönigstraBe 108', 'Telefon 040 66969 223']],
  ['pol', ['Elzbieta Cwikta', 'ecwikla@kazmierczak.pl', 'ul. Dluga 3']],
  ['hun', ['Projektvezetö', 'laszlo@kovari.hu']],
  ['tur', ['Satis Müdürü', '35250 izmir']],
  ['por', ['00351 225 550 143', 'Rua de Sao Joao 114']],
  ['ces', ['Obchodni reditel', 'info@firma.cz']],
  ['swe', ['Sjövägen 130', 'Verkställande direktör', 'Ericsson AB']],
  [null, ['Head of Sales', '+44 20 7946 0958', 'www.maplelowe.co.uk']],
  [null, []],
])('%s is guessed', (language, lines) => {
  expect(guessLanguage(lines)).toBe(language);
});

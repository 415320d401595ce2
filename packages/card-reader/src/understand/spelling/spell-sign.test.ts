import { expect, it } from 'vitest';
import { spellSign } from './spell-sign.ts';

it.each([
  ['OnSite Clan Co', 'onsitecleanco', 'OnSite Clean Co'],
  ['ALBHA Technologies', 'alobhatechnologies', 'ALOBHA Technologies'],
  ['Lider Frto', 'liderfrio', 'Lider Frio'],
  ['OnSite Clan GmbH', 'onsiteclean', 'OnSite Clean GmbH'],
  ['LIDER FRI', 'lider-frio', 'LIDER FRIO'],
  ['Müler & Söhne', 'muellerundsoehne', 'Müller & Söhne'],
])('«%s» of %s is «%s»', (sign, address, meant) => {
  expect(spellSign(sign, 0.97, ['info', address])).toBe(meant);
});

it.each([
  ['Suds & Scissors', 'sudsandscissorsvt'],
  ['Chaveiro do Zeca', 'chaveirodozecace'],
  ['Clinique L’Érable à sucre', 'cliniqueerableasucre'],
  ['Harbottle & Daughter', 'harbottleanddaughter'],
  ['ELEKTRO Brömmelhaus', 'elektrobroemmelhaus'],
  ['Sæbø & Ødegård AS', 'saeboodegard'],
  ['Kalle', 'kalla'],
  ['Acme Tools', 'ibarrola'],
])('«%s» of %s stays as it was read', (sign, address) => {
  expect(spellSign(sign, 0.97, [address])).toBe(sign);
});

it('leaves a sign that was read for certain', () => {
  expect(spellSign('U Tří švů', 1, ['utrisvy'])).toBe('U Tří švů');
});

import { expect, test } from 'vitest';
import { parseAddress } from './postal-address.ts';

test.each([
  [['12 Mill Lane, Harrogate HG1 1AA'], '12 Mill Lane', 'Harrogate', '', 'HG1 1AA', ''],
  [['Hauptstraße 12', '10115 Berlin'], 'Hauptstraße 12', 'Berlin', '', '10115', ''],
  [
    ['123 Main St, Suite 400', 'New York, NY 10001'],
    '123 Main St, Suite 400',
    'New York',
    'NY',
    '10001',
    '',
  ],
  [
    ['7 place de la Gare, 67000 Strasbourg', 'France'],
    '7 place de la Gare',
    'Strasbourg',
    '',
    '67000',
    'France',
  ],
  [['Via Roma 12 - 20121 Milano (MI)'], 'Via Roma 12', 'Milano', 'MI', '20121', ''],
  [
    ['420111, г. Казань, ул. Баумана, д. 15, офис 4'],
    'ул. Баумана, д. 15, офис 4',
    'Казань',
    '',
    '420111',
    '',
  ],
  [['вул. Хрещатик, 22, м. Київ, 01001'], 'вул. Хрещатик, 22', 'Київ', '', '01001', ''],
  [
    ['12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh'],
    '12 Nguyễn Huệ, Phường Bến Nghé, Quận 1',
    'Hồ Chí Minh',
    '',
    '',
    '',
  ],
  [['Industrieweg 8', '3542 AD Utrecht'], 'Industrieweg 8', 'Utrecht', '', '3542 AD', ''],
  [['ul. Długa 45', '00-108 Warszawa'], 'ul. Długa 45', 'Warszawa', '', '00-108', ''],
  [['1051 Budapest, Fő utca 3.'], 'Fő utca 3.', 'Budapest', '', '1051', ''],
  [
    ['Storgatan 52', '411 75 Göteborg', 'Sverige'],
    'Storgatan 52',
    'Göteborg',
    '',
    '411 75',
    'Sverige',
  ],
])('%j is read into its parts', (lines, street, city, region, postcode, country) => {
  expect(parseAddress(lines)).toEqual({ street, city, region, postcode, country });
});

import { expect, test } from 'vitest';
import { layOut } from '../../card/lay-out.ts';
import { cardLines, type PrintedLine } from '../../testing/card-lines.ts';
import { withBrokenAddresses } from './broken-addresses.ts';

function whole(...lines: (string | PrintedLine)[]) {
  const laid = layOut(cardLines(...lines));
  return withBrokenAddresses(
    laid.map(({ text }) => text),
    laid,
  );
}

test.each([
  ['sales@otterbrook', '.com.mx', 'sales@otterbrook.com.mx'],
  ['sales@', 'otterbrook.com', 'sales@otterbrook.com'],
  ['www.otterbrook', '.org', 'www.otterbrook.org'],
  ['www.otter-', 'brook.org', 'www.otter-brook.org'],
  ['OB221-Otters', '@Otterbrook.de', 'OB221-Otters@Otterbrook.de'],
  ['jane.smith', '@otterbrook.com', 'jane.smith@otterbrook.com'],
])('«%s» above «%s» is one address', (above, below, address) => {
  expect(whole('Jane Smith', above, below)).toEqual(['Jane Smith', address, '']);
});

test('lines that are centered go on, too', () => {
  const above = { text: 'sales@', x: 400, y: 100 };
  const below = { text: 'otterbrook-and-daughters.com', x: 180, y: 140 };
  expect(whole(above, below)).toEqual(['sales@otterbrook-and-daughters.com', '']);
});

test.each([
  '030-1234567',
  'www.acme.com',
  'acme-tools.com',
  'Co-Founder',
  'Smith-Jones',
  'Otterbrook',
])('«%s» above a handle with a dot is no mailbox', (above) => {
  expect(whole(above, '@otterbrook.com')).toEqual([above, '@otterbrook.com']);
});

test('an address that is whole, or whose rest stands elsewhere, stays as it is', () => {
  const apart = { text: '.com.mx', x: 900, y: 600 };
  expect(whole('sales@otterbrook.com', '.com.mx')).toEqual(['sales@otterbrook.com', '.com.mx']);
  expect(whole('sales@otterbrook', apart)).toEqual(['sales@otterbrook', '.com.mx']);
  expect(whole('sales@', 'Otter Brook')).toEqual(['sales@', 'Otter Brook']);
});

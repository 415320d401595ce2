import { parseVcards } from '@cardsift/contacts/vcard/parse';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardStorageKey } from '#app/local-data.ts';
import { failure, installFakeBackend } from '#testing/fake-backend.ts';
import { renderWithSession, USER_ID } from '#testing/render-signed-in.tsx';
import { DigitalCardPage } from './digital-card-page.tsx';

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  localStorage.clear();
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const asGuest = () => renderWithSession(<DigitalCardPage />, { user: null }).user;
const signedIn = () => renderWithSession(<DigitalCardPage />).user;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const stored = (userId: string | null = USER_ID) =>
  JSON.parse(localStorage.getItem(cardStorageKey(userId)) ?? 'null');

async function fillIn(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name));
    await user.type(field(name), value);
  }
}
const acceptUploads = () =>
  installFakeBackend({
    'POST /storage/v1/object/vcards/': ({ url }) =>
      Response.json({ Id: '1', Key: url.pathname.replace('/storage/v1/object/', '') }),
  });

test('a name is needed, and nothing is sent without one', async () => {
  const seen = acceptUploads();
  const user = signedIn();
  await fillIn(user, { 'Full Name': '   ' });
  await user.click(button('Generate QR Code'));
  expect(await screen.findByText('Name Required')).toBeTruthy();
  expect(screen.getByText('Please enter your full name to generate a digital card.')).toBeTruthy();
  expect(field('Full Name').getAttribute('aria-invalid')).toBe('true');
  expect(seen).toEqual([]);
});

test('a signed-in person’s card is stored and its code holds the public address', async () => {
  const seen = acceptUploads();
  const user = signedIn();
  await fillIn(user, { 'Full Name': 'Ada King Lovelace', Email: 'ada@example.org' });
  await user.click(button('Generate QR Code'));
  expect(await screen.findByText('QR Code Generated!')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code of Ada King Lovelace' })).toHaveProperty(
    'width',
    200,
  );
  const upload = seen.find(({ route }) => route.startsWith('POST /storage'));
  const path = `${USER_ID}/Ada_King_Lovelace_${stored().timestamp}.vcf`;
  expect(upload?.url.pathname).toBe(`/storage/v1/object/vcards/${path}`);
  expect(upload?.headers.get('content-type')).toBe('text/vcard');
  expect(upload?.headers.get('x-upsert')).toBe('true');
  expect(upload?.body).toContain('N:King Lovelace;Ada;');
  expect(stored()).toEqual({
    formData: expect.objectContaining({ fullName: 'Ada King Lovelace', email: 'ada@example.org' }),
    qrCodeValue: `http://backend.test/storage/v1/object/public/vcards/${path}`,
    vcardUrl: `http://backend.test/storage/v1/object/public/vcards/${path}`,
    timestamp: expect.any(Number),
  });
  expect(field('Full Name').readOnly).toBe(true);
});

test('when the card cannot be stored its code holds the contact itself', async () => {
  installFakeBackend({ 'POST /storage': failure });
  const user = signedIn();
  await fillIn(user, { 'Full Name': 'Ada' });
  await user.click(button('Generate QR Code'));
  expect(await screen.findByText(/could not be stored just now/)).toBeTruthy();
  expect(stored().vcardUrl).toBeNull();
  expect(parseVcards(stored().qrCodeValue)[0]?.fullName).toBe('Ada');
  expect(logged).toHaveBeenCalled();
});

test('a guest’s card stays in the browser, apart from every account’s', async () => {
  const seen = acceptUploads();
  const user = asGuest();
  await fillIn(user, { 'Full Name': 'Ada', Phone: '+44 20 7946 0000', Notes: 'Hello' });
  await user.click(button('Generate QR Code'));
  await screen.findByText('QR Code Generated!');
  expect(seen).toEqual([]);
  expect(stored()).toBeNull();
  expect(parseVcards(stored(null).qrCodeValue)).toMatchObject([
    { fullName: 'Ada', phones: [{ number: '+44 20 7946 0000' }], note: 'Hello' },
  ]);
});

test('a contact that no QR code can hold is refused with a sentence', async () => {
  installFakeBackend({});
  const user = asGuest();
  await fillIn(user, { 'Full Name': 'Ada' });
  for (const name of ['Job Title', 'Organization']) {
    await user.click(field(name));
    await user.paste('x'.repeat(1999));
  }
  await user.click(button('Generate QR Code'));
  expect(await screen.findByText('Generation Failed')).toBeTruthy();
  expect(
    screen.getByText('There was an error generating your QR code. Please try again.'),
  ).toBeTruthy();
  expect(stored(null)).toBeNull();
  expect(field('Full Name').readOnly).toBe(false);
});

const saved = {
  formData: { fullName: 'Ada', title: '', org: 'Engines', email: '', phone: '', note: '' },
  qrCodeValue: 'http://backend.test/ada.vcf',
  vcardUrl: 'http://backend.test/ada.vcf',
  timestamp: 1,
};
const keep = (card: unknown) => localStorage.setItem(cardStorageKey(USER_ID), JSON.stringify(card));

test('a saved card is shown again, can be edited, and Cancel brings it back', async () => {
  acceptUploads();
  keep(saved);
  const user = signedIn();
  expect(await screen.findByRole('img', { name: 'QR code of Ada' })).toBeTruthy();
  expect(field('Organization').value).toBe('Engines');
  expect(field('Organization').readOnly).toBe(true);

  await user.click(button('Edit'));
  expect(button('Update QR Code')).toBeTruthy();
  expect(document.activeElement).toBe(field('Full Name'));
  await fillIn(user, { Organization: 'Looms' });
  await user.click(button('Cancel'));
  expect(field('Organization').value).toBe('Engines');
  expect(field('Organization').readOnly).toBe(true);
  expect(stored()).toEqual(saved);

  await user.click(button('Edit'));
  await fillIn(user, { Organization: 'Looms' });
  await user.click(button('Update QR Code'));
  await waitFor(() => expect(stored().formData.org).toBe('Looms'));
  expect(stored().vcardUrl).not.toBe(saved.vcardUrl);
});

test.each([['not JSON'], ['{"formData":{}}'], ['null']])(
  'a damaged entry (%s) counts as no card',
  (text) => {
    localStorage.setItem(cardStorageKey(USER_ID), text);
    signedIn();
    expect(button('Generate QR Code')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
);

test('the key ends as promised', () => {
  expect(cardStorageKey(null)).toMatch(/user_vcard$/);
  expect(cardStorageKey(USER_ID)).toMatch(/user_vcard$/);
});

test('Copy Link copies the address, and a guest’s link holds the contact', async () => {
  keep(saved);
  localStorage.setItem(
    cardStorageKey(null),
    JSON.stringify({ ...saved, vcardUrl: null, qrCodeValue: 'BEGIN:VCARD' }),
  );
  const user = signedIn();
  await user.click(button('Copy Link'));
  expect(await navigator.clipboard.readText()).toBe('http://backend.test/ada.vcf');
  expect(await screen.findByText('Link Copied')).toBeTruthy();
});

test('a guest’s link is the vCard itself', async () => {
  localStorage.setItem(
    cardStorageKey(null),
    JSON.stringify({ ...saved, vcardUrl: null, qrCodeValue: 'BEGIN:VCARD' }),
  );
  const user = asGuest();
  await user.click(button('Copy Link'));
  const link = await navigator.clipboard.readText();
  const [head, body = ''] = link.split(',');
  expect(head).toBe('data:text/vcard;charset=utf-8');
  expect(parseVcards(decodeURIComponent(body))[0]).toMatchObject({
    fullName: 'Ada',
    org: 'Engines',
  });
});

test('Share opens the share sheet with the address, or copies it where that fails', async () => {
  keep(saved);
  const user = signedIn();
  const share = vi.fn().mockResolvedValueOnce(undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await user.click(button('Share'));
  expect(share).toHaveBeenCalledWith({
    title: 'Ada – digital business card',
    text: "Save Ada's contact",
    url: 'http://backend.test/ada.vcf',
  });
  expect(screen.queryByText('Link Copied')).toBeNull();

  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await user.click(button('Share'));
  expect(screen.queryByText('Link Copied')).toBeNull();

  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(button('Share'));
  expect(await screen.findByText('Link Copied')).toBeTruthy();
});

test('the preview and the size follow the typing', async () => {
  const user = asGuest();
  expect(screen.getByText('Your name')).toBeTruthy();
  await fillIn(user, { 'Full Name': 'Ada' });
  expect(screen.getByRole('figure').textContent).toContain('Ada');
  expect(screen.getByText('Small enough to scan well.')).toBeTruthy();
  await user.click(field('Notes'));
  await user.paste('We met at the fair. '.repeat(12));
  expect(screen.getByText('Too large to scan well.')).toBeTruthy();
  expect(screen.getByText(/Notes costs most: 2\d\d bytes/)).toBeTruthy();
});

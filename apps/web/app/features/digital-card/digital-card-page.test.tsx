import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { cardStorageKey } from '#app/browser/local-storage.ts';
import { renderPage } from '#testing/render-page.tsx';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { DigitalCardPage } from './digital-card-page.tsx';

let ada: SignedIn;
let network: Network;
let logged: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

const asGuest = () => renderPage(<DigitalCardPage />, { user: null }).user;
const signedIn = () => renderPage(<DigitalCardPage />, { user: ada.user }).user;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const stored = (userId: string | null = ada.id) =>
  JSON.parse(localStorage.getItem(cardStorageKey(userId)) ?? 'null');
const vcards = () => ada.client.storage.from('vcards');

/** Names of the files that the account has published. */
async function publishedFiles(): Promise<string[]> {
  const { data } = await vcards().list(ada.id);
  return (data ?? []).map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

/** Publishes a card as another device of the same person does, and gives back its address. */
async function publishElsewhere(name: string, timestamp: number): Promise<string> {
  const path = `${ada.id}/${name}_${timestamp}.vcf`;
  const vcard = `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nORG:Engines\r\nEND:VCARD\r\n`;
  const { error } = await vcards().upload(path, vcard, { contentType: 'text/vcard' });
  expect(error).toBeNull();
  return vcards().getPublicUrl(path).data.publicUrl;
}

async function fillIn(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name));
    await user.type(field(name), value);
  }
}

test('a name is needed, and nothing is sent without one', async () => {
  const user = signedIn();
  await fillIn(user, { 'Full Name': '   ' });
  await user.click(button('Generate QR Code'));
  expect(await screen.findByText('Name Required')).toBeTruthy();
  expect(screen.getByText('Please enter your full name to generate a digital card.')).toBeTruthy();
  expect(field('Full Name').getAttribute('aria-invalid')).toBe('true');
  expect(await publishedFiles()).toEqual([]);
});

test('the parts of a name are split for somebody, who corrects them', async () => {
  const user = signedIn();
  await fillIn(user, { 'Full Name': 'Dr. Nagy János' });
  const parts = () => ['Prefix', 'First name', 'Last name'].map((name) => field(name).value);
  expect(parts()).toEqual(['Dr.', 'Nagy', 'János']);
  await fillIn(user, { 'First name': 'János', 'Last name': 'Nagy' });
  await user.click(button('Generate QR Code'));
  await screen.findByText('QR Code Generated!');
  const name = { prefix: 'Dr.', given: 'János', family: 'Nagy' };
  expect(stored().formData).toMatchObject({ fullName: 'Dr. Nagy János', name });
  expect(await (await fetch(stored().vcardUrl)).text()).toContain('N:Nagy;János;;Dr.;');
  await user.click(button('Edit'));
  expect(parts()).toEqual(['Dr.', 'János', 'Nagy']);
  await fillIn(user, { 'Full Name': 'Ada King' });
  expect(parts()).toEqual(['', 'Ada', 'King']);
});

test('a signed-in person’s card is stored and its code holds the public address', async () => {
  const user = signedIn();
  await fillIn(user, { 'Full Name': 'Ada King Lovelace', Email: 'ada@example.org' });
  await user.click(button('Generate QR Code'));
  expect(await screen.findByText('QR Code Generated!')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code of Ada King Lovelace' })).toHaveProperty(
    'width',
    200,
  );
  const file = `Ada_King_Lovelace_${stored().timestamp}.vcf`;
  expect(await publishedFiles()).toEqual([file]);
  const address = vcards().getPublicUrl(`${ada.id}/${file}`).data.publicUrl;
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toMatch(/^text\/vcard/);
  expect(await answer.text()).toContain('N:King Lovelace;Ada;');
  expect(stored()).toEqual({
    formData: expect.objectContaining({ fullName: 'Ada King Lovelace', email: 'ada@example.org' }),
    qrCodeValue: address,
    vcardUrl: address,
    timestamp: expect.any(Number),
  });
  expect(field('Full Name').readOnly).toBe(true);
});

test('when the card cannot be stored its code holds the contact itself', async () => {
  network.fault = ({ route }) =>
    route.startsWith('POST /storage/v1/object/vcards') ? failure() : undefined;
  const user = signedIn();
  await fillIn(user, { 'Full Name': 'Ada' });
  await user.click(button('Generate QR Code'));
  expect(await screen.findByText(/could not be stored just now/)).toBeTruthy();
  expect(stored().vcardUrl).toBeNull();
  expect(parseVcards(stored().qrCodeValue)[0]?.fullName).toBe('Ada');
  expect(logged).toHaveBeenCalled();
});

test('a guest’s card stays in the browser, apart from every account’s', async () => {
  const user = asGuest();
  await fillIn(user, { 'Full Name': 'Ada', Phone: '+44 20 7946 0000', Notes: 'Hello' });
  await user.click(button('Generate QR Code'));
  await screen.findByText('QR Code Generated!');
  expect(network.requests).toEqual([]);
  expect(stored()).toBeNull();
  expect(parseVcards(stored(null).qrCodeValue)).toMatchObject([
    { fullName: 'Ada', phones: [{ number: '+44 20 7946 0000' }], note: 'Hello' },
  ]);
});

test('a contact that no QR code can hold is refused with a sentence', async () => {
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

/** Publishes a card and keeps it in this browser, as if it had been made here. */
async function makeCard() {
  const timestamp = 1_700_000_000_000;
  const url = await publishElsewhere('Ada', timestamp);
  const formData = { fullName: 'Ada', title: '', org: 'Engines', email: '', phone: '', note: '' };
  const card = { formData, qrCodeValue: url, vcardUrl: url, timestamp };
  localStorage.setItem(cardStorageKey(ada.id), JSON.stringify(card));
  return card;
}

/** The same for a guest, whose card is published nowhere. */
function keepAsGuest() {
  const formData = { fullName: 'Ada', title: '', org: 'Engines', email: '', phone: '', note: '' };
  const card = { formData, qrCodeValue: 'BEGIN:VCARD', vcardUrl: null, timestamp: 1 };
  localStorage.setItem(cardStorageKey(null), JSON.stringify(card));
}

test('a saved card is shown again, can be edited, and Cancel brings it back', async () => {
  const saved = await makeCard();
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
  expect(await publishedFiles()).toHaveLength(2);
});

test('the first field has the focus as soon as it can be edited', async () => {
  keepAsGuest();
  asGuest();
  // Not through user-event, which gives timers their turn: typing that follows may not.
  fireEvent.click(button('Edit'));
  expect(document.activeElement).toBe(field('Full Name'));
});

test('a card made on another device is here as well', async () => {
  await publishElsewhere('Old', 1_600_000_000_000);
  const url = await publishElsewhere('Ada', 1_700_000_000_000);
  signedIn();
  expect(await screen.findByRole('img', { name: 'QR code of Ada' })).toBeTruthy();
  expect(field('Organization').value).toBe('Engines');
  expect(stored()).toMatchObject({ vcardUrl: url, timestamp: 1_700_000_000_000 });
});

test('what somebody types is not replaced by what another device made', async () => {
  const arrival = Promise.withResolvers<undefined>();
  network.fault = ({ route }) => (route.includes('/object/list/') ? arrival.promise : undefined);
  await publishElsewhere('Ada', 1_700_000_000_000);
  const user = signedIn();
  await fillIn(user, { 'Full Name': 'Countess' });
  arrival.resolve(undefined);
  expect(await screen.findByText('Published cards')).toBeTruthy();
  expect(field('Full Name').value).toBe('Countess');
});

test('a published card can be withdrawn, and its details stay to go on with', async () => {
  const { vcardUrl } = await makeCard();
  const user = signedIn();
  await user.click(await screen.findByRole('button', { name: /^Withdraw the card of/ }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Card withdrawn')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Generate QR Code' })).toBeTruthy();
  expect(field('Organization').value).toBe('Engines');
  expect(await publishedFiles()).toEqual([]);
  expect((await fetch(vcardUrl)).ok).toBe(false);
  expect(stored()).toBeNull();
});

test('a card that could not be withdrawn stays', async () => {
  await makeCard();
  network.fault = ({ route }) => (route.startsWith('DELETE') ? failure() : undefined);
  const user = signedIn();
  await user.click(await screen.findByRole('button', { name: /^Withdraw the card of/ }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/The card could not be withdrawn\./)).toBeTruthy();
  expect(await publishedFiles()).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'QR code of Ada' })).toBeTruthy();
});

test.each([['not JSON'], ['{"formData":{}}'], ['null']])(
  'a damaged entry (%s) counts as no card',
  (text) => {
    localStorage.setItem(cardStorageKey(ada.id), text);
    signedIn();
    expect(button('Generate QR Code')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
);

test('the key ends as promised', () => {
  expect(cardStorageKey(null)).toMatch(/user_vcard$/);
  expect(cardStorageKey(ada.id)).toMatch(/user_vcard$/);
});

test('Copy Link copies the address', async () => {
  const { vcardUrl } = await makeCard();
  const user = signedIn();
  await user.click(button('Copy Link'));
  expect(await navigator.clipboard.readText()).toBe(vcardUrl);
  expect(await screen.findByText('Link Copied')).toBeTruthy();
});

test('a guest’s link is the vCard itself', async () => {
  keepAsGuest();
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
  const { vcardUrl } = await makeCard();
  const user = signedIn();
  const share = vi.fn().mockResolvedValueOnce(undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await user.click(button('Share'));
  expect(share).toHaveBeenCalledWith({
    title: 'Ada – digital business card',
    text: "Save Ada's contact",
    url: vcardUrl,
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

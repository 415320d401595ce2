import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardStorageKey } from '#app/local-data.ts';
import { failure, installFakeBackend, type SeenRequest } from '#testing/fake-backend.ts';
import { renderWithSession, testUser, USER_ID } from '#testing/render-signed-in.tsx';
import { SettingsPage } from './settings-page.tsx';

type Answers = Parameters<typeof installFakeBackend>[0];

const stored = {
  email_notifications: true,
  processing_alerts: false,
  delete_contacts_after_days: null as number | null,
};

let signOut: ReturnType<typeof vi.fn<() => Promise<{ error: null }>>>;
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  signOut = vi.fn(async () => ({ error: null }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Rows beyond `from`, as a backend that gives at most a thousand in one answer. */
function page(rows: object[], { url }: SeenRequest): Response {
  const from = Number(url.searchParams.get('offset') ?? 0);
  return Response.json(rows.slice(from, from + 1000));
}

function showSettings(answers: Answers = {}, user = testUser()) {
  const seen = installFakeBackend({
    'GET /rest/v1/user_settings': () => Response.json([stored]),
    'POST /rest/v1/user_settings': () => new Response(null, { status: 201 }),
    'POST /storage/v1/object/list/vcards': () => Response.json([]),
    ...answers,
  });
  return { seen, user: renderWithSession(<SettingsPage />, { user, signOut }).user };
}
const control = (name: string) => screen.findByRole('switch', { name });
const bodies = (seen: SeenRequest[], route: string) =>
  seen.filter((request) => request.route === route).map(({ body }) => body);

test('the four groups and the way to support are there', async () => {
  showSettings();
  for (const title of ['Notifications', 'Privacy & Security', 'Data Management', 'Danger Zone']) {
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  await waitFor(async () =>
    expect((await control('Email Notifications')).getAttribute('aria-checked')).toBe('true'),
  );
});

test('a switch is stored with the settings beside it unchanged', async () => {
  const { seen, user } = showSettings();
  const email = await control('Email Notifications');
  await waitFor(() => expect(email).toHaveProperty('disabled', false));
  await user.click(email);
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(bodies(seen, 'POST /rest/v1/user_settings')).toEqual([
    { ...stored, user_id: USER_ID, email_notifications: false },
  ]);
});

test('a switch that could not be stored goes back', async () => {
  const { user } = showSettings({ 'POST /rest/v1/user_settings': failure });
  const email = await control('Email Notifications');
  await waitFor(() => expect(email).toHaveProperty('disabled', false));
  await user.click(email);
  expect(await screen.findByText('Failed to save your settings')).toBeTruthy();
  expect(email.getAttribute('aria-checked')).toBe('true');
});

test('settings that could not be loaded cannot be changed, but loaded again', async () => {
  const { user } = showSettings({ 'GET /rest/v1/user_settings': failure });
  expect(await screen.findByText('Your settings could not be loaded.')).toBeTruthy();
  expect(await control('Email Notifications')).toHaveProperty('disabled', true);
  installFakeBackend({ 'GET /rest/v1/user_settings': () => Response.json([]) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () =>
    expect(await control('Email Notifications')).toHaveProperty('disabled', false),
  );
});

test.each([
  ['granted', true, 'Settings saved'],
  ['denied', false, 'Alerts are off'],
])('processing alerts need the browser’s leave: %s', async (permission, on, told) => {
  vi.stubGlobal('Notification', { requestPermission: async () => permission, permission });
  const { seen, user } = showSettings();
  const alerts = await control('Processing Alerts');
  await waitFor(() => expect(alerts).toHaveProperty('disabled', false));
  await user.click(alerts);
  expect(await screen.findByText(told)).toBeTruthy();
  expect(alerts.getAttribute('aria-checked')).toBe(String(on));
  expect(bodies(seen, 'POST /rest/v1/user_settings')).toHaveLength(on ? 1 : 0);
});

test('the export holds every contact, page by page, the profile and the card', async () => {
  const contacts = Array.from({ length: 2_345 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    user_id: USER_ID,
    full_name: `Person ${index}`,
    email: null,
    phone: null,
    org: null,
    title: null,
    notes: null,
    hashtags: null,
    tags: [],
    linkedin_url: null,
    linkedin_updated_at: null,
    description: null,
    confidence: null,
    evidence: null,
    details: {},
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  }));
  localStorage.setItem(cardStorageKey(USER_ID), JSON.stringify({ qrCodeValue: 'x' }));
  let saved: Blob | undefined;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved = blob;
        return 'blob:export';
      },
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const listed = [{ name: 'Ada_1.vcf' }];
  const { user } = showSettings({
    'GET /rest/v1/business_card_records': (request) => page(contacts, request),
    'GET /rest/v1/linkedin_enrichments': (request) => page([{ id: 'l1' }], request),
    'GET /rest/v1/profiles': () => Response.json([{ full_name: 'Ada' }]),
    'GET /rest/v1/users': () => Response.json([{ is_premium: false }]),
    'POST /storage/v1/object/list/vcards': ({ body }) =>
      Response.json((body as { offset: number }).offset === 0 ? listed : []),
    'GET /storage/v1/object/vcards/': () => new Response('BEGIN:VCARD'),
  });
  await user.click(screen.getByRole('button', { name: 'Export Data' }));
  expect(await screen.findByText(/2345 contact\(s\)/)).toBeTruthy();
  const files = unzipSync(new Uint8Array(await (saved as Blob).arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] as Uint8Array);
  expect(text('contacts.vcf').match(/BEGIN:VCARD/g)).toHaveLength(2_345);
  expect(text('contacts.vcf')).toContain('FN:Person 2344');
  expect(text('contacts.csv').trimEnd().split('\r\n')).toHaveLength(2_346);
  expect(JSON.parse(text('profile.json'))).toMatchObject({
    account: { email: 'ada@example.org' },
    profile: { full_name: 'Ada' },
  });
  expect(JSON.parse(text('linkedin-profiles.json'))).toEqual([{ id: 'l1' }]);
  expect(JSON.parse(text('digital-card.json'))).toEqual({
    card: { qrCodeValue: 'x' },
    files: ['Ada_1.vcf'],
  });
  expect(text('digital-card/Ada_1.vcf')).toBe('BEGIN:VCARD');
});

test('an export of which a part is missing is not made', async () => {
  const { user } = showSettings({
    'GET /rest/v1': () => Response.json([]),
    'GET /rest/v1/profiles': failure,
  });
  await user.click(screen.getByRole('button', { name: 'Export Data' }));
  expect(await screen.findByText('Failed to export your data')).toBeTruthy();
});

const older = (count: number) => () =>
  new Response(null, { headers: { 'content-range': `*/${count}` } });

test('a rule that deletes nothing yet is stored at once', async () => {
  const { seen, user } = showSettings({ 'HEAD /rest/v1/business_card_records': older(0) });
  await chooseRule(user, 'After 90 days');
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(bodies(seen, 'POST /rest/v1/user_settings')).toMatchObject([
    { delete_contacts_after_days: 90 },
  ]);
});

test('a rule that deletes contacts says how many and waits for a yes', async () => {
  const { seen, user } = showSettings({ 'HEAD /rest/v1/business_card_records': older(7) });
  await chooseRule(user, 'After 1 year');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('7 of your contacts are older than 365 days');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(bodies(seen, 'POST /rest/v1/user_settings')).toEqual([]);

  await chooseRule(user, 'After 1 year');
  await user.click(await screen.findByRole('button', { name: 'Delete and keep the rule' }));
  await waitFor(() =>
    expect(bodies(seen, 'POST /rest/v1/user_settings')).toMatchObject([
      { delete_contacts_after_days: 365 },
    ]),
  );
});

async function chooseRule(user: ReturnType<typeof showSettings>['user'], label: string) {
  const select = await screen.findByRole('combobox', { name: 'Data Retention' });
  await waitFor(() => expect(select).toHaveProperty('disabled', false));
  select.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: label }));
}

const deletion: Answers = {
  'DELETE /storage/v1/object/vcards': ({ body }) =>
    Response.json((body as { prefixes: string[] }).prefixes.map((name) => ({ name }))),
  'POST /rest/v1/rpc/': () => new Response(null, { status: 204 }),
};

test('Delete All Data waits for the typed word, then removes files before rows', async () => {
  localStorage.setItem(cardStorageKey(USER_ID), '{}');
  // The first as a Supabase project lists it, the second as Supabase Lite does.
  let files = [{ name: 'Ada_1.vcf' }, { name: `${USER_ID}/Ada_2.vcf` }];
  const { seen, user } = showSettings({
    ...deletion,
    'POST /storage/v1/object/list/vcards': () => {
      const listed = files;
      files = [];
      return Response.json(listed);
    },
  });
  await user.click(screen.getByRole('button', { name: 'Delete All Data' }));
  const dialog = await screen.findByRole('alertdialog');
  const confirm = within(dialog).getByRole('button', { name: 'Delete All Data' });
  await user.type(within(dialog).getByRole('textbox'), 'delete');
  expect(confirm).toHaveProperty('disabled', true);
  await user.clear(within(dialog).getByRole('textbox'));
  await user.type(within(dialog).getByRole('textbox'), 'DELETE');
  await user.click(confirm);
  expect(await screen.findByText('All data deleted')).toBeTruthy();
  const deletions = seen.filter(({ route }) => /DELETE|rpc/.test(route));
  expect(deletions.map(({ route }) => route)).toEqual([
    'DELETE /storage/v1/object/vcards',
    'POST /rest/v1/rpc/delete_all_data',
  ]);
  expect(deletions[0]?.body).toEqual({
    prefixes: [`${USER_ID}/Ada_1.vcf`, `${USER_ID}/Ada_2.vcf`],
  });
  expect(localStorage.getItem(cardStorageKey(USER_ID))).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
});

test('Delete Account asks for the e-mail address and ends the session', async () => {
  const { seen, user } = showSettings(deletion);
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.type(
    within(dialog).getByRole('textbox', { name: 'Type ada@example.org to confirm' }),
    'ada@example.org{Enter}',
  );
  expect(await screen.findByText('Account deleted')).toBeTruthy();
  expect(seen.some(({ route }) => route === 'POST /rest/v1/rpc/delete_account')).toBe(true);
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

test('when files cannot be removed nothing else is deleted', async () => {
  const { seen, user } = showSettings({
    ...deletion,
    'POST /storage/v1/object/list/vcards': failure,
  });
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  await user.type(await screen.findByRole('textbox'), 'ada@example.org{Enter}');
  expect(await screen.findByText('Failed to delete your account. Please try again.')).toBeTruthy();
  expect(seen.some(({ route }) => route.includes('rpc'))).toBe(false);
  expect(signOut).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

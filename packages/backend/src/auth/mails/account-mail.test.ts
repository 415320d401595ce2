import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from '../../mail-delivery/outbox.ts';
import { accountMail, fillTemplate } from './account-mail.ts';

let sent: { html?: string | undefined; text?: string | undefined }[];
let outbox: Outbox;
let send: ReturnType<typeof accountMail>;
beforeEach(() => {
  sent = [];
  outbox = new Outbox(pino({ level: 'silent' }));
  const driver = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) };
  send = accountMail(driver, 'https://cards.example', outbox);
});

test('an address is inserted into a mail as text, never as markup', async () => {
  send('signup', '<img src=//evil.example>&"@people.example', { token: 'TOKEN' });
  await outbox.settle();
  expect(sent[0]?.html).toContain(
    'confirm that &lt;img src=//evil.example&gt;&amp;&quot;@people.example is your address',
  );
  expect(sent[0]?.html).toContain('href="https://cards.example/?token_hash=TOKEN&amp;type=signup"');
  expect(sent[0]?.text).toContain('https://cards.example/?token_hash=TOKEN&type=signup');
});

test('a value is inserted as it is, and an unknown name stays empty', () => {
  expect(fillTemplate('[{{ .Email }}] [{{.Token}}]', { Email: '$& {{ .Token }}' })).toBe(
    '[$&amp; {{ .Token }}] []',
  );
});

test('a mail to an address that an account wants says whose account it is, what will happen, and how to refuse', async () => {
  const values = { token: 'TOKEN', account: 'eve@people.example', newEmail: 'ada@people.example' };
  send('email_change', 'ada@people.example', values);
  await outbox.settle();
  for (const part of [sent[0]?.text, sent[0]?.html]) {
    expect(part).toContain(
      'the Cardsift account eve@people.example asked to use ada@people.example',
    );
    expect(part).toContain('From then on you sign in with ada@people.example');
    expect(part).toContain('somebody with another account wants to use your address');
    expect(part).toContain('https://cards.example/address-refused#TOKEN');
    expect(part).not.toContain('{{');
  }
});

test('a mail is written after the answer, or at once if somebody waits for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    send('recovery', 'ada@people.example', { token: 'TOKEN' });
    expect(sent).toEqual([]);
    await outbox.settle();
    expect(sent).toHaveLength(1);
    vi.runAllTimers();
    await outbox.settle();
    expect(sent).toHaveLength(1);
    send('recovery', 'ada@people.example', { token: 'TOKEN' });
    vi.runAllTimers();
    await outbox.settle();
    expect(sent).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

import { expect, test } from 'vitest';
import { accountMail, fillTemplate } from './account-mail.ts';

test('whatever an address holds is text in the mail, and never markup', async () => {
  const sent: { html?: string | undefined; text?: string | undefined }[] = [];
  const send = accountMail({ send: async (mail) => void sent.push(mail) }, 'https://cards.example');
  await send('signup', '<img src=//evil.example>&"@people.example', { token: 'TOKEN' });
  expect(sent[0]?.html).toContain(
    'confirm that &lt;img src=//evil.example&gt;&amp;&quot;@people.example is your address',
  );
  expect(sent[0]?.html).toContain('href="https://cards.example/?token_hash=TOKEN&amp;type=signup"');
  expect(sent[0]?.text).toContain('https://cards.example/?token_hash=TOKEN&type=signup');
});

test('a value is filled in as it is, and a name nobody gave stays empty', () => {
  expect(fillTemplate('[{{ .Email }}] [{{.Token}}]', { Email: '$& {{ .Token }}' })).toBe(
    '[$&amp; {{ .Token }}] []',
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const type = 'multipart/form-data; boundary=b';

const ask = async (body: string | FormData, contentType?: string) => {
  const sent = new Response(body, {
    ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
  });
  return readForm(sent.headers.get('content-type') ?? '', new Uint8Array(await sent.arrayBuffer()));
};

const part = (name: string, lines = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${lines}\r\nx\r\n`;

test('a form from our page is read', async () => {
  const form = new FormData();
  form.set('image', new File([Uint8Array.from([1, 2, 3])], 'Ada’s card.jpg'));
  form.set('userEmail', 'ada@example.org');
  const read = await ask(form);
  expect(read?.get('userEmail')).toBe('ada@example.org');
  expect(read?.get('image')).toEqual(Buffer.from([1, 2, 3]));
});

test('a form with its boundary in quotes is read', async () => {
  const read = await ask(`${part('a')}--b--\r\n`, 'multipart/form-data; boundary="b"');
  expect(read?.get('a')).toBe('x');
});

test('files contain what was sent, whatever that is, and field names are told from file names', async () => {
  const bytes = fc.uint8Array({ maxLength: 300 });
  const text = fc
    .string({ unit: 'grapheme', maxLength: 50 })
    .map((one) => one.replace(/[\r\n]/g, ''));
  await fc.assert(
    fc.asyncProperty(bytes, text, text, async (content, value, fileName) => {
      const form = new FormData();
      form.set('image', new File([content], `${fileName}.jpg`));
      form.set('userId', value);
      const read = await ask(form);
      expect([...(read?.get('image') ?? [])]).toEqual([...content]);
      expect(read?.get('userId')).toBe(value.toWellFormed());
    }),
  );
});

test.each([
  ['thousands of parts', `${part('a').repeat(5000)}--b--\r\n`, type],
  ['one part with thousands of lines', `${part('a', 'X: y\r\n'.repeat(5000))}--b--\r\n`, type],
  ['a part with a name of a megabyte', `${part('a'.repeat(1e6))}--b--\r\n`, type],
  ['thousands of fields', 'a=&'.repeat(5000), 'application/x-www-form-urlencoded'],
  ['two boundaries', `${part('a')}--b--\r\n`, 'multipart/form-data; boundary=c; boundary=b'],
  ['no end', part('a'), type],
  [
    'a text of a megabyte',
    `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(1e6)}\r\n--b--\r\n`,
    type,
  ],
  ['a part without a name', '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--\r\n', type],
  ['nothing', '', type],
])('%s are not a form', async (_, body, contentType) => {
  expect(await ask(body, contentType)).toBeNull();
});

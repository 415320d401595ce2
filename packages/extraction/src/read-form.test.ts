import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const type = 'multipart/form-data; boundary=b';

const ask = (body: string | FormData, contentType?: string) =>
  readForm(
    new Request('http://localhost/', {
      method: 'POST',
      body,
      ...(contentType && { headers: { 'content-type': contentType } }),
    }),
  );

const part = (name: string, lines = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${lines}\r\nx\r\n`;

test('a form of ours is read', async () => {
  const form = new FormData();
  form.set('image', new File([Uint8Array.from([1, 2, 3])], 'Ada’s card.jpg'));
  form.set('userEmail', 'ada@example.org');
  const read = await ask(form);
  expect(read?.get('userEmail')).toBe('ada@example.org');
  expect(read?.get('image')).toMatchObject({ name: 'Ada’s card.jpg', size: 3 });
});

test('so is one with its boundary in quotes', async () => {
  const read = await ask(`${part('a')}--b--\r\n`, 'multipart/form-data; boundary="b"');
  expect(read?.get('a')).toBe('x');
});

test.each([
  ['thousands of parts', `${part('a').repeat(5000)}--b--\r\n`, type],
  ['one part with thousands of lines', `${part('a', 'X: y\r\n'.repeat(5000))}--b--\r\n`, type],
  ['a part with a name of a megabyte', `${part('a'.repeat(1e6))}--b--\r\n`, type],
  ['thousands of fields', 'a=&'.repeat(5000), 'application/x-www-form-urlencoded'],
  ['two boundaries', `${part('a')}--b--\r\n`, 'multipart/form-data; boundary=c; boundary=b'],
  ['no end', part('a'), type],
  ['nothing', '', type],
])('%s are no form', async (_, body, contentType) => {
  expect(await ask(body, contentType)).toBeNull();
});

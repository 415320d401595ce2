import { signUp } from '@cardsift/backend/testing/sign-up';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { homePath, principalPath } from './paths.ts';
import {
  type Answer,
  adaCard,
  askAs,
  connect,
  connectPhone,
  type Phone,
  vcardOf,
  xml,
} from './testing/phone.ts';

let phone: Phone;
beforeAll(async () => {
  phone = await connectPhone();
});
beforeEach(async () => {
  await phone.person.client.rpc('delete_some_contacts', {});
});

const propfind = (path: string, depth: string, ...names: string[]) =>
  phone.ask('PROPFIND', path, {
    headers: { depth },
    body: xml('d:propfind', `<d:prop>${names.map((name) => `<${name}/>`).join('')}</d:prop>`),
  });

const sync = (token: string, more = '') =>
  phone.ask('REPORT', phone.book, {
    body: xml(
      'd:sync-collection',
      `<d:sync-token>${token}</d:sync-token><d:sync-level>1</d:sync-level>${more}<d:prop><d:getetag/></d:prop>`,
    ),
  });

const hrefsOf = ({ text }: Answer) =>
  [...text.matchAll(/<d:response><d:href>([^<]*)/g)].map(([, href]) => href);
const tokenOf = ({ text }: Answer) => /<d:sync-token>([^<]*)/.exec(text)?.[1] ?? '';

async function etagOf(name: string): Promise<string> {
  const { headers } = await phone.ask('HEAD', phone.card(name));
  return headers.get('etag') ?? '';
}

async function contacts() {
  const { data } = await phone.person.client.from('business_card_records').select();
  return data ?? [];
}

describe('finding the book', () => {
  test('the host is enough: the well-known URL redirects to the root', async () => {
    for (const method of ['GET', 'PROPFIND']) {
      const answer = await askAs(undefined, method, '/.well-known/carddav');
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/dav/']);
    }
  });

  test('OPTIONS lists the supported parts, even before a password is given', async () => {
    const { status, headers } = await askAs(undefined, 'OPTIONS', '/dav/');
    expect(status).toBe(200);
    expect(headers.get('dav')).toContain('addressbook');
    expect(headers.get('allow')).toContain('REPORT');
  });

  test('leads from the root to the person, their books, and the book', async () => {
    const { id } = phone.person;
    const root = await propfind('/dav/', '0', 'd:current-user-principal');
    expect(root.status).toBe(207);
    expect(root.text).toContain(
      `<d:current-user-principal><d:href>${principalPath(id)}</d:href></d:current-user-principal>`,
    );
    const principal = await propfind(principalPath(id), '0', 'card:addressbook-home-set');
    expect(principal.text).toContain(
      `<card:addressbook-home-set><d:href>${homePath(id)}</d:href></card:addressbook-home-set>`,
    );
    const home = await propfind(homePath(id), '1', 'd:resourcetype', 'd:sync-token', 'cs:getctag');
    expect(hrefsOf(home)).toEqual([homePath(id), phone.book]);
    expect(home.text).toContain(
      '<d:resourcetype><d:collection/><card:addressbook/></d:resourcetype>',
    );
    expect(home.text).toContain('HTTP/1.1 404 Not Found');
  });

  test('the quota is answered if it is asked for by name, and not as part of all properties', async () => {
    await phone.put('ada.vcf', adaCard());
    const { data } = await phone.person.client.rpc('get_storage_usage').single().throwOnError();
    const { used_bytes: used, allowed_bytes: allowed } = data;
    expect(used).toBeGreaterThan(0);
    for (const path of [homePath(phone.person.id), phone.book]) {
      const { text } = await propfind(path, '0', 'd:quota-used-bytes', 'd:quota-available-bytes');
      expect(text).toContain(`<d:quota-used-bytes>${used}</d:quota-used-bytes>`);
      expect(text).toContain(
        `<d:quota-available-bytes>${allowed - used}</d:quota-available-bytes>`,
      );
      const all = await phone.ask('PROPFIND', path, { headers: { depth: '0' } });
      expect(all.text).not.toContain('quota');
    }
    const card = await propfind(phone.card('ada.vcf'), '0', 'd:quota-used-bytes');
    expect(card.text).toContain('404 Not Found');
  });

  test('the book says what it accepts, and lists all properties if none is named', async () => {
    const { text } = await phone.ask('PROPFIND', phone.book, { headers: { depth: '0' } });
    expect(text).toContain('<card:address-data-type content-type="text/vcard" version="4.0"/>');
    expect(text).toContain('<d:report><d:sync-collection/></d:report>');
    expect(text).toContain('<card:max-resource-size>4194304</card:max-resource-size>');
    expect(text).toContain('<d:privilege><d:write-content/></d:privilege>');
    expect(text).not.toContain('404 Not Found');
  });

  test('missing properties are named, unless the client prefers a brief answer', async () => {
    const body = xml(
      'd:propfind',
      '<d:prop><d:displayname/><x:odd xmlns:x="urn:x&amp;y"/></d:prop>',
    );
    const ask = (headers: Record<string, string>) =>
      phone.ask('PROPFIND', phone.book, { headers: { depth: '0', ...headers }, body });
    expect((await ask({})).text).toContain('<x:odd xmlns:x="urn:x&amp;y"/>');
    for (const [name, value] of [
      ['brief', 't'],
      ['prefer', 'return=minimal'],
    ] as const) {
      expect((await ask({ [name]: value })).text).not.toContain('odd');
    }
  });

  test('a book is listed down to its cards and no deeper', async () => {
    await phone.put('ada.vcf', adaCard());
    const deep = await propfind(phone.book, '1', 'd:getetag', 'd:getcontenttype');
    expect(hrefsOf(deep)).toEqual([phone.book, phone.card('ada.vcf')]);
    const endless = await propfind(phone.book, 'infinity', 'd:getetag');
    expect(endless.status).toBe(403);
    expect(endless.text).toContain('<d:propfind-finite-depth/>');
  });
});

describe('a card', () => {
  test('that is new becomes a contact, keeps its name and UID, and is announced to the page', async () => {
    const made = await phone.put('Ada Ü.vcf', adaCard('ada-1', 'BDAY:1815-12-10', 'X-PET:Cat'), {
      'if-none-match': '*',
    });
    expect([made.status, made.headers.get('etag')]).toEqual([201, null]);
    expect(await contacts()).toMatchObject([{ full_name: 'Ada Lovelace', source: 'hand' }]);
    const { headers, text } = await phone.ask('GET', phone.card('Ada Ü.vcf'));
    expect(headers.get('content-type')).toContain('text/vcard');
    for (const line of [
      'VERSION:3.0',
      'UID:ada-1',
      'N:Lovelace;Ada;;;',
      'BDAY:1815-12-10',
      'X-PET:Cat',
    ]) {
      expect(text).toContain(`${line}\r\n`);
    }
  });

  // RFC 6352, 6.3.2.3: an ETag promises that GET returns the octets that were sent. A client that gets no ETag reads
  // the card again and learns what we made of it: a name it left out, a smaller picture, REV.
  test('gets an ETag after a PUT only if the card is what was sent, octet by octet', async () => {
    const made = await phone.put('ada.vcf', adaCard(), { 'if-none-match': '*' });
    expect([made.status, made.headers.get('etag')]).toEqual([201, null]);
    const { text } = await phone.ask('GET', phone.card('ada.vcf'));
    expect(text).not.toBe(adaCard());
    const etag = await etagOf('ada.vcf');

    const same = await phone.put('ada.vcf', text, { 'if-match': etag });
    expect([same.status, same.headers.get('etag')]).toEqual([204, etag]);
    expect((await phone.ask('GET', phone.card('ada.vcf'))).text).toBe(text);

    // The same contact in different octets: nothing is changed, but GET returns other octets.
    const lines = text.replace('VERSION:3.0', 'VERSION:3.0\r\nPRODID:-//Phone//EN');
    for (const other of [lines, text.replace('FN:Ada Lovelace', 'FN:Ada King')]) {
      const answer = await phone.put('ada.vcf', other, { 'if-match': '*' });
      expect([answer.status, answer.headers.get('etag')]).toEqual([204, null]);
    }
  });

  test('is written as vCard 4.0 for clients that ask for it', async () => {
    await phone.put('ada.vcf', adaCard());
    const get = (accept: string) =>
      phone.ask('GET', phone.card('ada.vcf'), { headers: { accept } });
    expect((await get('text/vcard; version=4.0')).text).toContain('VERSION:4.0');
    expect((await get('text/vcard;q=0.9, */*')).text).toContain('VERSION:3.0');
    expect((await get('application/vcard+json')).status).toBe(406);
  });

  test('is changed only in the state that the client has seen, with an entry in its history', async () => {
    await phone.put('ada.vcf', adaCard());
    const etag = await etagOf('ada.vcf');
    const change = (headers: Record<string, string>) =>
      phone.put('ada.vcf', adaCard('ada-1', 'TEL;TYPE=CELL:+44 20 7946 0000'), headers);
    expect((await change({})).status).toBe(412);
    expect((await change({ 'if-none-match': '*' })).status).toBe(412);
    expect((await change({ 'if-match': '"other"' })).status).toBe(412);
    expect((await change({ 'if-match': etag })).status).toBe(204);
    expect((await change({ 'if-match': etag })).status).toBe(412);
    const [contact] = await contacts();
    expect(contact?.phone).toBe('+44 20 7946 0000');
    expect(contact?.history).toMatchObject([{ kind: 'edited' }]);
    expect(await etagOf('ada.vcf')).not.toBe(etag);
  });

  test('that the page changed is not overwritten unseen', async () => {
    await phone.put('ada.vcf', adaCard());
    const etag = await etagOf('ada.vcf');
    const { id = '' } = (await contacts())[0] ?? {};
    await phone.person.client
      .from('business_card_records')
      .update({ title: 'Countess' })
      .eq('id', id);
    const change = await phone.put('ada.vcf', adaCard('ada-1', 'TITLE:Poet'), { 'if-match': etag });
    expect(change.status).toBe(412);
    expect((await contacts())[0]?.title).toBe('Countess');
    expect(
      (await phone.ask('DELETE', phone.card('ada.vcf'), { headers: { 'if-match': etag } })).status,
    ).toBe(412);
    expect(await contacts()).toHaveLength(1);
  });

  test('that two phones rename: the second is told of the first change', async () => {
    await phone.put('ada.vcf', adaCard());
    const etag = await etagOf('ada.vcf');
    const rename = (name: string) =>
      phone.put('ada.vcf', vcardOf('UID:ada-1', `FN:${name}`), { 'if-match': etag });
    const answers = await Promise.all([rename('Ada King'), rename('Ada Byron')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 412]);
  });

  test('is sent again only if it has changed', async () => {
    await phone.put('ada.vcf', adaCard());
    const headers = { 'if-none-match': await etagOf('ada.vcf') };
    expect((await phone.ask('GET', phone.card('ada.vcf'), { headers })).status).toBe(304);
  });

  test('that is deleted is gone from the page too', async () => {
    await phone.put('ada.vcf', adaCard());
    const remove = () => phone.ask('DELETE', phone.card('ada.vcf'));
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await contacts()).toEqual([]);
    expect((await phone.ask('GET', phone.card('ada.vcf'))).status).toBe(404);
  });

  test('has its tags as categories, which stay if a client knows none', async () => {
    await phone.put('ada.vcf', adaCard('ada-1', 'CATEGORIES:Fair 2026,VIP'));
    expect((await contacts())[0]?.tags).toEqual(['Fair 2026', 'VIP']);
    await phone.put('ada.vcf', adaCard(), { 'if-match': await etagOf('ada.vcf') });
    expect((await contacts())[0]?.tags).toEqual(['Fair 2026', 'VIP']);
    await phone.put('ada.vcf', adaCard('ada-1', 'CATEGORIES:VIP'), { 'if-match': '*' });
    expect((await contacts())[0]?.tags).toEqual(['VIP']);
  });

  test('with the UID of another card is refused, and the answer names that one', async () => {
    await phone.put('ada.vcf', adaCard());
    const { status, text } = await phone.put('other.vcf', adaCard());
    expect(status).toBe(409);
    expect(text).toContain('<card:no-uid-conflict><d:href>ada.vcf</d:href></card:no-uid-conflict>');
  });
});

describe('what is not a card', () => {
  test.each([
    ['nothing', ''],
    ['no vCard', 'hello'],
    ['two cards', adaCard('1') + adaCard('2')],
    ['a line that is no property', adaCard('1', 'nonsense')],
    ['a group', vcardOf('UID:g', 'FN:Fair', 'X-ADDRESSBOOKSERVER-KIND:group')],
    ['a picture that is none', adaCard('1', `PHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(40_000)}`)],
  ])('%s is refused', async (_, vcard) => {
    const { status, text } = await phone.put('x.vcf', vcard);
    expect([status, text.includes('valid-address-data')]).toEqual([403, true]);
    expect(await contacts()).toEqual([]);
  });

  test('a file of another kind is refused', async () => {
    const { status } = await phone.put('x.vcf', adaCard(), { 'content-type': 'text/calendar' });
    expect(status).toBe(415);
  });

  test('more than a contact may hold is refused as a whole', async () => {
    const note = `X-LONG:${'x'.repeat(90_000)}`;
    expect((await phone.put('x.vcf', adaCard('1', note))).status).toBe(413);
    expect(await contacts()).toEqual([]);
  });

  test('a body of more than four megabytes is refused', async () => {
    const { status } = await phone.put('x.vcf', adaCard('1', `NOTE:${'x'.repeat(4_200_000)}`));
    expect(status).toBe(413);
  });
});

describe('changes', () => {
  test('contacts from before the first password are all there, however many they are', async () => {
    const { url, publishableKey } = inject('backend');
    const person = await signUp(url, publishableKey);
    for (let part = 0; part < 3; part += 1) {
      const rows = Array.from({ length: 400 }, (_, n) => ({
        user_id: person.id,
        full_name: `Ada ${part * 400 + n}`,
      }));
      await person.client.from('business_card_records').insert(rows).throwOnError();
    }
    const { data } = await person.client
      .from('business_card_records')
      .select('id')
      .order('id')
      .limit(1)
      .single()
      .throwOnError();
    // A client's first request to a new book may be any request; here it reads one card.
    const first = await connect(person);
    expect((await first.ask('GET', first.card(`${data.id}.vcf`))).status).toBe(200);
    const all = await first.ask('PROPFIND', first.book, { headers: { depth: '1' } });
    expect(hrefsOf(all)).toHaveLength(1201);
    expect(new Set(all.text.match(/<d:getetag>[^<]*/g)).size).toBe(1200);
  });

  test('the first sync lists everything, and later ones what changed since', async () => {
    await phone.put('a.vcf', adaCard('1'));
    await phone.put('b.vcf', adaCard('2'));
    const first = await sync('');
    expect(hrefsOf(first)).toEqual([phone.card('a.vcf'), phone.card('b.vcf')]);
    expect(hrefsOf(await sync(tokenOf(first)))).toEqual([]);
    await phone.put('a.vcf', adaCard('1', 'TITLE:Countess'), { 'if-match': '*' });
    await phone.ask('DELETE', phone.card('b.vcf'));
    const second = await sync(tokenOf(first));
    expect(hrefsOf(second)).toEqual([phone.card('a.vcf'), phone.card('b.vcf')]);
    expect(second.text).toContain(
      `<d:response><d:href>${phone.card('b.vcf')}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`,
    );
    expect(hrefsOf(await sync(''))).toEqual([phone.card('a.vcf')]);
  });

  test('additions, changes and deletions on the page are listed too', async () => {
    const token = tokenOf(await sync(''));
    const { client, id } = phone.person;
    const { data } = await client
      .from('business_card_records')
      .insert({ user_id: id, full_name: 'Grace' })
      .select()
      .single();
    const added = await sync(token);
    expect(hrefsOf(added)).toEqual([phone.card(`${data?.id}.vcf`)]);
    await client
      .from('business_card_records')
      .delete()
      .eq('id', data?.id ?? '');
    expect((await sync(tokenOf(added))).text).toContain('404 Not Found');
  });

  test('a client that sets a limit gets that many, and a token to continue with', async () => {
    for (const name of ['a', 'b', 'c']) await phone.put(`${name}.vcf`, adaCard(name));
    const limit = '<d:limit><d:nresults>2</d:nresults></d:limit>';
    const first = await sync('', limit);
    expect(hrefsOf(first)).toEqual([phone.card('a.vcf'), phone.card('b.vcf'), phone.book]);
    expect(first.text).toContain('507 Insufficient Storage');
    const second = await sync(tokenOf(first), limit);
    expect(hrefsOf(second)).toEqual([phone.card('c.vcf')]);
    expect(second.text).not.toContain('507 Insufficient Storage');
  });

  test('a token that is invalid, of another book or ahead of this one makes the client start over', async () => {
    const token = tokenOf(await sync(''));
    const others = [
      'nonsense',
      token.replace(/\d+$/, '9999'),
      token.replace(/sync:.{8}/, 'sync:00000000'),
    ];
    for (const other of others) {
      const { status, text } = await sync(other);
      expect([status, text.includes('<d:valid-sync-token/>')]).toEqual([403, true]);
    }
  });
});

describe('reports', () => {
  const multiget = (data: string, ...hrefs: string[]) =>
    phone.ask('REPORT', phone.book, {
      body: xml(
        'card:addressbook-multiget',
        `<d:prop><d:getetag/>${data}</d:prop>${hrefs.map((href) => `<d:href>${href}</d:href>`).join('')}`,
      ),
    });

  test('return cards by name, whole or in part', async () => {
    await phone.put('a.vcf', adaCard('1', 'NOTE:with <angles> & more'));
    const url = new URL(phone.card('a.vcf'), 'https://cards.example').href;
    const all = await multiget('<card:address-data/>', url, phone.card('x.vcf'));
    expect(all.text).toContain('NOTE:with &lt;angles&gt; &amp; more&#13;\n');
    expect(all.text).toContain(`<d:href>${phone.card('x.vcf')}</d:href><d:status>HTTP/1.1 404`);
    const part = await multiget(
      '<card:address-data version="4.0"><card:prop name="UID"/></card:address-data>',
      phone.card('a.vcf'),
    );
    expect(part.text).toContain('BEGIN:VCARD&#13;\nVERSION:4.0&#13;\nUID:1&#13;\nEND:VCARD&#13;\n');
    expect((await multiget('<card:address-data version="2.1"/>')).status).toBe(406);
  });

  const query = async (filter: string, more = '') => {
    const body = xml('card:addressbook-query', `<d:prop><d:getetag/></d:prop>${filter}${more}`);
    const answer = await phone.ask('REPORT', phone.book, { body });
    return answer.status === 207
      ? hrefsOf(answer).map((href) => href?.slice(phone.book.length))
      : [answer.status, /<card:([\w-]+)\/>/.exec(answer.text)?.[1]];
  };
  const match = (name: string, text: string, attributes = '') =>
    `<card:prop-filter name="${name}"><card:text-match ${attributes}>${text}</card:text-match></card:prop-filter>`;

  test('find cards by their content', async () => {
    await phone.put('ada.vcf', adaCard('1', 'EMAIL;TYPE=WORK:ada@engine.example', 'NICKNAME:Éa'));
    await phone.put(
      'grace.vcf',
      vcardOf('UID:2', 'FN:Grace Hopper', 'EMAIL;TYPE=HOME:grace@navy.example'),
    );
    const found = (content: string, test_ = 'anyof') =>
      query(`<card:filter test="${test_}">${content}</card:filter>`);
    expect(await query('')).toEqual(['ada.vcf', 'grace.vcf']);
    expect(await found(match('FN', 'LOVE'))).toEqual(['ada.vcf']);
    expect(await found(match('NICKNAME', 'éA'))).toEqual(['ada.vcf']);
    expect(await found(match('FN', 'grace', 'match-type="starts-with"'))).toEqual(['grace.vcf']);
    expect(await found(match('FN', 'hopper', 'match-type="ends-with"'))).toEqual(['grace.vcf']);
    expect(await found(match('FN', 'ada', 'match-type="equals"'))).toEqual([]);
    expect(await found(match('FN', 'ada', 'collation="i;octet"'))).toEqual([]);
    expect(await found(match('FN', 'ada', 'negate-condition="yes"'))).toEqual(['grace.vcf']);
    expect(await found(match('FN', 'ada') + match('EMAIL', 'navy'))).toEqual([
      'ada.vcf',
      'grace.vcf',
    ]);
    expect(await found(match('FN', 'ada') + match('EMAIL', 'navy'), 'allof')).toEqual([]);
    expect(
      await found('<card:prop-filter name="NICKNAME"><card:is-not-defined/></card:prop-filter>'),
    ).toEqual(['grace.vcf']);
    const type =
      '<card:param-filter name="TYPE"><card:text-match>home</card:text-match></card:param-filter>';
    expect(await found(`<card:prop-filter name="EMAIL">${type}</card:prop-filter>`)).toEqual([
      'grace.vcf',
    ]);
    expect(await query('', '<card:limit><card:nresults>1</card:nresults></card:limit>')).toEqual([
      'ada.vcf',
      '',
    ]);
  });

  test('refuse unsupported comparisons by name', async () => {
    expect(
      await query(`<card:filter>${match('FN', 'a', 'collation="i;odd"')}</card:filter>`),
    ).toEqual([403, 'supported-collation']);
    const many = match('FN', 'a').repeat(60);
    expect(await query(`<card:filter>${many}</card:filter>`)).toEqual([403, 'supported-filter']);
  });

  test('are refused if they are of another kind', async () => {
    const body = xml('d:expand-property', '');
    const answers = [
      await phone.ask('REPORT', phone.book, { body }),
      await phone.ask('REPORT', '/dav/', { body }),
    ];
    for (const { status, text } of answers) {
      expect([status, text.includes('<d:supported-report/>')]).toEqual([403, true]);
    }
  });
});

describe('invalid requests', () => {
  test.each([
    ['no XML', 'hello', 400],
    ['a tag that is not closed', '<a>', 400],
    ['another root', '<d:prop xmlns:d="DAV:"/>', 400],
    ['no properties', xml('d:propfind', ''), 400],
    [
      'a document type',
      `<!DOCTYPE a [<!ENTITY b "c">]>${xml('d:propfind', '<d:allprop/>').slice(38)}`,
      400,
    ],
    ['an entity that nobody declared', xml('d:propfind', '<d:prop><d:a>&b;</d:a></d:prop>'), 400],
    ['a prefix that nobody declared', '<d:propfind/>', 400],
    ['elements too deep', '<a>'.repeat(30) + '</a>'.repeat(30), 413],
    ['a thousand properties', xml('d:propfind', `<d:prop>${'<d:a/>'.repeat(1000)}</d:prop>`), 400],
    ['a hundred kilobytes', xml('d:propfind', ' '.repeat(100_000)), 413],
  ])('%s', async (_, body, status) => {
    const answer = await phone.ask('PROPFIND', phone.book, { headers: { depth: '0' }, body });
    expect(answer.status).toBe(status);
  });

  test.each([
    ['MKCOL', 405],
    ['LOCK', 405],
    ['MOVE', 405],
    ['PROPPATCH', 405],
    ['GET', 405],
    ['PUT', 405],
    ['DELETE', 405],
    ['POST', 405],
  ])('%s of the book is answered with %s', async (method, status) => {
    const answer = await phone.ask(method, phone.book);
    expect([answer.status, answer.headers.get('allow')]).toEqual([
      status,
      'OPTIONS, PROPFIND, REPORT',
    ]);
  });

  test('what does not exist is not found, nor is another person’s', async () => {
    const other = await connectPhone();
    await other.put('ada.vcf', adaCard());
    for (const path of [
      '/dav/odd/',
      other.book,
      other.card('ada.vcf'),
      homePath(other.person.id),
    ]) {
      for (const method of ['GET', 'PROPFIND', 'PUT', 'DELETE', 'REPORT']) {
        expect((await phone.ask(method, path)).status).toBe(404);
      }
    }
    const stolen = await phone.ask('REPORT', phone.book, {
      body: xml(
        'card:addressbook-multiget',
        `<d:prop><card:address-data/></d:prop><d:href>${other.card('ada.vcf')}</d:href>`,
      ),
    });
    expect(stolen.text).not.toContain('BEGIN:VCARD');
  });
});

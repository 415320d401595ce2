import { BLANK_READING } from '@cardsift/card-reader/testing/blank-reading';
import { describe, expect, test } from 'vitest';
import { ScanError } from '../scan-error.ts';
import { readAnswer } from './read-answer.ts';

const answer = (contentType: string, body: string, status = 200) => ({ status, contentType, body });
const vcard = (...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

function catchError(read: () => unknown): ScanError {
  try {
    read();
  } catch (error) {
    if (error instanceof ScanError) return error;
    throw error;
  }
  throw new Error('expected a ScanError');
}

describe('readAnswer', () => {
  test('reads every vCard of a text/vcard answer', () => {
    const body =
      vcard('FN:Ada Okafor', 'N:Okafor;Ada;;;', 'EMAIL:ada@okafor.example', 'ORG:Okafor & Co') +
      vcard('FN:Jon Bell', 'N:Bell;Jon;;;', 'TEL:+44 20 7946 0000');
    const { contacts } = readAnswer(answer('text/vcard; charset=utf-8', body));
    expect(contacts.map(({ contact }) => contact.fullName)).toEqual(['Ada Okafor', 'Jon Bell']);
    expect(contacts[0]?.contact.emails).toEqual(['ada@okafor.example']);
    expect(contacts[1]?.contact.phones[0]?.number).toBe('+44 20 7946 0000');
    expect(contacts.every(({ reading }) => reading === null)).toBe(true);
  });

  test('reads one object of application/json as one contact', () => {
    const body = JSON.stringify({
      full_name: ' Ada Okafor ',
      email: 'ada@okafor.example',
      phone: null,
      org: 'Okafor & Co',
      title: '',
      hashtags: ['#Finance', 'lagos'],
    });
    const { contacts, form } = readAnswer(answer('application/json', body));
    expect(form).toBe('object');
    expect(contacts).toEqual([
      {
        contact: {
          fullName: 'Ada Okafor',
          emails: ['ada@okafor.example'],
          phones: [],
          org: 'Okafor & Co',
          urls: [],
          hashtags: ['finance', 'lagos'],
        },
        reading: null,
      },
    ]);
  });

  test('calls a contact without a name “Unknown Contact”', () => {
    const { contacts } = readAnswer(answer('application/json', '{"email":"a@b.example"}'));
    expect(contacts[0]?.contact.fullName).toBe('Unknown Contact');
  });

  test('keeps what our own workflow says about where each value came from', () => {
    const contact = { fullName: 'Ada Okafor', emails: [], phones: [], urls: [], hashtags: [] };
    const reading = {
      ...BLANK_READING,
      fullName: { value: 'Ada Okafor', origin: 'printed', confidence: 0.98, lines: [0] },
    };
    const body = JSON.stringify({ cards: [{ contact, reading }] });
    expect(readAnswer(answer('application/vnd.cardsift.reading+json', body))).toEqual({
      contacts: [{ contact, reading }],
      form: 'list',
    });
  });

  test.each([
    ['text/vcard', ''],
    ['text/vcard', 'nothing that is a card'],
    ['application/vnd.cardsift.reading+json', '{"cards":[]}'],
  ])('finds no contact in an empty %s answer', (contentType, body) => {
    const error = catchError(() => readAnswer(answer(contentType, body)));
    expect(error.code).toBe('answer');
    expect(error.message).toBe('No valid vCard data found in response');
  });

  test.each(['text/html; charset=utf-8', ''])('refuses the content type “%s”', (contentType) => {
    const error = catchError(() => readAnswer(answer(contentType, '<p>hello</p>')));
    expect(error.message).toBe(`Unexpected response type: ${contentType}`);
  });

  test('tells the status of a failure, and the explanation and waiting time given with it', () => {
    const body = '{"code":"busy","message":"Every reader is busy."}';
    const busy = catchError(() =>
      readAnswer({ ...answer('application/json', body, 503), retryAfter: 2 }),
    );
    expect(busy.message).toBe('HTTP error! status: 503');
    expect(busy).toMatchObject({
      code: 'http',
      status: 503,
      explanation: 'Every reader is busy.',
      retryAfter: 2,
    });
    const proxy = catchError(() => readAnswer(answer('text/html', '<h1>Bad gateway</h1>', 502)));
    expect(proxy.message).toBe('HTTP error! status: 502');
    expect(proxy.explanation).toBeUndefined();
  });

  test.each([
    ['not JSON', '{"full_name":'],
    ['not an object', '[1,2]'],
  ])('refuses JSON that is %s', (_, body) => {
    expect(catchError(() => readAnswer(answer('application/json', body))).code).toBe('answer');
  });
});

// Declares what `inject` gives.
import type {} from '@cardsift/backend/testing/provide-test-backend';
import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { inject } from 'vitest';
import { bookPath, cardPath } from '../paths.ts';

/** A person's phone: an address book with an app password, which sends requests as a phone does. */
export interface Phone {
  person: Person;
  userName: string;
  password: string;
  passwordId: string;
  book: string;
  /** Sends a request to the server, to a path or a whole URL. */
  ask(method: string, path: string, options?: AskOptions): Promise<Answer>;
  /** Puts a card on the server and returns the answer, with the ETag the card has now. */
  put(name: string, vcard: string, headers?: Record<string, string>): Promise<Answer>;
  card(name: string): string;
}

interface AskOptions {
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Signs up a new person, with a phone that is connected. */
export async function connectPhone(): Promise<Phone> {
  const { url, publishableKey } = inject('backend');
  return connect(await signUp(url, publishableKey));
}

export async function connect(
  person: Person,
  name = 'Phone',
  url = inject('backend').url,
): Promise<Phone> {
  const { data, error } = await person.client.rpc('create_app_password', { name });
  const [made] = data ?? [];
  if (!made) throw error ?? new Error('no app password was made');
  const { user_name: userName, password, id: passwordId } = made;
  const ask: Phone['ask'] = (method, path, options) =>
    askAs(basic(userName, password), method, path, options, url);
  const card = (file: string) => cardPath(person.id, file);
  return {
    ...{ person, userName, password, passwordId, ask, card },
    book: bookPath(person.id),
    put: (file, vcard, headers = {}) =>
      ask('PUT', card(file), {
        headers: { 'content-type': 'text/vcard; charset=utf-8', ...headers },
        body: vcard,
      }),
  };
}

export const basic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

export async function askAs(
  authorization: string | undefined,
  method: string,
  path: string,
  { headers = {}, body }: AskOptions = {},
  url = inject('backend').url,
): Promise<Answer> {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: { connection: 'close', ...(authorization && { authorization }), ...headers },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** A vCard with these lines between BEGIN and END. */
export const vcardOf = (...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

/** A card as a phone makes one. */
export const adaCard = (uid = 'ada-1', ...more: string[]) =>
  vcardOf(`UID:${uid}`, 'N:Lovelace;Ada;;;', 'FN:Ada Lovelace', ...more);

/** A PROPFIND or REPORT in the usual namespaces. */
export const xml = (root: string, content: string) =>
  `<?xml version="1.0" encoding="utf-8"?><${root} xmlns:d="DAV:" xmlns:card="urn:ietf:params:xml:ns:carddav" xmlns:cs="http://calendarserver.org/ns/">${content}</${root}>`;

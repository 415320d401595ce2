import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configurationProfile } from './configuration-profile.ts';

/** A property list as the value that it stands for. @throws Error for XML that is none, or for another element */
function parsePlist(text: string): unknown {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error('This is no XML');
  const [root, ...more] = document.documentElement.children;
  if (document.documentElement.tagName !== 'plist' || !root || more.length > 0)
    throw new Error('This is no property list');
  return readValue(root);
}

function readValue(element: Element): unknown {
  const text = element.textContent ?? '';
  const inner = [...element.children];
  switch (element.tagName) {
    case 'string':
      return text;
    case 'integer':
      return Number(text);
    case 'true':
      return true;
    case 'false':
      return false;
    case 'array':
      return inner.map(readValue);
    case 'dict':
      return Object.fromEntries(
        inner.flatMap((key, place) => {
          const value = inner[place + 1];
          return key.tagName === 'key' && value ? [[key.textContent, readValue(value)]] : [];
        }),
      );
    default:
      throw new Error(`${element.tagName} is in no property list`);
  }
}

const access = {
  server: 'https://cards.example/dav/',
  userName: 'ada@cards.example',
  password: 'abcd-efgh-jkmn-pqrs-tuvw-2345',
};
function makeIds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `00000000-0000-4000-8000-00000000000${made}`;
  };
}
const profileOf = (more: Partial<typeof access> = {}) =>
  parsePlist(configurationProfile({ ...access, ...more }, makeIds())) as Record<string, unknown> & {
    PayloadContent: Record<string, unknown>[];
  };

test('it is a configuration with one CardDAV account', () => {
  const { PayloadContent, ...profile } = profileOf();
  expect(profile).toMatchObject({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
    PayloadIdentifier: expect.stringMatching(/^app\.cardsift\./),
  });
  expect(PayloadContent).toHaveLength(1);
  expect(PayloadContent[0]).toMatchObject({
    PayloadType: 'com.apple.carddav.account',
    PayloadVersion: 1,
    CardDAVHostName: 'cards.example',
    CardDAVPort: 443,
    CardDAVUseSSL: true,
    CardDAVPrincipalURL: 'https://cards.example/dav/',
    CardDAVUsername: 'ada@cards.example',
    CardDAVPassword: access.password,
  });
  expect(PayloadContent[0]?.PayloadUUID).not.toBe(profile.PayloadUUID);
});

test.each([
  [
    'http://localhost:3000/dav/',
    { CardDAVHostName: 'localhost', CardDAVPort: 3000, CardDAVUseSSL: false },
  ],
  [
    'https://dav.example:8443/',
    { CardDAVHostName: 'dav.example', CardDAVPort: 8443, CardDAVUseSSL: true },
  ],
  [
    'http://dav.example/',
    { CardDAVHostName: 'dav.example', CardDAVPort: 80, CardDAVUseSSL: false },
  ],
])('%s is where its server is', (server, told) => {
  expect(profileOf({ server }).PayloadContent[0]).toMatchObject(told);
});

test('whatever name somebody has arrives as it is', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', '<', '>', '&', '"', "'", ']]>', 'é', '😀', ' '),
  });
  fc.assert(
    fc.property(texts, (userName) => {
      expect(profileOf({ userName }).PayloadContent[0]?.CardDAVUsername).toBe(userName);
    }),
  );
});

import type { KnownPerson } from '@cardsift/contacts/import/import-plan';
import { BLANK_RECORD } from '@cardsift/contacts/testing/blank-record';
import { expect, test } from 'vitest';
import { shrinkPhotos } from './shrink-photos.ts';

const person = (fullName: string, photo?: string) => ({
  file: 'x.vcf',
  imported: {
    contact: { fullName, emails: [], phones: [], urls: [], hashtags: [], ...(photo && { photo }) },
    tags: ['lead'],
  },
});

const shrink = async (photo: string) =>
  photo === 'bad' ? null : `data:image/jpeg;base64,${photo}`;

test('a picture that cannot be read costs the picture, not the person', async () => {
  const fresh = [person('Jane', 'good'), person('Li'), person('Ada', 'bad')];
  expect(await shrinkPhotos({ fresh, known: [] }, [], shrink)).toEqual({
    plan: {
      fresh: [person('Jane', 'data:image/jpeg;base64,good'), person('Li'), person('Ada')],
      known: [],
    },
    lost: 1,
  });
});

test.each([
  ['good', ['CTO']],
  ['better', ['CTO', 'picture']],
  ['bad', ['CTO']],
])('the picture “%s” of somebody who has “good” leaves the news %j', async (photo, news) => {
  const details = { photo: 'data:image/jpeg;base64,good' };
  const known: KnownPerson = {
    target: { recordId: 'a' },
    knownAs: 'Jane',
    additions: [{ ...person('Jane', photo), isSameCard: false }],
    hasOtherName: false,
    news: ['CTO', 'picture'],
  };
  const existing = [{ ...BLANK_RECORD, id: 'a', details }];
  const { plan } = await shrinkPhotos({ fresh: [], known: [known] }, existing, shrink);
  expect(plan.known).toMatchObject([{ news }]);
});

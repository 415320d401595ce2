import { expect, test } from 'vitest';
import { shrinkPhotos } from './shrink-photos.ts';

const person = (fullName: string, photo?: string) => ({
  contact: { fullName, emails: [], phones: [], urls: [], hashtags: [], ...(photo && { photo }) },
  tags: ['lead'],
});

test('a picture that cannot be read costs the picture, not the person', async () => {
  const people = [person('Jane', 'good'), person('Li'), person('Ada', 'bad')];
  const shrink = async (photo: string) => (photo === 'good' ? 'small' : null);
  expect(await shrinkPhotos(people, shrink)).toEqual({
    contacts: [person('Jane', 'small'), person('Li'), person('Ada')],
    problems: [{ row: 0, message: '1 picture(s) could not be read and are left out.' }],
  });
});

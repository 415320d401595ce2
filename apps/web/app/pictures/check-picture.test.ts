import { MAX_IMAGE_BYTES } from '@cardsift/card-reader/limits';
import { describe, expect, it } from 'vitest';
import { checkPicture } from './check-picture.ts';

describe('checkPicture', () => {
  it.each([
    { name: 'card.jpg', type: 'image/jpeg', size: 1 },
    { name: 'card.PNG', type: '', size: MAX_IMAGE_BYTES },
    { name: 'IMG_1.HEIC', type: '', size: 1 },
    { name: 'IMG_2.heif', type: 'image/heif', size: 1 },
    { name: 'card.webp', type: 'image/webp', size: 1 },
    { name: 'scan.tif', type: 'image/tiff', size: 1 },
    { name: 'card.PDF', type: '', size: 1 },
    { name: 'from-clipboard', type: 'image/png', size: 1 },
  ])('lets $name through', (file) => {
    expect(checkPicture(file)).toBeNull();
  });

  it('refuses what is no picture it can read', () => {
    expect(checkPicture({ name: 'card.docx', type: 'application/msword', size: 1 })).toEqual({
      title: 'Invalid file type',
      description: 'card.docx is not a supported image format',
    });
  });

  it('refuses more than 10 MB', () => {
    expect(
      checkPicture({ name: 'card.jpg', type: 'image/jpeg', size: MAX_IMAGE_BYTES + 1 }),
    ).toEqual({
      title: 'File too large',
      description: 'card.jpg is larger than 10MB',
    });
  });
});

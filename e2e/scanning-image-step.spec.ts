import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { flatPng, grainyPhoto } from './scanning-photos.ts';
import { choose, fileRow, openScanning, type Picture, processCards } from './scanning-steps.ts';

interface Upload {
  name: string;
  type: string;
  size: number;
  width: number;
  height: number;
  /** Red, green and blue in the middle of the upper left and the lower right quarter. */
  upperLeft: number[];
  lowerRight: number[];
}

declare global {
  interface Window {
    uploads: File[];
  }
}

/** Processes a picture with a workflow that reads nothing, and returns what it received. */
async function processAndCatchUpload(page: Page, picture: Picture): Promise<Upload> {
  await page.addInitScript(() => {
    window.uploads = [];
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const image = body instanceof FormData ? body.get('image') : null;
      if (image instanceof File) window.uploads.push(image);
      send.call(this, body);
    };
  });
  const vcard = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Okafor\r\nEND:VCARD\r\n';
  await page.route('**/webhook/business-card', (route) =>
    route.fulfill({ contentType: 'text/vcard; charset=utf-8', body: vcard }),
  );
  await openScanning(page);
  await choose(page, picture);
  await processCards(page, 1);
  await expect(fileRow(page, picture.name)).toContainText('Completed: 1 contact');
  return page.evaluate(async () => {
    const [image] = window.uploads;
    if (image === undefined) throw new Error('Nothing was uploaded');
    const bitmap = await createImageBitmap(image);
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    });
    if (context === null) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number) => [
      ...context.getImageData(Math.floor(width * x), Math.floor(height * y), 1, 1).data.slice(0, 3),
    ];
    const { name, type, size } = image;
    return {
      name,
      type,
      size,
      width,
      height,
      upperLeft: at(0.25, 0.25),
      lowerRight: at(0.75, 0.75),
    };
  });
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 180 && green < 70 && blue < 70;

test.beforeEach(({ signIn, person }) => {
  return signIn(person);
});

test('a large transparent PNG becomes a JPEG of 1600 px on white', async ({ page }) => {
  const upload = await processAndCatchUpload(
    page,
    flatPng({ width: 3200, height: 1600, name: 'logo.v2.png' }),
  );
  expect(upload).toMatchObject({
    name: 'logo.v2_optimized.jpg',
    type: 'image/jpeg',
    width: 1600,
    height: 800,
    lowerRight: [255, 255, 255],
  });
  expect(isRed(upload.upperLeft)).toBe(true);
});

test('a small picture is not enlarged', async ({ page }) => {
  const upload = await processAndCatchUpload(
    page,
    flatPng({ width: 620, height: 354, name: 'small.png' }),
  );
  expect(upload).toMatchObject({ width: 620, height: 354 });
});

test('a photo is shrunk in a worker, so that the page stays usable', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['toBlob', 'toDataURL'] as const) {
      HTMLCanvasElement.prototype[method] = () => {
        throw new Error('A picture was encoded on the main thread');
      };
    }
  });
  const working = page.waitForEvent('worker');
  const upload = await processAndCatchUpload(page, grainyPhoto('IMG_0002.jpeg'));
  expect(upload.type).toBe('image/jpeg');
  await working;
});

test('a photo is turned as its EXIF data says and shrunk to about 1.2 MB', async ({ page }) => {
  const photo = grainyPhoto('IMG_0001.jpeg');
  expect(photo.buffer.length).toBeGreaterThan(3_000_000);
  const upload = await processAndCatchUpload(page, photo);
  expect(upload).toMatchObject({ name: 'IMG_0001_optimized.jpg', width: 1200, height: 1600 });
  expect(upload.size).toBeLessThanOrEqual(1.2 * 1024 * 1024);
  // Turned by a quarter to the right, the upper half becomes the right half.
  expect(isRed(upload.upperLeft)).toBe(false);
  expect(isRed(upload.lowerRight)).toBe(true);
});

test('a picture that the browser cannot decode is sent as it is', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/The picture is sent as it is/);
  const sent = new Promise<string>((resolve) => {
    page.on('request', (request) => {
      if (request.url().endsWith('/webhook/business-card')) resolve(request.method());
    });
  });
  await page.route('**/webhook/business-card', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"full_name":"Ada Okafor"}' }),
  );
  await openScanning(page);
  await choose(page, { name: 'odd.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no JPEG') });
  await processCards(page, 1);
  expect(await sent).toBe('POST');
  await expect(page.getByText('Card processed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ada Okafor' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { test } from './camera-device.ts';
import { expect } from './fixtures.ts';
import { fileRow, openScanning, processCards } from './scanning-steps.ts';

test.beforeEach(async ({ signIn, person, page }) => {
  // Counts what the button does. The automatic camera is tested in camera-pile.spec.ts.
  await page.addInitScript(() => {
    const key = 'cardsift-automatic-shots';
    localStorage.setItem(key, localStorage.getItem(key) ?? 'off');
  });
  await signIn(person);
});

async function openCamera(page: Page) {
  await openScanning(page);
  await page.getByRole('tab', { name: 'Take Photo' }).click();
}

const shutter = (page: Page) => page.getByRole('button', { name: 'Take Photo' });

test.describe('with permission to use the camera', () => {
  test.use({ permissions: ['camera'] });

  test('a card held before the camera becomes a saved contact', async ({
    page,
    person,
    expectAccessible,
  }) => {
    await openCamera(page);
    await expect(shutter(page)).toBeEnabled();
    await expectAccessible(page);
    await shutter(page).click();
    await expect(page.getByAltText('What you captured')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retake' }).click();
    await shutter(page).click();
    await page.getByRole('button', { name: 'Use Photo' }).click();
    await expect(page.getByText('Photo Captured!')).toBeVisible();
    const list = page.getByRole('list', { name: 'Selected Files' });
    await expect(list.getByRole('listitem')).toHaveText([/^business-card-\d+\.jpg/]);

    await processCards(page, 1);
    await expect(fileRow(page, 'business-card-')).toContainText('Completed: 1 contact');
    const { data } = await person.client.from('business_card_records').select('full_name, email');
    expect(data).toEqual([
      { full_name: 'Imogen Ashworth', email: 'imogen.ashworth@velovance.co.uk' },
    ]);
  });

  test('with the keyboard alone, it says what it sees, keeps the focus and remembers the switch', async ({
    page,
    person,
  }) => {
    await person.client.rpc('increment_daily_usage', { user_uuid: person.id, increment_by: 8 });
    await openCamera(page);
    const camera = page.getByRole('region', { name: 'Camera' });
    await expect(camera.getByRole('status')).toHaveText('Card seen. Press Take Photo');
    await shutter(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Use Photo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shutter(page)).toBeFocused();
    await expect(camera.getByRole('status')).toHaveText('Taken, 1 of 2. Next card, please');

    // The camera does not take the same card again until it was retaken or another card came.
    const automatic = page.getByRole('switch', { name: 'Automatic' });
    await automatic.press('Space');
    await expect(automatic).toBeChecked();
    await openCamera(page);
    await expect(automatic).toBeChecked();
    const pile = page.getByRole('list', { name: 'Your pile' }).getByRole('listitem');
    await expect(pile).toHaveText([/Completed: 1 contact/]);
    await page.getByRole('button', { name: 'Take card 1 again' }).press('Enter');
    await expect(pile).toHaveText([/Completed: 1 contact/]);
    const { data } = await person.client.from('business_card_records').select('full_name');
    expect(data).toEqual([{ full_name: 'Imogen Ashworth' }]);
  });

  test('a hidden page keeps no camera open, and opens it again', async ({ page }) => {
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      const tracks: MediaStreamTrack[] = [];
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        tracks.push(...stream.getTracks());
        return stream;
      };
      Object.assign(window, { tracks });
    });
    const see = (visible: boolean) =>
      page.evaluate(
        (state) => {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        },
        visible ? 'visible' : 'hidden',
      );
    const states = () => page.evaluate('tracks.map(({ readyState }) => readyState)');
    await openCamera(page);
    await expect(shutter(page)).toBeEnabled();
    await see(false);
    await expect.poll(states).toEqual(['ended']);
    await see(true);
    await expect(shutter(page)).toBeEnabled();
    await expect.poll(states).toEqual(['ended', 'live']);
  });

  test('the camera stops at the number of photos that are left of the day', async ({
    page,
    person,
  }) => {
    await person.client.rpc('increment_daily_usage', { user_uuid: person.id, increment_by: 8 });
    await openCamera(page);
    for (const remaining of [1, 0]) {
      await shutter(page).click();
      await page.getByRole('button', { name: 'Use Photo' }).click();
      await expect(shutter(page)).toHaveCount(remaining);
    }
    await expect(page.getByText('You can only capture up to 2 photos')).toBeVisible();
    await page
      .getByRole('button', { name: /^Remove business-card-/ })
      .first()
      .click();
    await expect(shutter(page)).toBeVisible();
  });

  test('the camera can be switched between front and rear', async ({ page }) => {
    const sides: unknown[] = [];
    await page.exposeFunction('noteSide', (side: unknown) => sides.push(side));
    await page.addInitScript(() => {
      const devices = navigator.mediaDevices;
      const open = devices.getUserMedia.bind(devices);
      devices.getUserMedia = async (wanted) => {
        const video = wanted?.video as MediaTrackConstraints;
        await (window as unknown as { noteSide(side: unknown): Promise<void> }).noteSide({
          side: video.facingMode,
          width: video.width,
          height: video.height,
        });
        return open(wanted);
      };
    });
    await openCamera(page);
    await page.getByRole('button', { name: 'Switch Camera' }).click();
    await expect(shutter(page)).toBeEnabled();
    const ideal = { width: { ideal: 1920 }, height: { ideal: 1080 } };
    const seen = sides.map((entry) => JSON.stringify(entry));
    expect(seen.at(0)).toContain('environment');
    expect(seen.at(-1)).toContain('user');
    expect(sides.at(-1)).toMatchObject(ideal);
  });
});

test.describe('without permission', () => {
  test('the refusal is explained, and Try Again works once permission is given', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/The camera cannot be used/);
    const denied = 'Camera access denied. Please allow camera access and try again.';
    await openCamera(page);
    await expect(page.getByText('Camera Error')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText(denied)).toBeVisible();
    await context.grantPermissions(['camera']);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(shutter(page)).toBeEnabled();
  });
});

test('a browser without the camera API points to the upload', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
  });
  await openCamera(page);
  await expect(
    page.getByText('Camera not supported on this device. Please use file upload instead.'),
  ).toBeVisible();
});

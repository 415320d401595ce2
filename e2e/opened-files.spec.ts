import type { Page } from '@playwright/test';
import { PICTURE_FORMATS } from '../apps/web/app/pictures/check-picture.ts';
import { expect, test } from './fixtures.ts';
import { drawPictureFile, fileRow, type Picture } from './scanning-steps.ts';

declare global {
  interface Window {
    launch(launch: { files: FileSystemFileHandle[] }): void;
  }
}

test.beforeEach(async ({ page, signIn, person }) => {
  // No system gives files to a browser under test, so this tells the page about them.
  await page.addInitScript(() => {
    const setConsumer = (consumer: Window['launch']) => Object.assign(window, { launch: consumer });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  await signIn(person);
  await page.goto('/dashboard/contacts');
  await expect(page.getByText('Upload some business cards to get started!')).toBeVisible();
});

/** Opens files with the app, some of which have disappeared by then. */
async function openWithApp(page: Page, pictures: Picture[], gone: string[] = []): Promise<void> {
  const files = pictures.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }));
  await page.evaluate(
    async ([present, lost]) => {
      const folder = await navigator.storage.getDirectory();
      const create = (name: string) => folder.getFileHandle(name, { create: true });
      const handles: FileSystemFileHandle[] = [];
      for (const name of lost) {
        handles.push(await create(name));
        await folder.removeEntry(name);
      }
      for (const { name, base64 } of present) {
        const handle = await create(name);
        const writable = await handle.createWritable();
        await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
        await writable.close();
        handles.push(handle);
      }
      window.launch({ files: handles });
    },
    [files, gone] as const,
  );
}

test('files opened with the installed app are selected, one press away from being contacts', async ({
  page,
}) => {
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  const [{ action, accept }] = manifest.file_handlers;
  expect(action).toBe('/dashboard');
  // The system offers the app for the same file types that the app accepts.
  const endings = (formats: object) => Object.values(formats).flat().sort();
  expect(endings(accept)).toEqual(endings(PICTURE_FORMATS));

  await openWithApp(page, [await drawPictureFile(0), await drawPictureFile(4)]);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Process 2 Card(s)' }).click();
  await expect(fileRow(page, 'card-0.jpg')).toContainText('Completed: 1 contact');
  await expect(fileRow(page, 'card-4.jpg')).toContainText('Completed: 1 contact');
});

test('a file that is gone is named, and holds up no other', async ({ page, allowConsole }) => {
  allowConsole(/A file could not be opened/);
  await openWithApp(page, [await drawPictureFile(0)], ['gone.jpg']);
  await expect(page.getByText('gone.jpg could not be opened.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Process 1 Card(s)' })).toBeVisible();
});

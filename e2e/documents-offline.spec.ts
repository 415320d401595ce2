import { drawPdf } from './documents-drawn.ts';
import { expect, test } from './fixtures.ts';
import { choose, openScanning, processCards } from './scanning-steps.ts';

test.use({ serviceWorkers: 'allow' });

test('a PDF is opened and read without a network, once the reader is on the device', async ({
  page,
  context,
  person,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|A contact waits to be saved/);
  await signIn(person);
  await page.goto('/dashboard/settings');
  await page.getByRole('combobox', { name: 'Where cards are read' }).click();
  await page.getByRole('option', { name: 'On this device' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await openScanning(page);
  const keptDecoders = () =>
    page.evaluate(async () => {
      const cache = await caches.open('cardsift-reader-script');
      return (await cache.keys()).filter(({ url }) => /pdfium|open-pdf|document/.test(url)).length;
    });
  await expect.poll(keptDecoders).toBe(3);

  // The page notices that the network is gone. Only a route stops the service worker's own
  // requests.
  await context.route('**/*', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await choose(page, drawPdf(2));
  await processCards(page, 2);
  await expect(page.getByText('2/2')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting to be saved (2)' })).toContainText(
    'Tobias Ferrant',
  );
});

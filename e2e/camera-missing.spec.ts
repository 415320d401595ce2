import { expect, test } from './fixtures.ts';
import { openScanning } from './scanning-steps.ts';

// The browser of the other specs has no camera.
test('a device without a camera says so', async ({
  page,
  context,
  signIn,
  person,
  allowConsole,
}) => {
  allowConsole(/The camera cannot be used/);
  await context.grantPermissions(['camera']);
  await signIn(person);
  await openScanning(page);
  await page.getByRole('tab', { name: 'Take Photo' }).click();
  await expect(
    page.getByRole('tabpanel').getByText('No camera found on this device.'),
  ).toBeVisible();
});

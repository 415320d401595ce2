import { expect, test } from './fixtures.ts';

test('the about page links to the owners of all works, with their terms', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'whose they are' }).click();
  await expect(page).toHaveURL('/licenses');
  const list = page.getByRole('main').getByRole('list');
  for (const name of ['PP-OCRv6', 'GeoNames', 'Unicode CLDR']) {
    await expect(list.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }
  const notices = page.getByRole('region', { name: 'All notices' });
  // One of each kind that the build bundles: a module, a style, a font, a worker's WebAssembly, the
  // service worker.
  for (const name of [
    'react-dom',
    'tailwindcss',
    '@fontsource-variable/inter',
    'onnxruntime-web',
    'workbox-routing',
  ]) {
    await expect(notices).toContainText(`${name} `);
  }
  await expect(notices).toContainText('Permission is hereby granted, free of charge');
});

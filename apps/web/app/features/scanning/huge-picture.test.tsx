import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setReadingPlace } from '#app/device-reader/server-or-device.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/sign-in.ts';
import { watchNetwork } from '#testing/watch-network.ts';
import { ScanningPage } from './scanning-page.tsx';

/** What a PNG of so many pixels begins with; a decoder would ask for memory for all of them. */
function pngClaiming(width: number, height: number): File {
  const header = new DataView(new ArrayBuffer(33));
  const bytes = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82];
  for (const [at, byte] of bytes.entries()) header.setUint8(at, byte);
  header.setUint32(16, width);
  header.setUint32(20, height);
  return new File([header], 'wall.png', { type: 'image/png' });
}

afterEach(() => vi.unstubAllGlobals());

test.each(['server', 'device'] as const)(
  '100 megapixels are refused before anything is decoded, read on the %s',
  async (place) => {
    const ada = await signIn();
    const network = watchNetwork();
    const decode = vi.fn();
    vi.stubGlobal('Worker', decode);
    vi.stubGlobal('createImageBitmap', decode);
    setReadingPlace(place);
    renderPage(<ScanningPage renderCamera={() => null} />, { user: ada.user });
    await screen.findByText('0/10');
    await userEvent.upload(
      screen.getByLabelText('Choose pictures of business cards'),
      pngClaiming(10_000, 10_000),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Process 1 Card(s)' }));

    const status = await screen.findByRole('list', { name: 'Processing Status' });
    expect(
      await within(status).findByText('The picture has more than 64 megapixels.'),
    ).toBeDefined();
    expect(decode).not.toHaveBeenCalled();
    expect(network.requests.filter(({ route }) => route.includes('webhook/business'))).toEqual([]);
  },
);

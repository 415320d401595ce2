import { isAuthRetryableFetchError, type User } from '@supabase/supabase-js';
import { readNameScript } from '#app/account/user-settings.ts';
import { refreshToken } from '#app/backend/refused-token.ts';
import type { Backend } from '#app/backend/supabase.ts';
import {
  askForWebhookAddress,
  createWebhookAddress,
} from '#app/backend/workflow/webhook-address.ts';
import { placeOfNextReading } from '#app/device-reader/server-or-device.ts';
import { isPictureToBlame, preparePicture } from '#app/pictures/prepare-picture.ts';
import type { ScanSteps } from '../batch/scan-file.ts';
import { reserveScans } from '../quota/daily-usage.ts';
import { noConnection, sessionEnded, toScanError, unreadable } from '../scan-error.ts';
import { readOnDevice } from './read-on-device.ts';
import { sendImage } from './send-image.ts';

/** The steps of a scan as the browser and the backend do them. */
export function createScanSteps(
  backend: Backend,
  user: User,
  isPro: () => Promise<boolean>,
): ScanSteps {
  const webhookAddress = createWebhookAddress(() => askForWebhookAddress(backend));

  return {
    async prepare(file) {
      try {
        return await preparePicture(file);
      } catch (error) {
        throw isPictureToBlame(error) ? unreadable(error) : error;
      }
    },

    async send(image, sending) {
      const [address, { data, error }] = await Promise.all([
        webhookAddress(),
        backend.auth.getSession(),
      ]);
      if (isAuthRetryableFetchError(error)) throw noConnection(error);
      if (data.session === null) throw sessionEnded();
      const upload = { address, image, userId: user.id, userEmail: user.email ?? '' };
      return sendImage({ ...upload, accessToken: data.session.access_token }, sending);
    },

    isOnline: () => navigator.onLine,

    place: placeOfNextReading,

    readOnDevice: async (image, sending) =>
      readOnDevice(image, { isPro: await isPro(), nameScript: readNameScript(user.id) }, sending),

    refreshSession: () => inOurWords(refreshToken(backend)),

    reserve: async (count) => (await isPro()) || inOurWords(reserveScans(backend, user.id, count)),

    wait: (seconds, signal) =>
      new Promise((resolve) => {
        setTimeout(resolve, seconds * 1000);
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
  };
}

async function inOurWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toScanError(error);
  }
}

import type { User } from '@supabase/supabase-js';
import type { Backend } from '#app/backend/supabase.ts';
import type { ScanSteps } from '../batch/scan-file.ts';
import { optimizeImage } from '../image/optimize-image.ts';
import { reserveScans } from '../quota/reserve-scans.ts';
import { sessionEnded } from '../webhook/scan-error.ts';
import { sendImage } from '../webhook/send-image.ts';
import { createWebhookAddress } from '../webhook/webhook-address.ts';
import { refreshToken, withFreshToken } from './with-fresh-token.ts';

/** The steps of a scan as the browser and the backend do them. */
export function createScanSteps(
  backend: Backend,
  user: User,
  isPremium: () => Promise<boolean>,
): ScanSteps {
  const webhookAddress = createWebhookAddress(async () => {
    const { data, error } = await backend.functions.invoke('get-webhook-url');
    if (error) throw error;
    return data;
  });

  return {
    async prepare(file) {
      try {
        return await optimizeImage(file);
      } catch (error) {
        console.warn('The picture is sent as it is', error);
        return file;
      }
    },

    async send(image, onUploadProgress) {
      const [address, { data }] = await Promise.all([webhookAddress(), backend.auth.getSession()]);
      if (data.session === null) throw sessionEnded();
      const upload = { address, image, userId: user.id, userEmail: user.email ?? '' };
      return sendImage({ ...upload, accessToken: data.session.access_token }, onUploadProgress);
    },

    refreshSession: () => refreshToken(backend),

    reserve: async (count) =>
      (await isPremium()) || withFreshToken(backend, () => reserveScans(backend, user.id, count)),

    wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
  };
}

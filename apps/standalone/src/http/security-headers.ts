import { secureHeaders } from 'hono/secure-headers';

/** Headers for every answer. Pages add their own Content-Security-Policy. */
export function securityHeaders(siteUrl: string) {
  return secureHeaders({
    // Only over https, because otherwise a newcomer's browser would refuse http://localhost for a
    // year.
    strictTransportSecurity: siteUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Both together allow pages and their workers to use threads, which read cards on the device.
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginEmbedderPolicy: 'require-corp',
    // Stored cards are meant to be fetched from anywhere.
    crossOriginResourcePolicy: false,
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [] },
  });
}

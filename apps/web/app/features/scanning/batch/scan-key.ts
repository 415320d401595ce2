/**
 * A key that tells the workflow that a picture is sent again only because its answer was lost. It is made of random
 * bytes, because `crypto.randomUUID` is missing on pages without encryption.
 */
export function createScanKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

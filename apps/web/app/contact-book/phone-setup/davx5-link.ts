import type { Access } from './configuration-profile.ts';

/**
 * The link that opens DAVx⁵ with an account filled in, for a phone's camera. The app takes `davx5` for HTTPS and
 * `carddav` for HTTP, and reads name and password out of the address.
 */
export function davx5Link({ server, userName, password }: Access): string {
  const { protocol, host, pathname } = new URL(server);
  const scheme = protocol === 'https:' ? 'davx5' : 'carddav';
  const owner = `${encodeURIComponent(userName)}:${encodeURIComponent(password)}`;
  return `${scheme}://${owner}@${host}${pathname}`;
}

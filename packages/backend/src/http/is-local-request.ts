import { isLoopbackAddress, isLoopbackHostname } from '@supabase/lite';

/**
 * Whether a request comes from this machine and was meant for it. The address alone is not enough:
 * a proxy on this machine passes on strangers, and a web page can point a name of its own at us.
 */
export function isLocalRequest(peerAddress: string | undefined, host: string | undefined): boolean {
  if (!peerAddress || !host || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopbackAddress(peerAddress) && isLoopbackHostname(hostname);
}

/** The names of social networks whose profiles are on cards, by domain. */
const NETWORKS: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'xing.com': 'XING',
  'twitter.com': 'X',
  'x.com': 'X',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'github.com': 'GitHub',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'pinterest.com': 'Pinterest',
  'threads.net': 'Threads',
  'bsky.app': 'Bluesky',
  't.me': 'Telegram',
  'wa.me': 'WhatsApp',
};

/** The network of a profile's URL. Undefined for a website. */
export function socialNetworkOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const labels = new URL(address).hostname.split('.');
  return NETWORKS[labels.slice(-2).join('.')];
}

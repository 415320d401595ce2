import { CUT, type Taken } from '../taken.ts';
import type { WebAddress } from './web-address.ts';

/** Hosts of social networks, and how each makes a profile's address from a handle. */
const NETWORKS: Record<string, (handle: string) => string> = {
  linkedin: (handle) => `linkedin.com/in/${handle}`,
  xing: (handle) => `xing.com/profile/${handle}`,
  twitter: (handle) => `twitter.com/${handle}`,
  x: (handle) => `x.com/${handle}`,
  instagram: (handle) => `instagram.com/${handle}`,
  facebook: (handle) => `facebook.com/${handle}`,
  github: (handle) => `github.com/${handle}`,
  youtube: (handle) => `youtube.com/@${handle}`,
  tiktok: (handle) => `tiktok.com/@${handle}`,
  behance: (handle) => `behance.net/${handle}`,
  dribbble: (handle) => `dribbble.com/${handle}`,
  pinterest: (handle) => `pinterest.com/${handle}`,
  vimeo: (handle) => `vimeo.com/${handle}`,
  medium: (handle) => `medium.com/@${handle}`,
  mastodon: (handle) => handle,
  bluesky: (handle) => `bsky.app/profile/${handle}`,
};
const HOSTS = new Set([
  ...Object.keys(NETWORKS),
  'fb',
  'bsky',
  'threads',
  't',
  'wa',
  'calendly',
  'orcid',
]);

const SUFFIXES = new Set(['com', 'net', 'me', 'app', 'ee', 'org', 'tv', 'co']);

/** Whether an address is one of a social network and not a site of its owner. */
export function isSocial({ host, path }: Pick<WebAddress, 'host' | 'path'>): boolean {
  return HOSTS.has(host.label) && SUFFIXES.has(host.suffix) && path.length > 1;
}

export interface SocialProfile {
  value: string;
  /** True where we completed the network's address around a printed handle. */
  completed: boolean;
}

const NAMED =
  /(?:^|(?<=[\s|•·,;/\uE000]))(?<network>linkedin|xing|twitter|instagram|insta|facebook|github|youtube|tiktok|behance|dribbble|pinterest)(?:\s*[:.\-–]\s*|\s+|\s*(?=[@/]))(?<handle>[@/]?[\p{L}\p{N}][\p{L}\p{N}._-]{2,})/giu;
const IN_PATH = /(?:^|(?<=[\s|•·,;:\uE000]))\/?in\/(?<handle>[\p{L}\p{N}][\p{L}\p{N}_-]{2,})\/?/giu;

/** Takes handles that stand beside a network's name: “LinkedIn: jane-doe”, “in/jane-doe”. */
export function takeHandles(text: string): Taken<SocialProfile> {
  const found: SocialProfile[] = [];
  const add = (network: string, handle: string) => {
    const address = NETWORKS[network === 'insta' ? 'instagram' : network];
    if (!address) return;
    found.push({
      value: address(handle.toLowerCase().replace(/^[@/]+|[.]+$/g, '')),
      completed: true,
    });
  };
  const rest = text
    .replace(NAMED, (_, network: string, handle: string) => {
      add(network.toLowerCase(), handle);
      return CUT;
    })
    .replace(IN_PATH, (_, handle: string) => {
      add('linkedin', handle);
      return CUT;
    });
  return { found, rest };
}

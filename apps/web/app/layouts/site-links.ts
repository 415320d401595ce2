/** The links every header has, signed in or not. */
export const SITE_LINKS = [
  { to: '/about', label: 'About' },
  { to: '/blog', label: 'Blog' },
  { to: '/pro', label: 'Pro' },
  { to: '/privacy', label: 'Privacy' },
] as const;

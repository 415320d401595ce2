import { fullUrl } from '#app/layouts/full-url.ts';

/** Lets every crawler read the public pages and keeps it out of what needs a session. */
export function renderRobots(): string {
  return `User-agent: *
Disallow: /dashboard
Disallow: /reset-password

Sitemap: ${fullUrl('/sitemap.xml')}
`;
}

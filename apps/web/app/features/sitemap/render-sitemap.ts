import { fullUrl } from '#app/layouts/site-url.ts';
import { escapeXml } from '#app/text/escape-xml.ts';

/** The pages worth finding; forms to recover a password are not among them. */
const PAGES = [
  '/',
  '/trial',
  '/digital-card',
  '/about',
  '/help/phone',
  '/privacy',
  '/pro',
  '/blog',
  '/login',
  '/register',
];

interface DatedPage {
  slug: string;
  publishedAt: string;
}

/** A sitemap (sitemaps.org, 0.9) of the public pages and the posts. */
export function renderSitemap(posts: DatedPage[]): string {
  const entries = [
    ...PAGES.map((path) => entry(path)),
    ...posts.map((post) => entry(`/blog/${post.slug}`, post.publishedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function entry(path: string, changed?: string): string {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
  return `<url><loc>${escapeXml(fullUrl(path))}</loc>${lastmod}</url>`;
}

/** Lets every crawler read the public pages and keeps it out of what needs a session. */
export function renderRobots(): string {
  return `User-agent: *
Disallow: /dashboard
Disallow: /reset-password

Sitemap: ${fullUrl('/sitemap.xml')}
`;
}

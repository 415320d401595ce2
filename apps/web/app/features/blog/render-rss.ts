import { fullUrl } from '#app/layouts/site-url.ts';
import { escapeXml } from '#app/text/escape-xml.ts';
import type { PostSummary } from './parse-post.ts';

/** The posts as an RSS 2.0 feed with the feed's own address, as the RSS best practices ask. */
export function renderRss(posts: PostSummary[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Cardsift Blog</title>
<link>${fullUrl('/blog')}</link>
<description>On meeting people, keeping in touch, and turning paper into contacts.</description>
<language>en</language>
<atom:link href="${fullUrl('/rss.xml')}" rel="self" type="application/rss+xml"/>
${posts.map(renderItem).join('\n')}
</channel>
</rss>
`;
}

function renderItem(post: PostSummary): string {
  const address = fullUrl(`/blog/${post.slug}`);
  const categories = post.tags.map((tag) => `<category>${escapeXml(tag)}</category>`).join('');
  return `<item>
<title>${escapeXml(post.title)}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${new Date(`${post.publishedAt}T00:00:00Z`).toUTCString()}</pubDate>
<description>${escapeXml(post.excerpt)}</description>
${categories}
</item>`;
}

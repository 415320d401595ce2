import { siteUrl } from '#app/layouts/site-url.ts';
import type { Post } from './parse-post.ts';

/** The post as schema.org's BlogPosting, for search engines. */
export function blogPosting(post: Post): Record<string, unknown> {
  const address = siteUrl(`/blog/${post.slug}`);
  const publisher = { '@type': 'Organization', name: 'Cardsift', url: siteUrl('/') };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    keywords: post.tags.join(', '),
    datePublished: post.publishedAt,
    image: siteUrl('/og-image.png'),
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    author: publisher,
    publisher,
  };
}

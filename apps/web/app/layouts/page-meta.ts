import type { MetaDescriptor } from 'react-router';
import { siteUrl } from './site-url.ts';

interface PageMeta {
  /** Without the name of the site, which is appended. */
  title: string;
  /** One or two sentences for search results. */
  description: string;
  /** The page's own path, for its canonical address. */
  path: string;
  /** What the title ends with; the name of the site unless a section has its own. */
  section?: string;
  type?: 'website' | 'article';
}

/** Everything a page says about itself in <head>. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = `${page.title} | ${page.section ?? 'Cardsift'}`;
  const url = siteUrl(page.path);
  const image = siteUrl('/og-image.png');
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: 'Cardsift' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    {
      property: 'og:image:alt',
      content: 'Cardsift turns a photo of a business card into a contact',
    },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

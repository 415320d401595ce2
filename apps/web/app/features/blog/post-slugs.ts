/** Every post's address. A test holds that each has its Markdown file under posts/. */
export const POST_SLUGS = [
  'best-business-card-scanner-smart-networking',
  'networking-importance-smart-management',
  'best-business-card-scanner-2025',
  'google-authentication-launch',
  'celebrating-first-milestone',
  'contact-list-knowledge-graph',
] as const;

export type PostSlug = (typeof POST_SLUGS)[number];

export function isPostSlug(slug: string | undefined): slug is PostSlug {
  return POST_SLUGS.some((known) => known === slug);
}

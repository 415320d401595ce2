import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'BlogPost', description: 'Cardsift', path: '/blog-post' });

export default function BlogPostRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">BlogPost</h1>;
}

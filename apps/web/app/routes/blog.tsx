import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () => pageMeta({ title: 'Blog', description: 'Cardsift', path: '/blog' });

export default function BlogRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">Blog</h1>;
}

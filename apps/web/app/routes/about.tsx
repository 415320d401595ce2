import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () => pageMeta({ title: 'About', description: 'Cardsift', path: '/about' });

export default function AboutRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">About</h1>;
}

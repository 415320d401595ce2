import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () => pageMeta({ title: 'Pro', description: 'Cardsift', path: '/pro' });

export default function ProRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">Pro</h1>;
}

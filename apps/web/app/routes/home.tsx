import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () => pageMeta({ title: 'Home', description: 'Cardsift', path: '/home' });

export default function HomeRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">Home</h1>;
}

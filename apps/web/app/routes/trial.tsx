import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () => pageMeta({ title: 'Trial', description: 'Cardsift', path: '/trial' });

export default function TrialRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">Trial</h1>;
}

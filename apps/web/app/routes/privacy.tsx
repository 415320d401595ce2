import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () => pageMeta({ title: 'Privacy', description: 'Cardsift', path: '/privacy' });

export default function PrivacyRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">Privacy</h1>;
}

import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'NotFound', description: 'Cardsift', path: '/not-found' });

export default function NotFoundRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">NotFound</h1>;
}

import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Register', description: 'Cardsift', path: '/register' });

export default function RegisterRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">Register</h1>;
}

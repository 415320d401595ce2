import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () => pageMeta({ title: 'Login', description: 'Cardsift', path: '/login' });

export default function LoginRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">Login</h1>;
}

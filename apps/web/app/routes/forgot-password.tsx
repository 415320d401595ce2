import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'ForgotPassword', description: 'Cardsift', path: '/forgot-password' });

export default function ForgotPasswordRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">ForgotPassword</h1>;
}

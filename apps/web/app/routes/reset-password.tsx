import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'ResetPassword', description: 'Cardsift', path: '/reset-password' });

export default function ResetPasswordRoute() {
  return <h1 className="p-6 font-display text-3xl font-semibold">ResetPassword</h1>;
}

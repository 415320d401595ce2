import { AuthPage } from '#app/features/auth/auth-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Create a free account',
    description:
      'Create a free Cardsift account and turn up to ten business cards a day into contacts.',
    path: '/register',
  });

export default function RegisterRoute() {
  return <AuthPage mode="register" />;
}

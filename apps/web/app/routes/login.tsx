import { AuthPage } from '#app/features/auth/auth-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Sign in',
    description:
      'Sign in to Cardsift with your e-mail or your Google account, and find every contact you have scanned.',
    path: '/login',
  });

export default function LoginRoute() {
  return <AuthPage mode="login" />;
}

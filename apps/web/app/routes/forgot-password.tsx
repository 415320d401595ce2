import { ForgotPasswordPage } from '#app/features/auth/forgot-password-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Forgot your password',
    description: 'Ask for a link by e-mail to choose a new password for your Cardsift account.',
    path: '/forgot-password',
  });

export default function ForgotPasswordRoute() {
  return <ForgotPasswordPage />;
}

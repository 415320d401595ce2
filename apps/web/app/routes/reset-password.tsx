import { ResetPasswordPage } from '#app/features/auth/reset-password-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Set a new password',
    description:
      'Choose a new password for your Cardsift account after opening the link in our e-mail.',
    path: '/reset-password',
  });

export default function ResetPasswordRoute() {
  return <ResetPasswordPage />;
}

import { EmailOffPage } from '#app/features/settings/notifications/email-off-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Email Notifications',
    description: 'Switch off the mails that tell you what Cardsift found for your contacts.',
    path: '/email-off',
  });

export default function EmailOffRoute() {
  return <EmailOffPage />;
}

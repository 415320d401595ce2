import { TidyUpPage } from '#app/features/contacts/tidy-up/tidy-up-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Tidy Up',
    description: 'Contacts that wait for a decision.',
    path: '/dashboard/contacts/tidy-up',
  });

export default function TidyUpRoute() {
  return <TidyUpPage />;
}

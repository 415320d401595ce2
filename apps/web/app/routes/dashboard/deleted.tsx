import { DeletedPage } from '#app/features/contacts/deleted/deleted-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Recently Deleted',
    description: 'Contacts that you deleted in the last 30 days.',
    path: '/dashboard/contacts/deleted',
  });

export default function DeletedRoute() {
  return <DeletedPage />;
}

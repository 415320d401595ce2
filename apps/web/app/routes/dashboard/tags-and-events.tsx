import { TagsAndEventsPage } from '#app/features/contacts/tags-and-events/tags-and-events-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Tags and Events',
    description: 'The tags and events of your contacts.',
    path: '/dashboard/contacts/labels',
  });

export default function LabelsRoute() {
  return <TagsAndEventsPage />;
}

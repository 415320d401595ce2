import { PrivacyPage } from '#app/features/privacy/privacy-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Privacy',
    description:
      'Card images are read in memory and never stored. What Cardsift keeps, what it deletes and who can see it, in plain words.',
    path: '/privacy',
  });

export default function PrivacyRoute() {
  return <PrivacyPage />;
}

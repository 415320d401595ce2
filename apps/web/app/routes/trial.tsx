import { Toaster } from '#app/components/ui/toaster.tsx';
import { TrialPage } from '#app/features/trial/trial-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Try the demo',
    description:
      'Photograph or upload a business card and see what Cardsift reads on it. No account, and nothing is stored.',
    path: '/trial',
  });

export default function TrialRoute() {
  return (
    <>
      <TrialPage />
      <Toaster />
    </>
  );
}

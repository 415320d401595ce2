import { DigitalCardPage } from '#app/features/digital-card/digital-card-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Free digital business card with a QR code',
    description:
      'Fill in your details and get a QR code that saves your contact on any phone. No account needed.',
    path: '/digital-card',
  });

export default function PublicDigitalCardRoute() {
  return (
    <main className="mx-auto max-w-5xl p-4 sm:p-6">
      <DigitalCardPage />
    </main>
  );
}

import { DigitalCardPage } from '#app/features/digital-card/digital-card-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Digital Card',
    description: 'Your own business card as a QR code.',
    path: '/dashboard/digital-card',
  });

export default function DashboardDigitalCardRoute() {
  return <DigitalCardPage />;
}

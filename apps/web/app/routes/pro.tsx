import { PricingPage } from '#app/features/pricing/pricing-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Free and Pro plans',
    description:
      'Scan ten business cards a day for free, or go Pro for $4.99 a month: unlimited scans, CSV export and priority processing.',
    path: '/pro',
  });

export default function ProRoute() {
  return <PricingPage />;
}

import { AboutPage } from '#app/features/about/about-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'About',
    description:
      'Why Cardsift exists, what it does with a photographed business card, and where you should check its work.',
    path: '/about',
  });

export default function AboutRoute() {
  return <AboutPage />;
}

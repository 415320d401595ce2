import { HomePage } from '#app/features/home/home-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Business card scanner that fills your contacts',
    description:
      'Photograph a business card and Cardsift saves name, company, phone and e-mail as a contact you can search, tag and export. Ten scans a day are free.',
    path: '/',
  });

export default function HomeRoute() {
  return <HomePage />;
}

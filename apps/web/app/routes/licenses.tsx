import { LicensesPage } from '#app/features/licenses/licenses-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Licenses',
    description:
      'Whose works Cardsift is made with: packages, networks and data, with their licenses.',
    path: '/licenses',
  });

export default function LicensesRoute() {
  return <LicensesPage />;
}

import { AddressRefusedPage } from '#app/features/auth/address-refused-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Not your request?',
    description: 'End a request to use your address for somebody else’s account.',
    path: '/address-refused',
  });

export default function AddressRefusedRoute() {
  return <AddressRefusedPage />;
}

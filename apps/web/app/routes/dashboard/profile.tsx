import { ProfilePage } from '#app/features/profile/profile-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Profile',
    description: 'Your account and profile.',
    path: '/dashboard/profile',
  });

export default function ProfileRoute() {
  return <ProfilePage />;
}

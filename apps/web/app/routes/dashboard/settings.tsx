import { SettingsPage } from '#app/features/settings/settings-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Settings',
    description: 'Your notifications, privacy and data.',
    path: '/dashboard/settings',
  });

export default function SettingsRoute() {
  return <SettingsPage />;
}

import { PhoneHelpPage } from '#app/features/help/phone-help-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Contacts on your phone',
    description:
      'How to have your Cardsift contacts in the address book of an iPhone, an Android phone, a Mac or Thunderbird, step by step.',
    path: '/help/phone',
  });

export default function PhoneHelpRoute() {
  return <PhoneHelpPage />;
}

import { NotFoundPage } from '#app/features/not-found/not-found-page.tsx';

export const meta = () => [
  { title: 'Page not found | Cardsift' },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundRoute() {
  return <NotFoundPage />;
}

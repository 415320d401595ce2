import { DigitalCardPage } from '#app/features/digital-card/digital-card-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';
import { SiteFooter } from '#app/layouts/site-footer.tsx';
import { SiteHeader } from '#app/layouts/site-header.tsx';
import { SkipLink } from '#app/layouts/skip-link.tsx';

export const meta = () =>
  pageMeta({
    title: 'Free digital business card with a QR code',
    description:
      'Fill in your details and get a QR code that saves your contact on any phone. No account needed.',
    path: '/digital-card',
  });

export default function PublicDigitalCardRoute() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 focus:outline-none sm:px-6 sm:py-12"
      >
        <DigitalCardPage />
      </main>
      <SiteFooter />
    </div>
  );
}

import { Outlet } from 'react-router';
import { SiteFooter } from '#app/layouts/site-footer.tsx';
import { SiteHeader } from '#app/layouts/site-header.tsx';
import { SkipLink } from '#app/layouts/skip-link.tsx';

/** Around every page that anybody may read. */
export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}

import { Link } from 'react-router';
import { useStoredSession } from '#app/backend/session-mark.ts';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { Logo } from './logo.tsx';
import { SiteMenu } from './site-menu.tsx';
import { SiteNav } from './site-nav.tsx';

export function SiteHeader() {
  const signedIn = useStoredSession();
  return (
    <header className="sticky top-0 z-40 border-b border-border bg-background/95 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-4 sm:px-6">
        <Link to={signedIn ? '/dashboard' : '/'} aria-label="Cardsift home" className="mr-auto">
          <Logo />
        </Link>
        <SiteNav className="max-md:hidden" />
        {signedIn ? (
          <ButtonLink to="/dashboard">Dashboard</ButtonLink>
        ) : (
          <>
            <ButtonLink to="/login" variant="ghost" className="max-sm:hidden">
              Login
            </ButtonLink>
            <ButtonLink to="/register">Get Started</ButtonLink>
          </>
        )}
        <SiteMenu className="md:hidden" signedIn={signedIn} />
      </div>
    </header>
  );
}

import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { useStoredSession } from '#app/session/use-stored-session.ts';
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
        <SiteNav className="hidden md:flex" />
        {signedIn ? (
          <Button asChild>
            <Link to="/dashboard">Dashboard</Link>
          </Button>
        ) : (
          <>
            <Button asChild variant="ghost" className="hidden sm:inline-flex">
              <Link to="/login">Login</Link>
            </Button>
            <Button asChild>
              <Link to="/register">Get Started</Link>
            </Button>
          </>
        )}
        <SiteMenu className="md:hidden" signedIn={signedIn} />
      </div>
    </header>
  );
}

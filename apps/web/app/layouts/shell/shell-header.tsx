import { Link } from 'react-router';
import { Logo } from '../logo.tsx';
import { SiteNav } from '../site-nav.tsx';
import { ShellSheet } from './shell-sheet.tsx';
import { UserMenu } from './user-menu.tsx';

export function ShellHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-border bg-background/95 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-3 px-4 sm:px-6">
        <ShellSheet className="md:hidden" />
        <Link to="/dashboard" aria-label="Cardsift dashboard" className="mr-auto">
          <Logo />
        </Link>
        <SiteNav className="max-md:hidden" />
        <UserMenu />
      </div>
    </header>
  );
}

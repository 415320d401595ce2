import { Link } from 'react-router';
import { Logo } from './logo.tsx';
import { SITE_LINKS } from './site-links.ts';
import { SUPPORT_EMAIL } from './support.tsx';

const FOOTER_LINKS = [
  ...SITE_LINKS,
  { to: '/trial', label: 'Demo' },
  { to: '/digital-card', label: 'Digital Card' },
  { to: '/licenses', label: 'Licenses' },
] as const;

export function SiteFooter() {
  return (
    <footer className="border-t border-border">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6 md:flex-row md:items-center">
        <div className="flex flex-col gap-2 md:mr-auto">
          <Logo />
          <p className="text-sm text-muted-foreground">Scan. Save. Search. Smarter.</p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5 gap-y-3 text-sm">
          {FOOTER_LINKS.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              className="text-muted-foreground hover:text-foreground"
            >
              {link.label}
            </Link>
          ))}
          {SUPPORT_EMAIL && (
            <a
              href={`mailto:${SUPPORT_EMAIL}`}
              className="text-muted-foreground hover:text-foreground"
            >
              Support
            </a>
          )}
        </nav>
      </div>
    </footer>
  );
}

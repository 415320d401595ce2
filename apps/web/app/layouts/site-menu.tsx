import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { SITE_LINKS } from './site-links.ts';

interface SiteMenuProps {
  className?: string;
  signedIn: boolean;
}

/** The navigation of narrow screens. A <details> element, so that it also opens without JavaScript. */
export function SiteMenu({ className, signedIn }: SiteMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => {
    details.current?.removeAttribute('open');
  }, [pathname]);

  const links = signedIn ? SITE_LINKS : [...SITE_LINKS, { to: '/login', label: 'Login' }];
  return (
    <details ref={details} className={clsx('relative', className)}>
      <summary
        aria-label="Menu"
        className="flex size-10 cursor-pointer list-none items-center justify-center rounded-lg hover:bg-secondary focus-ring [&::-webkit-details-marker]:hidden"
      >
        <Menu className="size-5" aria-hidden="true" />
      </summary>
      <nav
        aria-label="Site menu"
        className="absolute top-12 right-0 flex w-48 flex-col rounded-lg border border-border bg-card p-1 shadow-raised"
      >
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            className="rounded-md px-3 py-2.5 text-sm hover:bg-secondary"
          >
            {link.label}
          </Link>
        ))}
      </nav>
    </details>
  );
}

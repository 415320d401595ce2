import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { SITE_LINKS } from './site-links.ts';

export function SiteNav({ className }: { className?: string }) {
  return (
    <nav aria-label="Site" className={clsx('flex items-center gap-1', className)}>
      {SITE_LINKS.map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          className="rounded-md px-3 py-2 text-sm font-medium text-muted-foreground hover:text-foreground aria-[current=page]:text-foreground aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
        >
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
}

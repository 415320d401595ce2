import { IdCard, ScanLine, Users } from 'lucide-react';
import { NavLink } from 'react-router';
import { cn } from '#app/components/ui/cn.ts';

const PAGES = [
  { to: '/dashboard', label: 'Upload Cards', icon: ScanLine },
  { to: '/dashboard/contacts', label: 'My Contacts', icon: Users },
  { to: '/dashboard/digital-card', label: 'Digital Card', icon: IdCard },
] as const;

interface ShellNavProps {
  className?: string;
  onNavigate?(): void;
}

export function ShellNav({ className, onNavigate }: ShellNavProps) {
  return (
    <nav aria-label="Dashboard" className={cn('flex flex-col gap-1', className)}>
      {PAGES.map(({ to, label, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          // Every page lies below the first one.
          end={to === '/dashboard'}
          onClick={onNavigate}
          className="flex items-center gap-3 rounded-lg px-3 py-2.5 text-sm font-medium text-muted-foreground hover:bg-secondary hover:text-foreground aria-[current=page]:bg-primary-soft aria-[current=page]:text-link"
        >
          <Icon className="size-4.5" aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

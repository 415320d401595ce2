import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusMainHeading } from '#app/components/ui/return-focus.ts';
import { SkipLink } from '../skip-link.tsx';
import { ShellHeader } from './shell-header.tsx';
import { ShellNav } from './shell-nav.tsx';

/** Header, sidebar and content of the signed-in app. Under 768 px the sidebar moves into a sheet. */
export function DashboardShell({ children }: { children: ReactNode }) {
  useFocusOfLeftPage(useLocation().pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ShellHeader />
      <div className="mx-auto flex w-full max-w-7xl flex-1">
        <aside className="hidden w-60 shrink-0 border-r border-border md:block">
          <ShellNav className="sticky top-16 p-4" />
        </aside>
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 flex-1 p-4 focus:outline-none sm:p-6 lg:p-8"
        >
          {children}
        </main>
      </div>
    </div>
  );
}

/** A page that is left may take the focus with it, as that of a contact does which was deleted there. */
function useFocusOfLeftPage(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (document.activeElement === document.body) focusMainHeading();
  }, [page]);
}

import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { SUPPORT_EMAIL } from '#app/layouts/support.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error('No page has the path', pathname);
  }, [pathname]);

  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-24 text-center">
      <p aria-hidden="true" className="font-display text-8xl font-semibold text-link">
        404
      </p>
      <h1 className="font-display text-3xl font-semibold">Oops! Page not found</h1>
      <p className="text-muted-foreground">
        Page not found. The address may be mistyped, or the page may have moved.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to="/">Return to Home</Link>
        </Button>
        {SUPPORT_EMAIL && (
          <Button asChild variant="outline">
            <a href={`mailto:${SUPPORT_EMAIL}`}>Write to support</a>
          </Button>
        )}
      </div>
    </div>
  );
}

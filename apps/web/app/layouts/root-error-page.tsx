import { buttonVariants } from '#app/components/ui/button-variants.ts';

/** What is left when a page throws: it says so and offers the two things that may help. */
export function RootErrorPage({ error }: { error?: unknown }) {
  const message = error instanceof Error ? error.message : 'An unexpected error occurred';
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-4 p-6">
      <h1 className="font-display text-3xl font-semibold">Something went wrong</h1>
      <p className="whitespace-pre-line text-muted-foreground">{message}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonVariants()} onClick={() => window.location.reload()}>
          Try again
        </button>
        <a href="/" className={buttonVariants({ variant: 'outline' })}>
          Go to the home page
        </a>
      </div>
    </main>
  );
}

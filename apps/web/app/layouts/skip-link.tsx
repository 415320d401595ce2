/** The first stop of the Tab key: past the navigation to the element with the id `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}

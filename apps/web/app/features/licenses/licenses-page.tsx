import works from '@cardsift/notices/works.json';
import { useEffect, useState } from 'react';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { PageIntro } from '#app/layouts/page-intro.tsx';

/** Written by the build, of what is really in it: `build-tools/collect-packages.ts`. */
const NOTICES = '/licenses.txt';

const LINK = 'text-link underline underline-offset-4';

/** Whose works Cardsift is made with. The texts, half a megabyte, are a file of their own. */
export function LicensesPage() {
  return (
    <article className="mx-auto flex max-w-4xl flex-col gap-10 px-4 py-10 sm:px-6 sm:py-14">
      <PageIntro title="Licenses">
        Cardsift is made with the works of many others. This page says whose they are, and passes on
        their licenses.
      </PageIntro>
      <section className="flex flex-col gap-4">
        <h2 className="font-display text-2xl font-semibold">Networks and data</h2>
        <ul className="flex flex-col gap-3">
          {works
            .filter(({ kind }) => kind !== 'part')
            .map(({ name, version, license, copyright, source }) => (
              <li key={name}>
                <a href={source} className={LINK}>
                  {name}
                </a>{' '}
                {version}, {license}
                <p className="text-sm text-muted-foreground">{copyright}</p>
              </li>
            ))}
        </ul>
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="font-display text-2xl font-semibold">All notices</h2>
        <p>
          The list of everything in these pages, with every license in full, is{' '}
          <a href={NOTICES} className={LINK}>
            a text file
          </a>
          .
        </p>
        <Texts />
      </section>
    </article>
  );
}

function Texts() {
  const [texts, setTexts] = useState<string | null>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchTexts(leaving.signal).then(setTexts, () => leaving.signal.aborted || setTexts(null));
    return () => leaving.abort();
  }, []);
  if (texts === undefined) return <Spinner label="Loading the notices" />;
  if (texts === null) return <p role="alert">The notices could not be loaded here.</p>;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with a keyboard
      tabIndex={0}
      aria-label="All notices"
      className="max-h-[70dvh] overflow-auto rounded-xl border border-border bg-card p-4"
    >
      <pre className="text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere">{texts}</pre>
    </section>
  );
}

async function fetchTexts(signal: AbortSignal): Promise<string> {
  const answer = await fetch(NOTICES, { signal });
  // A server of pages answers with one for whatever it does not have.
  const isText = answer.headers.get('Content-Type')?.startsWith('text/plain') === true;
  if (!answer.ok || !isText) throw new Error('There are no notices');
  return answer.text();
}

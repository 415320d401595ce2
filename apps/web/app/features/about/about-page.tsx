import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStoredSession } from '#app/backend/session-mark.ts';
import { PageIntro } from '#app/layouts/page-intro.tsx';
import { Differences } from './differences.tsx';

/** Who made this and why, what it does with a card, and where it may be wrong. */
export function AboutPage() {
  const signedIn = useStoredSession();
  return (
    <article className="mx-auto flex max-w-4xl flex-col gap-14 px-4 py-10 sm:px-6 sm:py-14">
      <div className="flex flex-col gap-6">
        <Link
          to={signedIn ? '/dashboard' : '/'}
          className="inline-flex w-fit items-center gap-1.5 py-1 text-sm text-muted-foreground hover:text-foreground"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {signedIn ? 'Back to Dashboard' : 'Back to Home'}
        </Link>
        <PageIntro title="About Cardsift">
          A small tool for people who meet many people, and would rather talk to them than type them
          in.
        </PageIntro>
      </div>

      <Section title="How it started">
        <p>
          After every trade fair there was the same evening: a hotel desk, a stack of business
          cards, and a contact form with eleven fields. The founder of Cardsift did this for years
          and kept making the same two mistakes, mistyping one digit and giving up halfway through
          the stack. Both meant losing touch with people worth knowing.
        </p>
        <p>
          Cardsift was built so that nobody has to type card details again. You take a photo, the
          contact is there, and the evening is yours.
        </p>
      </Section>

      <Section title="What it does with a card">
        <p>
          Cardsift finds the card in the photo, turns it upright and reads every line. Then it works
          out what each line is: the name, the job title, the company, e-mail addresses, phone and
          fax numbers, the website and the address. When a card carries no company name, Cardsift
          looks at the domain of the e-mail address and says that it did. A QR code on the card is
          read as well.
        </p>
        <p>
          From the company it derives the sector, from technology to real estate, and with Pro it
          adds a few hashtags. That is what makes a contact findable a year later, when all you
          remember is “somebody from medtech, in Graz”.
        </p>
      </Section>

      <section
        aria-labelledby="accuracy"
        className="rounded-xl border border-border bg-warning-soft p-6 text-foreground"
      >
        <h2 id="accuracy" className="font-display text-xl font-semibold">
          A word on accuracy
        </h2>
        <p className="mt-2">
          No reader is right every time. A glossy card under a lamp, a name in hairline script, a
          photo taken on the way to the train: each of them can cost a letter. Please review the
          extracted details before you rely on them, above all phone numbers and e-mail addresses.
        </p>
      </section>

      <Differences />

      <Section title="Where we want to go">
        <p>
          We would like the card to be the start of the contact, not its end. A contact should
          remember where you met, know what the person does today, and turn up when it is useful,
          all without asking you to feed it. And it should remain yours: readable by any other
          program, and gone for good when you say so.
        </p>
      </Section>

      <p className="text-sm text-muted-foreground">
        Cardsift is made with the works of many others:{' '}
        <Link to="/licenses" className="underline underline-offset-4 hover:text-foreground">
          whose they are
        </Link>
        .
      </p>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex max-w-2xl flex-col gap-4 leading-relaxed">
      <h2 className="font-display text-2xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

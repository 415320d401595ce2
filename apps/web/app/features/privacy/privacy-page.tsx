import { Hourglass, Scale, ShieldCheck } from 'lucide-react';
import { PageIntro } from '#app/layouts/page-intro.tsx';
import { AskSupport } from '#app/layouts/support.tsx';
import { PrivacySection } from './privacy-section.tsx';

export function PrivacyPage() {
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-12 px-4 py-10 sm:px-6 sm:py-14">
      <PageIntro title="Privacy">
        A business card is personal data of somebody who trusted you with it. This page says what
        happens to it here, in plain words.
      </PageIntro>

      <PrivacySection icon={ShieldCheck} title="Security-First Approach">
        <p>
          Between your browser and Cardsift everything travels encrypted. Your contacts are stored
          in a database that checks for every single row whether it belongs to whoever asks, so a
          mistake in a page cannot show them to another user.
        </p>
        <p>
          Passwords are stored only as salted hashes. Sign-in, sign-up and password reset are
          limited in how often they can be tried. Signing in with Google passes us your name and
          e-mail address, and never your Google password.
        </p>
      </PrivacySection>

      <PrivacySection icon={Hourglass} title="Ephemeral Data Processing">
        <p>
          A card image and the data extracted from it are kept only while they are being processed.
          They live in working memory, are not written to disk or to a log, and are gone once the
          vCard has been delivered to your browser. The demo works the same way and stores nothing
          at all.
        </p>
        <p>
          What stays is what you asked to keep: the contacts in your account. You can correct and
          delete each of them, set a time after which they are deleted by themselves, or delete your
          whole account with everything in it. A contact that you delete can be restored for 30 days
          and is then gone for good, or earlier if you say so; an account is gone at once. If you
          publish a digital card, its vCard file is public to everyone who has the link, because
          that is what it is for.
        </p>
        <p>
          If you choose so in Settings, cards are read on your own device instead, and no picture
          leaves it. That works without a network, too.
        </p>
        <p>
          Your browser keeps your session, the digital card you made and which contacts you have
          downloaded, and for moments without a network your last list of contacts and what waits to
          be saved. Signing out erases the contacts. There are no advertising cookies and no
          analytics.
        </p>
      </PrivacySection>

      <PrivacySection icon={Scale} title="Compliance & Standards">
        <p>
          We do not sell your data, and we do not share it with third parties. Where the operator of
          a Cardsift server has switched on profile search, the name and company of a new contact
          are sent to the search service they chose; without that, contacts do not leave the server.
        </p>
        <p>
          An operator may also have a second reader: a language model that reads doubtful cards once
          more, run by the operator or by a provider they chose. Settings then names it, says
          whether it gets the text of a card or a picture too, and lets you refuse it for your
          cards. Cards read on your device and those of the demo are never sent to it.
        </p>
        <p>
          Our practice follows the principles of the GDPR: we take only what the job needs, use it
          for that job, keep it no longer than you want, and give it back in open formats. You can
          ask for a copy, a correction or deletion at any time.
        </p>
      </PrivacySection>

      <section aria-labelledby="contact" className="rounded-xl border border-border bg-card p-6">
        <h2 id="contact" className="font-display text-xl font-semibold">
          Questions about your data?
        </h2>
        <p className="mt-2 text-muted-foreground">
          <AskSupport subject="Privacy question" />.
        </p>
      </section>
    </article>
  );
}

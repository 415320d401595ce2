import { Button } from '#app/components/ui/button.tsx';
import { mailTo, SUPPORT_EMAIL } from '#app/layouts/site-links.ts';

const SUBJECT = 'Upgrade to Pro';

export function UpgradeCall() {
  return (
    <section
      aria-labelledby="upgrade"
      className="flex flex-col gap-5 rounded-2xl bg-primary-soft p-6 sm:p-10"
    >
      <div className="max-w-2xl">
        <h2 id="upgrade" className="font-display text-2xl font-semibold">
          Ready for Pro?
        </h2>
        <p className="mt-2">
          Upgrading is a short e-mail. Write to{' '}
          <a href={mailTo(SUBJECT)} className="font-medium text-link underline underline-offset-4">
            {SUPPORT_EMAIL}
          </a>{' '}
          with the subject “{SUBJECT}” from the address of your account, and say whether you want to
          pay by the month or by the year.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="lg">
          <a href={mailTo(SUBJECT)}>$4.99 per month</a>
        </Button>
        <Button asChild size="lg" variant="outline">
          <a href={mailTo(SUBJECT)}>$49 per year</a>
        </Button>
      </div>
    </section>
  );
}

import { Button } from '#app/components/ui/button.tsx';
import { AskSupport, mailTo } from '#app/layouts/support.tsx';
import { UPGRADE_SUBJECT } from './plans.ts';

export function UpgradeCall() {
  const href = mailTo(UPGRADE_SUBJECT);
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
          {href && 'Upgrading is a short e-mail. '}
          <AskSupport subject={UPGRADE_SUBJECT} />
          {href
            ? ` with the subject “${UPGRADE_SUBJECT}” from the address of your account, and say`
            : ' to change your plan. Tell them the address of your account, and'}{' '}
          whether you want to pay by the month ($4.99) or by the year ($49).
        </p>
      </div>
      {href && (
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <a href={href}>$4.99 per month</a>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={href}>$49 per year</a>
          </Button>
        </div>
      )}
    </section>
  );
}

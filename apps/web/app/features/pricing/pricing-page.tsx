import { PageIntro } from '#app/layouts/page-intro.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { PaidServices } from './paid-services.tsx';
import { PlanCards } from './plan-cards.tsx';
import { UpgradeCall } from './upgrade-call.tsx';
import { useOwnPlan } from './use-own-plan.ts';

export function PricingPage() {
  const own = useOwnPlan();
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-14 px-4 py-10 sm:px-6 sm:py-14">
      <PageIntro title="Simple plans">
        Start free and stay free for ten cards a day. Go Pro when the stack gets taller.
      </PageIntro>
      <PlanCards own={own} />
      <ComparisonTable />
      {own !== 'Pro' && <UpgradeCall />}
      <PaidServices />
    </div>
  );
}

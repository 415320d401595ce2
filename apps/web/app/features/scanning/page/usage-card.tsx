import { Link } from 'react-router';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import { Progress } from '#app/components/ui/progress.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { FREE_DAILY_SCANS } from '#app/limits.ts';
import type { DailyUsage } from '../quota/daily-usage.ts';

/** Keeps its room while the usage is on its way, so that nothing moves away from a finger when it comes. */
export function UsageCard({ usage }: { usage: DailyUsage | null }) {
  return (
    <Card>
      <CardContent className="flex flex-col gap-3" aria-busy={usage === null}>
        {usage ? <Usage {...usage} /> : <UsageToCome />}
      </CardContent>
    </Card>
  );
}

const HEADING = 'font-display text-lg font-semibold';

function Usage({ used, remaining }: DailyUsage) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className={HEADING}>Daily Usage</h2>
        <p className="text-sm">
          <strong>
            {used}/{FREE_DAILY_SCANS}
          </strong>{' '}
          used · {remaining} remaining
        </p>
      </div>
      <Progress
        value={Math.min(100, (used / FREE_DAILY_SCANS) * 100)}
        aria-label="Scans used today"
        aria-valuetext={`${used} of ${FREE_DAILY_SCANS} used`}
      />
      <p className="text-sm text-muted-foreground">Resets daily at midnight UTC</p>
      {remaining === 0 && (
        <Link to="/pro" className="w-fit text-sm text-link underline underline-offset-4">
          Pro has no daily limit
        </Link>
      )}
    </>
  );
}

/** As high as the usage. */
function UsageToCome() {
  return (
    <>
      <div className="flex items-baseline justify-between gap-x-4">
        <h2 className={HEADING}>Daily Usage</h2>
        <Skeleton className="h-4 w-40" />
      </div>
      <Skeleton className="h-2 w-full rounded-full" />
      <Skeleton className="h-5 w-48" />
    </>
  );
}

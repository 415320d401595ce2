import { Link } from 'react-router';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import { Progress } from '#app/components/ui/progress.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { FREE_DAILY_SCANS } from '#app/plan/plan.ts';
import type { DailyUsage } from '../adapters/quota.ts';

/** Keeps its room while the usage is on its way, so that nothing moves away from a finger when it comes. */
export function UsageCard({ usage }: { usage: DailyUsage | null }) {
  return (
    <Card>
      <CardContent className="flex flex-col gap-3" aria-busy={usage === null}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="font-display text-lg font-semibold">Daily Usage</h2>
          {usage ? (
            <p className="text-sm">
              <strong>
                {usage.used}/{FREE_DAILY_SCANS}
              </strong>{' '}
              used · {usage.remaining} remaining
            </p>
          ) : (
            <Skeleton className="h-4 w-40" />
          )}
        </div>
        <Progress
          value={usage ? Math.min(100, (usage.used / FREE_DAILY_SCANS) * 100) : null}
          aria-label="Scans used today"
          aria-valuetext={usage ? `${usage.used} of ${FREE_DAILY_SCANS} used` : undefined}
        />
        {usage ? (
          <p className="text-sm text-muted-foreground">Resets daily at midnight UTC</p>
        ) : (
          <Skeleton className="h-5 w-48" />
        )}
        {usage?.remaining === 0 && (
          <Link to="/pro" className="w-fit text-sm text-link underline underline-offset-4">
            Pro has no daily limit
          </Link>
        )}
      </CardContent>
    </Card>
  );
}

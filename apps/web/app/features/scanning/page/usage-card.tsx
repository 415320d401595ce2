import { Link } from 'react-router';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import { Progress } from '#app/components/ui/progress.tsx';
import { FREE_DAILY_SCANS } from '#app/plan/plan.ts';
import type { DailyUsage } from '../adapters/quota.ts';

export function UsageCard({ usage: { used, remaining } }: { usage: DailyUsage }) {
  return (
    <Card>
      <CardContent className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="font-display text-lg font-semibold">Daily Usage</h2>
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
      </CardContent>
    </Card>
  );
}

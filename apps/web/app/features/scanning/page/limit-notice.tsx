import { Link } from 'react-router';
import { PRO_LINK } from '#app/account/plan/pro-link.ts';
import { FREE_DAILY_SCANS } from '#app/limits.ts';

/** Why nothing more can be scanned today. */
export function LimitNotice() {
  return (
    <p className="rounded-xl bg-warning-soft p-5 text-warning">
      Daily upload limit reached ({FREE_DAILY_SCANS}/{FREE_DAILY_SCANS} used). Try again tomorrow.{' '}
      <Link to={PRO_LINK.href} className="font-medium underline underline-offset-4">
        {PRO_LINK.label}
      </Link>
    </p>
  );
}

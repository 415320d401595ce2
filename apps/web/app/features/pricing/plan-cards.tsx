import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Plan as PlanData } from '#app/account/plan/is-pro.ts';
import { useStoredSession } from '#app/backend/session-mark.ts';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { cn } from '#app/components/ui/cn.ts';
import { mailTo } from '#app/layouts/support.tsx';
import { FREE_FEATURES, PRO_FEATURES, UPGRADE_SUBJECT } from './plans.ts';

/** The two plans, and the way to each; whoever has one of them sees which. */
export function PlanCards({ own }: { own: PlanData['name'] | null }) {
  const signedIn = useStoredSession();
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Plan
        name="Free"
        price="$0"
        per="per month"
        note="For the cards of an ordinary week."
        features={FREE_FEATURES}
        badge={own === 'Free' && <Badge variant="success">Your plan</Badge>}
      >
        {own !== 'Pro' && (
          <Button asChild size="lg" variant="outline">
            {signedIn ? (
              <Link to="/dashboard">Scan cards</Link>
            ) : (
              <Link to="/register">Start free</Link>
            )}
          </Button>
        )}
      </Plan>
      <Plan
        name="Pro"
        price="$4.99"
        per="per month"
        note="Or $49 per year: save 2 months."
        features={PRO_FEATURES}
        intro="Everything in Free, and"
        className="border-primary ring-1 ring-primary"
        badge={
          own === 'Pro' ? <Badge variant="success">Your plan</Badge> : <Badge>Most Popular</Badge>
        }
      >
        <Button asChild size="lg">
          {own === 'Pro' ? (
            <Link to="/dashboard">Scan cards</Link>
          ) : (
            <a href={mailTo(UPGRADE_SUBJECT) ?? '#upgrade'}>Upgrade to Pro</a>
          )}
        </Button>
      </Plan>
    </div>
  );
}

interface PlanProps {
  name: string;
  price: string;
  per: string;
  note: string;
  features: string[];
  intro?: string;
  badge?: ReactNode;
  className?: string;
  children: ReactNode;
}

function Plan({ name, price, per, note, features, intro, badge, className, children }: PlanProps) {
  return (
    <Card className={cn('flex flex-col gap-5 p-6 sm:p-8', className)}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-display text-2xl font-semibold">{name}</h2>
        {badge}
      </div>
      <div>
        <p>
          <span className="font-display text-4xl font-semibold">{price}</span>{' '}
          <span className="text-muted-foreground">{per}</span>
        </p>
        <p className="mt-1 text-sm text-muted-foreground">{note}</p>
      </div>
      <div className="flex-1">
        {intro && <p className="mb-2 text-sm font-medium">{intro}</p>}
        <ul className="flex flex-col gap-2">
          {features.map((feature) => (
            <li key={feature} className="flex items-start gap-2.5">
              <Check className="mt-1 size-4 shrink-0 text-link" aria-hidden="true" /> {feature}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </Card>
  );
}

import type { Plan } from '#app/account/plan/is-pro.ts';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { FactList } from './fact-list.tsx';

const FACTS = {
  Free: { limit: '10/day', features: 'Basic' },
  Pro: { limit: 'Unlimited', features: 'All' },
} as const;

export function UsageSummary({ plan }: { plan: Plan }) {
  const { limit, features } = FACTS[plan.name];
  return (
    <Card>
      <CardHeader>
        <CardTitle>Usage Summary</CardTitle>
      </CardHeader>
      <CardContent>
        <FactList
          facts={[
            { name: 'Plan', value: plan.name },
            { name: 'Upload Limit', value: limit },
            { name: 'Features', value: features },
          ]}
        />
      </CardContent>
    </Card>
  );
}

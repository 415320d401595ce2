import { useId } from 'react';
import type { Plan } from '#app/account/plan/is-pro.ts';
import type { Profile } from '#app/account/profile.ts';
import { Badge } from '#app/components/ui/badge.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Label } from '#app/components/ui/label.tsx';
import { FactList } from './fact-list.tsx';

interface AccountInformationProps {
  email: string;
  profile: Profile | null;
  plan: Plan;
}

export function AccountInformation({ email, profile, plan }: AccountInformationProps) {
  const id = useId();
  const accountType = {
    name: 'Account Type',
    value: (
      <Badge
        variant={plan.name === 'Pro' ? 'default' : 'secondary'}
      >{`${plan.name} Account`}</Badge>
    ),
    ...(plan.name === 'Pro' && plan.until && { note: `Until ${longDate(plan.until)}` }),
  };
  const memberSince = profile?.created_at && {
    name: 'Member Since',
    value: longDate(new Date(profile.created_at)),
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>Account Information</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-5">
        <div className="flex max-w-xl flex-col gap-1.5">
          <Label htmlFor={id}>Email</Label>
          <Input id={id} value={email} readOnly aria-describedby={`${id}-note`} />
          <p id={`${id}-note`} className="text-sm text-muted-foreground">
            Email cannot be changed from this page
          </p>
        </div>
        <FactList facts={memberSince ? [memberSince, accountType] : [accountType]} />
      </CardContent>
    </Card>
  );
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** A day in words, such as “November 21, 2026”, in the reader's own time zone. */
function longDate(date: Date): string {
  return format.format(date);
}

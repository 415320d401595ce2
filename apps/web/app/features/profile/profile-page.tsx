import type { User } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { planQuery } from '#app/account/plan/is-pro.ts';
import { profileQuery } from '#app/account/profile.ts';
import { useUser } from '#app/account/session/auth-context.ts';
import { notifyError } from '#app/components/ui/notify.ts';
import { AccountInformation } from './account-information.tsx';
import { ProfileForm } from './profile-form.tsx';
import { LoadFailure, NoConnection, ProfilePlaceholder } from './profile-placeholder.tsx';
import { UsageSummary } from './usage-summary.tsx';

export function ProfilePage() {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <h1 className="font-display text-3xl font-semibold">Profile</h1>
      <ProfileCards user={useUser()} />
    </div>
  );
}

function ProfileCards({ user }: { user: User }) {
  const profile = useQuery(profileQuery(user.id));
  const plan = useQuery(planQuery(user.id));
  const failure = profile.error ?? plan.error;

  useEffect(() => {
    if (!failure) return;
    console.error('The profile could not be loaded', failure);
    notifyError('Error', 'Failed to load profile information');
  }, [failure]);

  function reload() {
    void profile.refetch();
    void plan.refetch();
  }

  // What is known already stays on the screen when a later refresh fails.
  if (profile.data === undefined || plan.data === undefined) {
    const isWaiting = profile.fetchStatus === 'paused' || plan.fetchStatus === 'paused';
    if (!failure) return isWaiting ? <NoConnection /> : <ProfilePlaceholder />;
    return <LoadFailure retrying={profile.isFetching || plan.isFetching} onRetry={reload} />;
  }
  return (
    <>
      <AccountInformation email={user.email ?? ''} profile={profile.data} plan={plan.data} />
      <ProfileForm userId={user.id} profile={profile.data} fallbackName={nameFromSignUp(user)} />
      <UsageSummary plan={plan.data} />
    </>
  );
}

function nameFromSignUp(user: User): string {
  const name: unknown = user.user_metadata.name;
  return typeof name === 'string' ? name : '';
}

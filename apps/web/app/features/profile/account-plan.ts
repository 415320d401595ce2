/** What the account may do now. `until` is when Pro ends, null when it does not. */
export type AccountPlan = { name: 'Free' } | { name: 'Pro'; until: Date | null };

interface PlanRecord {
  is_premium: boolean;
  premium_expires_at: string | null;
}

/** Reads a row of `users`; nobody without a row, or with one that has run out, is Pro. */
export function planOf(record: PlanRecord | null, now: Date): AccountPlan {
  if (!record?.is_premium) return { name: 'Free' };
  if (record.premium_expires_at === null) return { name: 'Pro', until: null };
  const until = new Date(record.premium_expires_at);
  return until > now ? { name: 'Pro', until } : { name: 'Free' };
}

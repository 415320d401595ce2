import { type Plan, planQuery } from '#app/account/plan/is-pro.ts';
import { queryClient } from '#app/backend/query-client.ts';
import { readStoredSession } from '#app/backend/read-stored-session.ts';

/** The plan of the person that this browser knows; null for a visitor. Rejects with the backend's error. */
export async function readPlan(): Promise<Plan['name'] | null> {
  const userId = readStoredSession()?.user.id;
  if (userId === undefined) return null;
  const { name } = await queryClient.fetchQuery(planQuery(userId));
  return name;
}

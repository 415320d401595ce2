import { setTimeout } from 'node:timers/promises';
import type { Member } from './measured-server.ts';

/** Milliseconds between two looks at whether the server has come to rest. */
const LOOK_MS = 1_000;

/**
 * Waits until no profile of the new contacts is looked for any more. The enrichment worker asks the server twice for
 * each, which costs as much as what is measured.
 */
export async function settleEnrichment({ client }: Pick<Member, 'client'>): Promise<void> {
  for (let left = 1; left > 0; ) {
    await setTimeout(LOOK_MS);
    const { count } = await client
      .from('enrichment_jobs')
      .select('contact_id', { count: 'exact', head: true })
      .in('status', ['waiting', 'working'])
      .throwOnError();
    left = count ?? 0;
  }
}

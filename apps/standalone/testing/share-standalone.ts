import { inject } from 'vitest';
import type { StandaloneProcess } from './run-standalone.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product that tests share is asked for. */
    standalone: string;
  }
}

export type SharedStandalone = Pick<StandaloneProcess, 'url' | 'dataDirectory' | 'secrets'>;

/**
 * The product that tests of this project share. Each has people of its own on it; what all of them would notice
 * (an end, a limit that is used up, a database that is kept busy) needs a product of its own.
 */
export async function shareStandalone(): Promise<SharedStandalone> {
  const answer = await fetch(inject('standalone'));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SharedStandalone;
}

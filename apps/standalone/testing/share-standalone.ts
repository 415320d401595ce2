import { inject } from 'vitest';
import type { StandaloneProcess } from './run-standalone.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL at which to request the shared product. */
    standalone: string;
  }
}

export type SharedStandalone = Pick<StandaloneProcess, 'url' | 'dataDirectory' | 'secrets'>;

/**
 * The product that tests of this project share. Each test has its own people on it. A test whose effects all
 * others would notice (stopping the server, using up a limit, keeping the database busy) needs a product of its
 * own.
 */
export async function shareStandalone(): Promise<SharedStandalone> {
  const answer = await fetch(inject('standalone'));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SharedStandalone;
}

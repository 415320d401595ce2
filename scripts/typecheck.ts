import { runStep, runTogether } from './run-step.ts';

/**
 * One TypeScript program for each environment, because a browser has APIs that a server lacks. The
 * workspaces' own tsconfig.json files are for editors.
 */
const PROGRAMS = [
  ['servers', 'tsconfig.server.json'],
  ['scripts, tests and benches', '.'],
  ['the web app', 'apps/web'],
  ['the service worker', 'apps/web/service-worker'],
] as const;

/** One after the other, because each takes all cores and a gigabyte. */
export async function typecheck(): Promise<void> {
  await runStep('Route types', ['npm', 'run', '--silent', '-w', '@cardsift/web', 'typegen'], {
    beside: true,
  });
  for (const [name, project] of PROGRAMS) {
    await runStep(`Types of ${name}`, ['tsc', '-p', project], { beside: true });
  }
}

if (import.meta.main) await runTogether(typecheck);

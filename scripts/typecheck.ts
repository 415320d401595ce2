import { runStep } from './run-step.ts';

const root = ['scripts, tests and benches', '.'] as const;
const WORKSPACES = [
  'packages/contacts',
  'packages/invented-cards',
  'packages/card-reader',
  'packages/backend',
  'packages/extraction',
  'apps/workflow',
  'apps/standalone',
  'apps/web',
  'apps/web/service-worker',
];

/** TypeScript has one program for each workspace: what a browser knows, a server does not. */
export function typecheck(): void {
  runStep('Route types', 'npm', 'run', '--silent', '-w', '@cardsift/web', 'typegen');
  for (const [name, project] of [root, ...WORKSPACES.map((path) => [path, path] as const)]) {
    runStep(`Types of ${name}`, 'tsc', '-p', project);
  }
}

if (import.meta.main) typecheck();

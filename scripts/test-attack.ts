import { buildWeb } from './build-web.ts';
import { runStep, runTogether } from './run-step.ts';

await buildWeb();
await runTogether(() =>
  runStep('Attacks', ['vitest', 'run', '--config', 'security/attacks/vitest.config.ts']),
);

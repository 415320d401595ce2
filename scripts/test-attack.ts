import { buildWeb } from './build-web.ts';
import { runStep } from './run-step.ts';

await buildWeb();
runStep('Attacks', 'vitest', 'run', '--config', 'security/attacks/vitest.config.ts');

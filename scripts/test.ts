import { buildWeb } from './build-web.ts';
import { runStep } from './run-step.ts';
import { testEndToEnd } from './test-e2e.ts';
import { typecheck } from './typecheck.ts';

runStep('Lint and format', 'biome', 'check', '.');
typecheck();
runStep('Database types', process.execPath, 'scripts/generate-database-types.ts', '--check');
// The integration tests start the whole product.
await buildWeb();
runStep('Unit, database and integration tests', 'vitest', 'run');
process.stdout.write('\n› End-to-end tests\n');
process.exit(await testEndToEnd([]));

import { buildWeb } from './build-web.ts';
import { runStep, runTogether } from './run-step.ts';
import { testEndToEnd } from './test-e2e.ts';
import { typecheck } from './typecheck.ts';

await runTogether(
  async () => {
    await runStep('Lint and format', ['biome', 'check', '.'], { beside: true });
    await typecheck();
  },
  async () => {
    // The integration tests start the whole product.
    await buildWeb();
    await runStep(
      'Database types',
      [process.execPath, 'scripts/generate-database-types.ts', '--check'],
      { beside: true },
    );
  },
);
await runTogether(() => runStep('Unit, database and integration tests', ['vitest', 'run']));
process.stdout.write('\n› End-to-end tests\n');
process.exit(await testEndToEnd([]));

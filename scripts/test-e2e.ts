import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { buildWeb } from './build-web.ts';
import { ensureBrowser } from './ensure-browser.ts';

/** Builds and starts the product once, then runs Playwright against it. Returns its exit code. */
export async function testEndToEnd(parameters: string[]): Promise<number> {
  ensureBrowser();
  await buildWeb();
  const server = await runStandalone();
  const { port } = new URL(server.url);
  const child = spawn('playwright', ['test', ...parameters], {
    stdio: 'inherit',
    env: {
      ...process.env,
      E2E_PORT: port,
      E2E_PUBLISHABLE_KEY: server.secrets.publishableKey,
      E2E_SECRET_KEY: server.secrets.secretKey,
    },
  });
  const [code] = await once(child, 'exit');
  await discardStandalone(server);
  return code ?? 1;
}

if (import.meta.main) process.exit(await testEndToEnd(process.argv.slice(2)));

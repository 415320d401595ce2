import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What a test needs to know about the backend. */
export interface TestBackendAccess {
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

export interface TestBackend {
  access: TestBackendAccess;
  close(): Promise<void>;
}

/** The backend without anything else. */
const alone = new URL('./serve-test-backend.ts', import.meta.url);

/**
 * Starts a test backend in its own process, for a test runner whose workers share it. `main` is a file
 * that calls `serveParent`.
 */
export async function forkTestBackend(main = alone): Promise<TestBackend> {
  const child = fork(main, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  return {
    access: await receiveAccess(child),
    async close() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}

function receiveAccess(child: ChildProcess): Promise<TestBackendAccess> {
  return new Promise((resolve, reject) => {
    child.once('message', (access) => resolve(access as TestBackendAccess));
    child.once('exit', () => reject(new Error('The test backend did not start')));
  });
}

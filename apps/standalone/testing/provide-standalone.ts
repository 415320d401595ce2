import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';

/**
 * One product for all tests in a Vitest project that ask for it (`shareStandalone`), as the project's
 * `globalSetup`.
 */
export default async function provideStandalone(project: TestProject) {
  const child = fork(new URL('./serve-standalone.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [address] = await once(child, 'message');
  project.provide('standalone', String(address));
  return async () => {
    const exit = once(child, 'exit');
    child.disconnect();
    await exit;
  };
}

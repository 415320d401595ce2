import type { TestProject } from 'vitest/node';
import { forkTestBackend, type TestBackendAccess } from './fork-test-backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backend: TestBackendAccess;
  }
}

/** Starts the one backend that all tests of a Vitest project share, as its `globalSetup`. */
export default async function provideTestBackend(project: TestProject) {
  const backend = await forkTestBackend();
  project.provide('backend', backend.access);
  return backend.close;
}

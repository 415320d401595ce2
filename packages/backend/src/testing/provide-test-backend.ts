import type { TestProject } from 'vitest/node';
import { forkTestBackend, type TestBackendAccess } from './fork-test-backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backend: TestBackendAccess;
  }
}

/**
 * Starts the one backend that all tests of a Vitest project share, as its `globalSetup`. `main`
 * replaces the backend without anything else.
 */
export default async function provideTestBackend(project: TestProject, main?: URL) {
  const backend = await forkTestBackend(main);
  project.provide('backend', backend.access);
  return backend.close;
}

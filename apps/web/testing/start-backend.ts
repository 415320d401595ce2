import {
  forkTestBackend,
  type TestBackendAccess,
} from '@cardsift/backend/testing/fork-test-backend';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    backend: TestBackendAccess;
  }
}

/** Starts the one backend that all tests of the web app share. */
export default async function startBackend(project: TestProject) {
  const backend = await forkTestBackend();
  project.provide('backend', backend.access);
  return backend.close;
}

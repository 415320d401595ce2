import provideTestBackend from '@cardsift/backend/testing/provide-test-backend';
import type { TestProject } from 'vitest/node';

/** Starts the backend that the tests of a project share, and the address book beside it. */
export default (project: TestProject) =>
  provideTestBackend(project, new URL('./serve-carddav.ts', import.meta.url));

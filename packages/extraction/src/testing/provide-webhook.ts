import provideTestBackend from '@cardsift/backend/testing/provide-test-backend';
import type { TestProject } from 'vitest/node';

/** Starts the backend that the tests of a project share, and the webhook with a scripted reader. */
export default (project: TestProject) =>
  provideTestBackend(project, new URL('./serve-webhook.ts', import.meta.url));

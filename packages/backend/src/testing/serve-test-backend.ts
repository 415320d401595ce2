import { serveParent } from './start-test-backend.ts';

await serveParent();

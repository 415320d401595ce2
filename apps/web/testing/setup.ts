import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Waiting longer costs only tests that fail; a busy machine draws a page of dialogs slowly.
configure({ asyncUtilTimeout: 120_000 });

afterEach(cleanup);

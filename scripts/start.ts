import { buildWeb } from './build-web.ts';

// Another process may make another build before this one looks for its own.
process.env.BUILT_SITE = await buildWeb();
await import('../apps/standalone/src/main.ts');

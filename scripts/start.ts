import { buildWeb } from './build-web.ts';

await buildWeb();
await import('../apps/standalone/src/main.ts');

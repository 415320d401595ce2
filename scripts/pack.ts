import { resolve } from 'node:path';
import { buildWeb } from './build-web.ts';
import { packProduction } from './pack-production.ts';

const target = resolve(process.argv[2] ?? 'production');
await packProduction(await buildWeb(), target);
process.stdout.write(`Cardsift is in ${target}. Start it there with: npm start\n`);

import { fileURLToPath } from 'node:url';
import { buildClientIfNeeded } from './build-client.ts';
import { supervise } from './supervisor.ts';

// What `npm start` runs: the client is built first when its sources are newer than what lies in dist.
await buildClientIfNeeded();
process.exit(await supervise(fileURLToPath(new URL('./main.ts', import.meta.url))));

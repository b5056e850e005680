import { buildClientIfNeeded } from './build-client.ts';

// What `npm start` runs: the client is built first when its sources are newer than what lies in dist.
await buildClientIfNeeded();
await import('./main.ts');

import { fileURLToPath } from 'node:url';
import { buildClientIfNeeded } from './build-client.ts';
import { supervise } from './supervisor.ts';
import { libuvThreads } from './thread-shares.ts';

// libuv makes its threads when the first is needed, and looks at this once.
process.env.UV_THREADPOOL_SIZE ??= String(libuvThreads);
// What `npm start` runs: the client is built first when its sources are newer than what lies in dist.
await buildClientIfNeeded();
process.exit(await supervise(fileURLToPath(new URL('./main.ts', import.meta.url))));

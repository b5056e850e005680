import { fileURLToPath } from 'node:url';
import { supervise } from '#server/supervisor.ts';

// What `npm start` runs, without building the client first; or another program than the server, to be supervised.
const server = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
process.exit(await supervise(process.env.SUPERVISED ?? server));

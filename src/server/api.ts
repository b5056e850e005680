import { hc } from 'hono/client';
import type { Api as Routes } from './app.ts';

const client = hc<Routes>('');

/**
 * The calls of the API as the client makes them. In the declarations that the client is checked against, this
 * type is written out in full, so that nothing else of the server, nor Node's globals, comes along with it.
 */
export type Api = typeof client;

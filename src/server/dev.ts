import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { isLoopback } from './env.ts';
import { freePort } from './free-port.ts';

/**
 * What `npm run dev` runs: the API on a free port, started again whenever its sources change, and Vite on PORT,
 * which renews the page in place and passes calls and pictures on to the API. Ctrl-C stops both.
 */
async function main(): Promise<void> {
  const host = process.env.HOST || '127.0.0.1';
  const apiPort = await freePort();
  const api = startApi(apiPort, host);
  const target = `http://127.0.0.1:${apiPort}`;
  const vite = await createServer({
    server: {
      host,
      port: Number(process.env.PORT) || 3000,
      strictPort: true,
      proxy: { '/api': target, '/media': target },
    },
  });
  await vite.listen();
  vite.printUrls();

  let isStopping = false;
  const stop = async (exitCode: number) => {
    // Ctrl-C reaches the API as well, whose exit comes by here again.
    if (isStopping) return;
    isStopping = true;
    await Promise.all([vite.close(), stopApi(api)]);
    process.exit(exitCode);
  };
  process.once('SIGINT', () => stop(0)).once('SIGTERM', () => stop(0));
  // It says itself why it could not start.
  api.once('exit', (code) => stop(code ?? 1));
}

/** @param host where Vite listens, and passes calls on from */
function startApi(port: number, host: string): ChildProcess {
  const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
  const watched = ['server', 'contract', 'engine'].map(
    (room) => `--watch-path=${fileURLToPath(new URL(`../${room}`, import.meta.url))}`,
  );
  return spawn(process.execPath, [...watched, entry], {
    env: {
      ...(!isLoopback(host) && { PAYMENTS: 'off' }),
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: 'inherit',
  });
}

async function stopApi(api: ChildProcess): Promise<void> {
  if (api.exitCode !== null) return;
  const exit = once(api, 'exit');
  api.kill('SIGTERM');
  await exit;
}

await main();

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hc } from 'hono/client';
import { onTestFinished } from 'vitest';
import type { Api } from '#server/app.ts';

export interface ServerProcess {
  api: ReturnType<typeof hc<Api>>['api'];
  process: ChildProcess;
  /** Everything it printed. */
  output(): string;
  /** Sends a signal and waits until the process is gone; resolves to its exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** A data folder that is removed after the test, with the database that may still be running in it. */
export async function temporaryDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inkwright data-'));
  onTestFinished(async () => {
    await stopLeftDatabase(folder);
    await rm(folder, { recursive: true });
  });
  return folder;
}

/** Runs the server as an operator would, on a free port; resolves once it is ready. */
export async function spawnServer(dataFolder: string, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const server = runServer({ DATA_DIR: dataFolder, PORT: '0', ...env });
  const port = await Promise.race([
    server.printed(/ready at http:\/\/localhost:(\d+)/),
    server.exited.then(() => Promise.reject(new Error(`the server ended: ${server.output()}`))),
  ]);
  return { ...server, api: hc<Api>(`http://127.0.0.1:${port}`).api };
}

/** Runs the server until it ends by itself; resolves to its exit code and what it printed. */
export async function runServerToItsEnd(env: NodeJS.ProcessEnv) {
  const server = runServer(env);
  return { code: await server.exited, output: server.output() };
}

function runServer(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, LOG_LEVEL: 'error', DRAW_AHEAD: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const listen = (chunk: Buffer) => {
    printed += chunk;
    child.emit('printed');
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return {
    process: child,
    exited,
    output: () => printed,
    async printed(pattern: RegExp): Promise<string | undefined> {
      for (;;) {
        const match = pattern.exec(printed);
        if (match) return match[1];
        await once(child, 'printed');
      }
    },
    async kill(signal: NodeJS.Signals) {
      child.kill(signal);
      return exited;
    },
  };
}

async function stopLeftDatabase(folder: string): Promise<void> {
  const pidFile = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => null);
  if (!pidFile) return;
  const pid = Number(pidFile.split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

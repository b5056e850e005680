import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hc } from 'hono/client';
import { onTestFinished } from 'vitest';
import type { Api } from '#server/app.ts';

const mainEntry = 'src/server/main.ts';

export interface ServerProcess {
  api: ReturnType<typeof hc<Api>>['api'];
  process: ChildProcess;
  /** The port it listens at. */
  port: number;
  /** Everything it printed. */
  output(): string;
  /** Waits until it has printed what matches, and returns the first group of it. */
  printed(pattern: RegExp): Promise<string | undefined>;
  /** Resolves when it ends, to its exit code. */
  exited: Promise<number | null>;
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

/**
 * Runs the server as an operator would, on a free port; resolves once it is ready.
 * @param entry the file to run, which runs the server
 */
export async function spawnServer(
  dataFolder: string,
  env: NodeJS.ProcessEnv = {},
  entry = mainEntry,
): Promise<ServerProcess> {
  const server = runServer({ DATA_DIR: dataFolder, PORT: '0', ...env }, entry);
  const port = await Promise.race([
    server.printed(/ready at http:\/\/localhost:(\d+)/),
    server.exited.then(() => Promise.reject(new Error(`the server ended: ${server.output()}`))),
  ]);
  return { ...server, port: Number(port), api: hc<Api>(`http://127.0.0.1:${port}`).api };
}

/** Runs the server until it ends by itself; resolves to its exit code and what it printed. */
export async function runServerToItsEnd(env: NodeJS.ProcessEnv, entry = mainEntry) {
  const server = runServer(env, entry);
  return { code: await server.exited, output: server.output() };
}

/** Runs the server, ready or not; it is killed with the test. */
export function runServer(env: NodeJS.ProcessEnv, entry = mainEntry) {
  const child = spawn(process.execPath, [entry], {
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

/** The process id of the database that runs in a data folder, or null when none does. */
export async function databasePid(folder: string): Promise<number | null> {
  const pidFile = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => null);
  return pidFile === null ? null : Number(pidFile.split('\n')[0]);
}

async function stopLeftDatabase(folder: string): Promise<void> {
  const pid = await databasePid(folder);
  if (pid === null || !isRunning(pid)) return;
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

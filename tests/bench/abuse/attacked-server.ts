import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '#server/free-port.ts';

const run = promisify(execFile);
const startSeconds = 300;
const patienceMs = 10_000;
const sampleMs = 250;

/** A server as `npm start` runs it, in processes of its own, on a data folder that goes with it. */
export class AttackedServer {
  readonly url: string;
  readonly dataFolder: string;
  readonly #process: ChildProcess;
  readonly #sampling: NodeJS.Timeout;
  #printed = '';
  #peak = 0;

  static async start(): Promise<AttackedServer> {
    const folder = await mkdtemp(join(tmpdir(), 'inkwright-abuse-'));
    const server = new AttackedServer(folder, await freePort());
    for (const deadline = Date.now() + startSeconds * 1000; !server.#isReady(); await sleep(50)) {
      if (server.#hasLeft() || Date.now() > deadline)
        throw new Error(`the server did not start: ${server.#printed}`);
    }
    return server;
  }

  private constructor(folder: string, port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataFolder = folder;
    this.#process = spawn(process.execPath, ['--max-semi-space-size=8', 'src/server/start.ts'], {
      // Everybody comes through a proxy, and so from an address of their own.
      env: {
        ...process.env,
        ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, TRUSTED_PROXIES: '1' },
        ...{ DRAW_AHEAD: 'off', LOG_LEVEL: 'fatal', PAYMENTS: 'test' },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (chunk) => {
        this.#printed += chunk;
      });
    this.#sampling = setInterval(() => this.#sample(), sampleMs);
  }

  /** How often it was started again by what watches over it. */
  get restarts(): number {
    return Math.max(this.#printed.split(' is ready at ').length - 2, 0);
  }

  get peakMegabytes(): number {
    return Math.round(this.#peak / 1000);
  }

  forgetPeak(): void {
    this.#peak = 0;
  }

  /** Whether it answers, at once or after a restart. */
  async stands(): Promise<boolean> {
    for (
      const deadline = Date.now() + patienceMs;
      Date.now() < deadline && !this.#hasLeft();
      await sleep(100)
    ) {
      const answer = await fetch(`${this.url}/api/ready`, { signal: AbortSignal.timeout(patienceMs) }).catch(
        () => null,
      );
      if (answer?.ok) return true;
    }
    return false;
  }

  /** Asks it to leave; resolves to how many milliseconds it took, or to null if it was still there in the end. */
  async terminate(withinMs: number): Promise<number | null> {
    const began = performance.now();
    this.#process.kill('SIGTERM');
    if (!this.#hasLeft())
      await Promise.race([once(this.#process, 'exit'), sleep(withinMs, null, { ref: false })]);
    return this.#hasLeft() ? performance.now() - began : null;
  }

  /** Ends it and all that it started, and removes its data. */
  async end(): Promise<void> {
    clearInterval(this.#sampling);
    if (!this.#hasLeft() && (await this.terminate(patienceMs)) === null) {
      const { all } = await this.#tree();
      for (const pid of all) kill(pid, 'SIGKILL');
    }
    await stopLeftDatabase(this.dataFolder);
    await rm(this.dataFolder, { recursive: true, force: true, maxRetries: 5 });
  }

  #isReady(): boolean {
    return this.#printed.includes(' is ready at ');
  }

  #hasLeft(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  async #sample(): Promise<void> {
    const { kilobytes } = await this.#tree();
    this.#peak = Math.max(this.#peak, kilobytes);
  }

  /** The server's process and all below it, and the memory of those that are not the database. */
  async #tree(): Promise<{ all: number[]; kilobytes: number }> {
    const { stdout } = await run('ps', ['-axo', 'pid=,ppid=,rss=,comm=']);
    const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/));
    const all = [this.#process.pid ?? 0];
    for (const above of all)
      for (const [pid, parent] of rows) if (Number(parent) === above) all.push(Number(pid));
    const own = rows.filter(
      ([pid, , , command]) => all.includes(Number(pid)) && !command?.includes('postgres'),
    );
    return { all, kilobytes: own.reduce((sum, [, , rss]) => sum + Number(rss), 0) };
  }
}

async function stopLeftDatabase(folder: string): Promise<void> {
  let pid: number;
  try {
    pid = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    // It was stopped in good order.
    return;
  }
  for (const deadline = Date.now() + patienceMs; kill(pid, 'SIGQUIT') && Date.now() < deadline; )
    await sleep(100);
}

/** Whether there was such a process. */
function kill(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

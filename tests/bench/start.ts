import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// How long `npm start` takes until the first page is there, the first time (build, database, seed) and the
// second, and how much memory the server takes together with its database: while it draws the library ahead, and idle.

const settleSeconds = 15;

interface Started {
  server: ChildProcess;
  seconds: number;
}

async function start(dataFolder: string, drawAhead: 'on' | 'off' = 'on'): Promise<Started> {
  const began = performance.now();
  const server = spawn('npm', ['start'], {
    env: { ...process.env, DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'error', DRAW_AHEAD: drawAhead },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let printed = '';
  for (;;) {
    const [chunk] = await once(server.stdout as NonNullable<typeof server.stdout>, 'data');
    printed += chunk;
    const port = /ready at http:\/\/localhost:(\d+)/.exec(printed)?.[1];
    if (!port) continue;
    const page = await fetch(`http://127.0.0.1:${port}/`);
    if (!page.ok) throw new Error(`the first page answered ${page.status}`);
    return { server, seconds: (performance.now() - began) / 1000 };
  }
}

async function stop({ server }: Started): Promise<void> {
  // As Ctrl-C does: to all that npm started.
  process.kill(-(server.pid as number), 'SIGINT');
  await once(server, 'exit');
}

/** The memory in MB of a group of processes and of the database that works in the folder, shared pages once. */
async function memoryOf(group: number, dataFolder: string): Promise<number> {
  const postmaster = Number(
    (await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  let kilobytes = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [parent, processGroup] = stat
      .slice(stat.lastIndexOf(')') + 4)
      .split(' ')
      .map(Number);
    if (processGroup !== group && Number(pid) !== postmaster && parent !== postmaster) continue;
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]);
  }
  return kilobytes / 1024;
}

async function settledMemory({ server }: Started): Promise<string> {
  await sleep(settleSeconds * 1000);
  return (await memoryOf(server.pid as number, dataFolder)).toFixed(0);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

await rm('dist', { recursive: true, force: true });
const dataFolder = await mkdtemp(join(tmpdir(), 'inkwright-bench-'));
const first = await start(dataFolder);
say(`first start    ${first.seconds.toFixed(1)} s (budget 40)`);
await stop(first);
const second = await start(dataFolder);
say(`second start   ${second.seconds.toFixed(1)} s (budget 3)`);
say(`drawing ahead  ${await settledMemory(second)} MB`);
await stop(second);
const idle = await start(dataFolder, 'off');
say(`idle memory    ${await settledMemory(idle)} MB (budget 350)`);
await stop(idle);
await rm(dataFolder, { recursive: true });

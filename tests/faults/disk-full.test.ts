import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { locateCluster } from '#server/db/embedded/cluster.ts';
import { connect } from '#server/db/embedded/postmaster.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { actAs, signUpMember } from '../support/person.ts';
import { spawnServer, temporaryDataFolder } from '../support/server-process.ts';

const megabyte = 1024 * 1024;

test.runIf(process.getuid?.() === 0)(
  'a full disk loses nothing, and room makes all well',
  async () => {
    const folder = await temporaryDataFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=420m,mode=0700', 'inkwright-small', folder]);
    onTestFinished(() => void execFileSync('umount', ['-l', folder]));
    const server = await spawnServer(folder, { RATE_LIMIT_FACTOR: '100000' });
    const person = await signUpMember(server);
    const before = await person.startId({ prompt: 'a rose', num_outputs: 1 });
    expect((await person.outcome(before)).status).toBe('succeeded');

    const ballast = join(folder, 'ballast');
    await fill(ballast);
    expect((await server.api.ready.$get()).status).toBe(503);
    const answers = [];
    for (let i = 0; i < 20; i++) answers.push(await person.start({ prompt: 'a snake', num_outputs: 4 }));
    const started = (await Promise.all(answers.map((answer) => answer.json()))).flatMap(({ data }) =>
      data ? [data.id] : [],
    );
    await rm(ballast);

    await vi.waitFor(async () => expect((await server.api.ready.$get()).status).toBe(200), 60_000);
    const again = actAs(server, person);
    for (const id of started) expect(['succeeded', 'failed']).toContain((await again.outcome(id)).status);
    const after = await again.startId({ prompt: 'a rose', num_outputs: 1 });
    expect((await again.outcome(after)).status).toBe('succeeded');
    expect((await again.complete(before)).status).toBe(200);
    const client = await connect(locateCluster(folder).socket, 'app');
    await checkLedger(client);
    await client.end();
    expect(await server.kill('SIGINT')).toBe(0);
  },
  300_000,
);

/** Writes until there is no room for another byte. */
async function fill(path: string): Promise<void> {
  for (const bytes of [megabyte, 4096]) {
    const piece = Buffer.alloc(bytes, 'x');
    try {
      for (;;) await writeFile(path, piece, { flag: 'a' });
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
    }
  }
}

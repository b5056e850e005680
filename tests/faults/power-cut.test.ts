import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locateCluster } from '#server/db/embedded/cluster.ts';
import { connect } from '#server/db/embedded/postmaster.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { actAs, signUpMember } from '../support/person.ts';
import {
  databasePid,
  type ServerProcess,
  spawnServer,
  temporaryDataFolder,
} from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { uploadPicture } from '../support/upload-picture.ts';
import { cutPower } from './support/cut-power.ts';

type Person = Awaited<ReturnType<typeof signUpMember>>;

/** From right after an order to the middle of its pictures, in milliseconds. */
const cuts = [0, 300, 900, 2000];
const entry = 'tests/faults/support/remembering-disk.ts';

const mailsIn = (output: string) =>
  [...output.matchAll(/A mail lies in (.*\.eml)/g)].map(([, file = '']) => file);

async function killAll(server: ServerProcess, folder: string): Promise<void> {
  const pid = await databasePid(folder);
  await server.kill('SIGKILL');
  if (pid === null) throw new Error('the database does not run');
  process.kill(pid, 'SIGKILL');
}

test.runIf(process.platform === 'linux')(
  'power cuts under load take nothing that was acknowledged, and what they interrupt comes to its end',
  async () => {
    const folder = await temporaryDataFolder();
    const journal = join(await temporaryFolder(), 'journal');
    const env = { DISK_JOURNAL: journal, PAYMENTS: 'test', RATE_LIMIT_FACTOR: '100000' };
    const orders: { person: Person; id: string }[] = [];
    /** The files of pictures that people were shown, by their address. */
    const shown = new Map<string, Buffer>();
    const mails: string[] = [];

    for (const ms of cuts) {
      const server = await spawnServer(folder, env, entry);
      await expectKept(server, folder, shown, mails);
      const person = await signUpMember(server);
      await uploadPicture(server, person);
      await server.api.users['forgot-password'].$post({ json: { email: person.email, lang: 'en' } });
      const first = await drawRose(person);
      for (const { tattooUrl } of (await (await person.complete(first)).json()).data?.localImages ?? [])
        shown.set(tattooUrl, await download(server, tattooUrl));
      orders.push({ person, id: first });
      orders.push({ person, id: await person.startId({ prompt: 'a snake and a rose', num_outputs: 4 }) });
      await sleep(ms);
      await killAll(server, folder);
      mails.push(...mailsIn(server.output()));
      await cutPower(folder, journal);
    }

    const last = await spawnServer(folder, env, entry);
    for (const { person, id } of orders)
      expect(['succeeded', 'failed']).toContain((await actAs(last, person).outcome(id)).status);
    await drawRose(actAs(last, (orders[0] as (typeof orders)[0]).person));
    await expectKept(last, folder, shown, mails);
    expect([shown.size, mails.length]).toEqual([cuts.length, cuts.length]);
    expect(await last.kill('SIGINT')).toBe(0);
  },
  600_000,
);

/** Has a picture drawn, however often that takes: one that is slow on a busy machine is given up. */
async function drawRose(person: Pick<Person, 'startId' | 'outcome'>): Promise<string> {
  for (;;) {
    const id = await person.startId({ prompt: 'a rose', num_outputs: 1 });
    if ((await person.outcome(id)).status === 'succeeded') return id;
  }
}

async function download({ port }: ServerProcess, url: string): Promise<Buffer> {
  const answer = await fetch(new URL(url, `http://127.0.0.1:${port}`));
  expect(answer.status, url).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** Asserts that what was acknowledged is there, and that every row has its file, from beginning to end. */
async function expectKept(
  server: ServerProcess,
  folder: string,
  shown: Map<string, Buffer>,
  mails: string[],
) {
  for (const [url, bytes] of shown) expect((await download(server, url)).equals(bytes), url).toBe(true);
  for (const file of mails) expect(await readFile(file, 'utf8'), file).toContain('Subject:');
  const client = await connect(locateCluster(folder).socket, 'app');
  try {
    const { rows } = await client.query(
      'select media_key from images where batch_id is not null union all select media_key from sources',
    );
    for (const { media_key } of rows) {
      // Throws for what ends too soon.
      await sharp(join(folder, 'media', media_key)).stats();
    }
    await checkLedger(client);
    // What PostgreSQL says it has committed has to be on its disk.
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      const [shownSetting] = (await client.query(`show ${setting}`)).rows;
      expect(shownSetting).toEqual({ [setting]: 'on' });
    }
  } finally {
    await client.end();
  }
}

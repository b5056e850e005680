// The server, which writes down in the file DISK_JOURNAL what its disk has kept for certain: of each file its contents
// when it was flushed, of each folder its names when it was. `cut-power.ts` makes of it what a power cut leaves.
import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { keep, lookAt } from './disk-journal.ts';

const journal = process.env.DISK_JOURNAL as string;
const lookAtHandle = (fd: number) => lookAt(fs.readlinkSync(`/proc/self/fd/${fd}`));

const handle = await open(journal, 'a');
const prototype: FileHandle = Object.getPrototypeOf(handle);
await handle.close();
const { sync } = prototype;
prototype.sync = async function (this: FileHandle) {
  const kept = lookAtHandle(this.fd);
  await sync.call(this);
  keep(journal, kept);
};

const { fsyncSync } = fs;
fs.fsyncSync = (fd) => {
  const kept = lookAtHandle(fd);
  fsyncSync(fd);
  keep(journal, kept);
};
syncBuiltinESMExports();
await import('#server/main.ts');

import fs from 'node:fs';
import { join } from 'node:path';

/** One line of a disk's journal: what it keeps of a file, or of a folder, from then on. */
export type Kept = KeptFile | KeptFolder;
export interface KeptFile {
  file: string;
  /** In base64. */
  contents: string;
}
export interface KeptFolder {
  folder: string;
  names: { name: string; id: string; isFolder: boolean }[];
}

/** What there is of a file or a folder at this moment: what a flush that begins now keeps. */
export function lookAt(path: string): Kept {
  const found = fs.statSync(path);
  if (!found.isDirectory()) return { file: idOf(found), contents: fs.readFileSync(path, 'base64') };
  const names = fs.readdirSync(path).flatMap((name) => {
    const entry = fs.lstatSync(join(path, name), { throwIfNoEntry: false });
    return entry ? [{ name, id: idOf(entry), isFolder: entry.isDirectory() }] : [];
  });
  return { folder: idOf(found), names };
}

/** The number of a file, and when it was made: numbers of files that are gone are given to others. */
export const idOf = ({ ino, birthtimeMs }: fs.Stats): string => `${ino}-${birthtimeMs}`;

export const keep = (journal: string, kept: Kept): void =>
  fs.appendFileSync(journal, `${JSON.stringify(kept)}\n`);

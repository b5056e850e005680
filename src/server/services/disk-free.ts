import { statfs } from 'node:fs/promises';

/** How many bytes the server may still write into a folder. */
export async function diskFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

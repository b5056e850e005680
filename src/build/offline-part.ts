import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfflinePart } from '../contract/offline.ts';

/**
 * What is to be known of a built file before it is fetched.
 * @param path within the build, as addresses have it; its compressed form lies beside it, if it has one
 */
export async function offlinePart(outDir: string, path: string): Promise<OfflinePart> {
  const file = join(outDir, path);
  const content = await readFile(file);
  const digest = createHash('sha256').update(content).digest('base64');
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return { url: `/${path}`, integrity: `sha256-${digest}`, length: content.length, bytes: size };
}

import { readFile } from 'node:fs/promises';

/** The memory of a process in MB, pages that it shares counted by their share. */
export async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
}

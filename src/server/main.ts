import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { brand } from '#contract/brand.ts';
import { readEnv } from './env.ts';
import { logFolder, openLogDestination } from './log-destination.ts';
import { startServer } from './server.ts';
import { StartupError } from './startup-error.ts';

/** Runs the server until it is told to stop. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = pino({ level: env.logLevel }, openLogDestination(env));
  const clientFolder = fileURLToPath(new URL('../../dist', import.meta.url));
  const server = await startServer(env, log, say, existsSync(clientFolder) ? clientFolder : undefined);

  const stop = async () => {
    // A second Ctrl-C does not wait for anything.
    process.once('SIGINT', () => process.exit(130));
    await server.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);

  const host = env.host === '127.0.0.1' ? 'localhost' : env.host;
  say(`${brand.name} is ready at http://${host}:${server.port}`);
  const database = env.databaseUrl ? ' and in the database of DATABASE_URL' : '';
  const itsLog = env.log === 'file' ? `, its log in ${logFolder(env.dataDir)}` : '';
  say(`Its data lies in ${env.dataDir}${database}${itsLog}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { brand } from '#contract/brand.ts';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { logFolder, openLogDestination } from './log-destination.ts';
import { type RunningServer, startServer } from './server.ts';
import { StartupError } from './startup-error.ts';
import { onStopSignals } from './stop-signals.ts';

/** Stopping in good order may take that long. */
const stopMs = 30_000;
/** The exit code after a fault of ours; those who run the server start it again. */
const faultCode = 70;

/** Runs the server until it is told to stop. */
async function main(): Promise<void> {
  // Pictures, mails and the database's files are nobody else's.
  process.umask(0o077);
  const env = readEnv(process.env);
  const log = createLog(env.logLevel, openLogDestination(env));
  const clientFolder = fileURLToPath(new URL('../../dist', import.meta.url));
  const starting = startServer(env, log, say, existsSync(clientFolder) ? clientFolder : undefined);

  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => {
      log.error('stopping took too long and was cut off');
      process.exit(code || 1);
    }, stopMs);
    process.exit(await stopStarted(starting, log, code));
  };
  // Also promises that were rejected while nobody listened. Nobody knows in what state they left the process.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the server ends after a fault');
    void end(faultCode);
  });
  onStopSignals(
    () => void end(0),
    () => process.exit(130),
  );
  // Whoever supervises this process is gone, or wants it to end.
  process.once('disconnect', () => void end(0));

  const server = await starting;
  const host = env.host === '127.0.0.1' ? 'localhost' : env.host;
  say(`${brand.name} is ready at http://${host}:${server.port}`);
  const database = env.databaseUrl ? ' and in the database of DATABASE_URL' : '';
  const itsLog = env.log === 'file' ? `, its log in ${logFolder(env.dataDir)}` : '';
  say(`Its data lies in ${env.dataDir}${database}${itsLog}`);
  if (process.connected) process.send?.('ready');
}

/** Stops the server, once it has started; returns the exit code. */
async function stopStarted(starting: Promise<RunningServer>, log: Logger, code: number): Promise<number> {
  try {
    await (await starting).stop();
    return code;
  } catch (error) {
    log.error({ err: error }, 'the server could not be stopped in good order');
    return code || 1;
  }
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

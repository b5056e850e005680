import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { freePort } from '#server/free-port.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';
import { databasePid, runServer, spawnServer, temporaryDataFolder } from '../../support/server-process.ts';

const mostAttempts = 10;

export type Role = 'api' | 'worker';

/** One PostgreSQL and one bucket, and as many processes over them as a test starts. */
export class Installation {
  readonly postgres: EmbeddedPostgres;
  readonly s3: S3Server;
  /** Where the processes with ROLE=api are reached, one at a time. */
  readonly port: number;
  readonly #databaseFolder: string;

  private constructor(databaseFolder: string, postgres: EmbeddedPostgres, s3: S3Server, port: number) {
    this.#databaseFolder = databaseFolder;
    this.postgres = postgres;
    this.s3 = s3;
    this.port = port;
  }

  /** Stops with the test. */
  static async start(): Promise<Installation> {
    const folder = await temporaryDataFolder();
    const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }));
    onTestFinished(() => postgres.stop());
    return new Installation(folder, postgres, await startS3Server(), await freePort());
  }

  /**
   * Starts a process; resolves once it is ready.
   * @param entry the file to run, which runs the server
   */
  async spawn(role: Role, env: NodeJS.ProcessEnv = {}, entry?: string) {
    return spawnServer(await temporaryDataFolder(), { ...this.#settings(role), ...env }, entry);
  }

  /** Starts it as what runs processes does: one that ends because the database is away is started again. */
  async spawnAgain(role: Role) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.spawn(role);
      } catch (error) {
        if (attempt === mostAttempts) throw error;
      }
    }
  }

  /** Starts a process that need not come to be ready. */
  async run(role: Role) {
    return runServer({ DATA_DIR: await temporaryDataFolder(), ...this.#settings(role) });
  }

  #settings(role: Role): NodeJS.ProcessEnv {
    return {
      ...this.s3.env,
      ...{ MEDIA_URL: this.s3.url, DATABASE_URL: this.postgres.url, PAYMENTS: 'test' },
      // Everybody calls from this machine.
      ...{ RATE_LIMIT_FACTOR: '100000', QUEUE_PER_ACCOUNT: '8' },
      ...{ ROLE: role, PORT: role === 'api' ? `${this.port}` : '0' },
    };
  }

  /** Kills the database as `kill -9` does. It is started again by itself. */
  async killDatabase(): Promise<void> {
    const pid = await databasePid(this.#databaseFolder);
    if (pid === null) throw new Error('the database does not run');
    process.kill(pid, 'SIGKILL');
  }
}

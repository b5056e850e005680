import { Gauge, type Registry } from 'prom-client';

/** What is counted of one queue at the moment of asking. */
export interface QueueDepth {
  queue: string;
  state: string;
  jobs: number;
  /** How long the oldest has been due, in seconds; 0 for those that are not. */
  waitingSeconds: number;
}

/** Reads what is not counted as it happens. */
export interface MetricSources {
  queueDepths(): Promise<QueueDepth[]>;
  connections(): { total: number; idle: number; waiting: number };
  /** How long ago the last backup by the clock was finished, in seconds; undefined where none was within a week. */
  backupAge(): Promise<number | undefined>;
  /** How many bytes are free where the data lies. */
  diskFree(): Promise<number>;
}

/** Has a registry tell what `sources` know, at the moment of asking. */
export function addGauges(
  registry: Registry,
  { queueDepths, connections, backupAge, diskFree }: MetricSources,
): void {
  const registers = [registry];
  // Two gauges want them at a time, and the database is asked once.
  let asked: Promise<QueueDepth[]> | undefined;
  const depthsNow = () => {
    asked ??= queueDepths().finally(() => {
      asked = undefined;
    });
    return asked;
  };
  new Gauge({
    ...{ name: 'inkwright_queue_oldest_seconds', help: 'How long the oldest due job waits', registers },
    labelNames: ['queue'],
    async collect() {
      const depths = await depthsNow();
      this.reset();
      for (const { queue, waitingSeconds } of depths)
        if (waitingSeconds > 0) this.set({ queue }, waitingSeconds);
    },
  });
  new Gauge({
    ...{ name: 'inkwright_queue_jobs', help: 'Jobs, by queue and state', registers },
    labelNames: ['queue', 'state'],
    async collect() {
      const depths = await depthsNow();
      this.reset();
      for (const { queue, state, jobs } of depths) this.set({ queue, state }, jobs);
    },
  });
  new Gauge({
    ...{ name: 'inkwright_database_connections', help: 'Connections of the services', registers },
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  new Gauge({
    ...{ name: 'inkwright_backup_age_seconds', help: 'How old the last backup by the clock is', registers },
    async collect() {
      const seconds = await backupAge();
      // Without a label it is 0 by itself: all is well, as it were.
      this.remove();
      if (seconds !== undefined) this.set(seconds);
    },
  });
  new Gauge({
    ...{ name: 'inkwright_disk_free_bytes', help: 'Room where the data lies', registers },
    async collect() {
      this.set(await diskFree());
    },
  });
}

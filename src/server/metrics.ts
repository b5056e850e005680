import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValueWithName,
  Registry,
} from 'prom-client';

/** Seconds: from an answer out of memory to a call that waits for news. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const drawingBuckets = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300];

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
}

/** What there is of one metric; of a histogram, each value says by its name what it is. */
export type MetricValues = Pick<
  MetricObjectWithValues<MetricValueWithName<string>>,
  'name' | 'help' | 'values'
> & { type: string };

/**
 * What one process counts and measures, in Prometheus' form. Labels have few values, and none that comes from whoever
 * calls: of paths there are the patterns, of methods those that we answer.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram;
  readonly #drawings: Histogram;
  readonly #ended: Counter;
  readonly #shed: Counter;
  readonly #slowQueries: Counter;

  constructor() {
    const registers = [this.#registry];
    this.#requests = new Histogram({
      ...{ name: 'inkwright_request_seconds', help: 'How long answers took', registers },
      ...{ labelNames: ['method', 'route', 'status'], buckets: requestBuckets },
    });
    this.#drawings = new Histogram({
      ...{ name: 'inkwright_drawing_seconds', help: 'How long pictures took to be drawn', registers },
      ...{ labelNames: ['engine', 'style'], buckets: drawingBuckets },
    });
    this.#ended = new Counter({
      ...{ name: 'inkwright_generations_total', help: 'Generations that ended, by how', registers },
      labelNames: ['status'],
    });
    this.#shed = new Counter({
      ...{ name: 'inkwright_shed_total', help: 'Calls that were sent away because of load', registers },
      labelNames: ['priority'],
    });
    this.#slowQueries = new Counter({
      ...{ name: 'inkwright_slow_queries_total', help: 'Statements that took too long', registers },
    });
  }

  /** Has the process itself measured too, and what `sources` tell whenever somebody asks. */
  observe({ queueDepths, connections }: MetricSources): void {
    const registers = [this.#registry];
    // Two gauges want them at a time, and the database is asked once.
    let asked: Promise<QueueDepth[]> | undefined;
    const depthsNow = () => {
      asked ??= queueDepths().finally(() => {
        asked = undefined;
      });
      return asked;
    };
    collectDefaultMetrics({ register: this.#registry });
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
  }

  countRequest(labels: { method: string; route: string; status: number }, seconds: number): void {
    this.#requests.observe(labels, seconds);
  }

  countDrawing(labels: { engine: string; style: string }, seconds: number): void {
    this.#drawings.observe(labels, seconds);
  }

  countGeneration(status: 'succeeded' | 'failed' | 'canceled'): void {
    this.#ended.inc({ status });
  }

  countShed(priority: string): void {
    this.#shed.inc({ priority });
  }

  countSlowQuery(): void {
    this.#slowQueries.inc();
  }

  /** All of it, for whoever sends it elsewhere. */
  async values(): Promise<MetricValues[]> {
    return (await this.#registry.getMetricsAsJSON()) as unknown as MetricValues[];
  }

  /** All of it, as Prometheus reads it. */
  async text(): Promise<{ type: string; body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}

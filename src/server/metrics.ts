import {
  Counter,
  collectDefaultMetrics,
  Histogram,
  type MetricObjectWithValues,
  type MetricValueWithName,
  Registry,
} from 'prom-client';
import { addGauges, type MetricSources } from './gauges.ts';

/** Seconds: from an answer out of memory to a call that waits for news. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const drawingBuckets = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300];

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
  observe(sources: MetricSources): void {
    collectDefaultMetrics({ register: this.#registry });
    addGauges(this.#registry, sources);
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

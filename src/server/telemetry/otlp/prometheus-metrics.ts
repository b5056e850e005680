import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Metrics, MetricValues } from '../../metrics.ts';

/** When the process began, since when it counts. */
const startTime = hrTime(performance.timeOrigin);

/** What the process counts for Prometheus, in OpenTelemetry's form: there is one count of each thing. */
export class PrometheusMetrics implements MetricProducer {
  readonly #metrics: Pick<Metrics, 'values'>;

  constructor(metrics: Pick<Metrics, 'values'>) {
    this.#metrics = metrics;
  }

  async collect(): Promise<CollectionResult> {
    const values = await this.#metrics.values();
    const endTime = hrTime(Date.now());
    const metrics = values.map((metric) => toMetricData(metric, endTime));
    return {
      resourceMetrics: {
        resource: emptyResource(),
        scopeMetrics: [{ scope: { name: 'inkwright' }, metrics }],
      },
      errors: [],
    };
  }
}

function toMetricData({ name, help, type, values }: MetricValues, endTime: HrTime): MetricData {
  const described = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === 'histogram')
    return { ...described, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, endTime) };
  const dataPoints = values.map(({ labels, value }) => ({ startTime, endTime, attributes: labels, value }));
  if (type === 'counter')
    return { ...described, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...described, dataPointType: DataPointType.GAUGE, dataPoints };
}

interface Gathered {
  attributes: Attributes;
  /** How many values are at most as large as each boundary. */
  upTo: Map<number, number>;
  sum: number;
  count: number;
}

/** Prometheus has a line for each bucket, which counts what is in the smaller ones too. */
function histograms(values: MetricValues['values'], endTime: HrTime): DataPoint<Histogram>[] {
  const gathered = new Map<string, Gathered>();
  for (const { labels, value, metricName = '' } of values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(attributes);
    const one = gathered.get(key) ?? { attributes, upTo: new Map(), sum: 0, count: 0 };
    gathered.set(key, one);
    if (metricName.endsWith('_sum')) one.sum = value;
    else if (metricName.endsWith('_count')) one.count = value;
    else if (le !== '+Inf') one.upTo.set(Number(le), value);
  }
  return [...gathered.values()].map(({ attributes, upTo, sum, count }) => {
    const boundaries = [...upTo.keys()];
    const totals = [...upTo.values(), count];
    const counts = totals.map((total, index) => total - (totals[index - 1] ?? 0));
    return { startTime, endTime, attributes, value: { buckets: { boundaries, counts }, sum, count } };
  });
}

function hrTime(ms: number): HrTime {
  const seconds = Math.floor(ms / 1000);
  return [seconds, Math.round((ms - seconds * 1000) * 1e6)];
}

import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TelemetrySettings } from '../../env.ts';
import type { Metrics } from '../../metrics.ts';
import { productVersion } from '../../product-version.ts';
import type { Tracing } from '../tracing.ts';
import { OtlpTracing } from './otlp-tracing.ts';
import { PrometheusMetrics } from './prometheus-metrics.ts';

export interface Telemetry {
  tracing: Tracing;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** A collector that does not answer is given up for the batch after that long, also when the process stops. */
const timeoutMillis = 5000;
/** One that is away for long is not told of with each batch. */
const betweenComplaintsMs = 60_000;

/**
 * Sends spans and metrics to a collector, in batches and beside the work: what it does not take is dropped.
 * The exporters' other settings are those of OpenTelemetry, such as `OTEL_EXPORTER_OTLP_HEADERS`.
 */
export function sendTelemetry(
  { endpoint, serviceName, share }: TelemetrySettings,
  metrics: Pick<Metrics, 'values'>,
  log: Logger,
): Telemetry {
  const complain = complainTo(log);
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': productVersion,
    'service.instance.id': crypto.randomUUID(),
  });
  const traceExporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis });
  const tracer = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: traceExporter })],
  });
  const meter = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, timeoutMillis }),
        metricProducers: [new PrometheusMetrics(metrics)],
      }),
    ],
  });
  return {
    tracing: new OtlpTracing(tracer.getTracer('inkwright')),
    async stop() {
      const ends = await Promise.allSettled([tracer.shutdown(), meter.shutdown()]);
      for (const end of ends) if (end.status === 'rejected') complain(String(end.reason));
    },
  };
}

/** Has the log say when the collector cannot be reached; returns what says so. */
function complainTo(log: Logger) {
  let complainedAt = Number.NEGATIVE_INFINITY;
  const complain = (message: string, ...details: unknown[]) => {
    const now = performance.now();
    if (now - complainedAt < betweenComplaintsMs) return;
    complainedAt = now;
    log.warn({ message, details }, 'traces or metrics could not be sent');
  };
  const ignore = () => {};
  diag.setLogger(
    { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  return complain;
}

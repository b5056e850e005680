import { noTracing, type SpanKind, type Tracing } from './tracing.ts';

type AsyncMethod<Target> = {
  [Key in keyof Target]: Target[Key] extends (...input: never[]) => Promise<unknown> ? Key : never;
}[keyof Target] &
  string;

interface Traced<Target> {
  /** What is called, as spans are to name it. */
  name: string;
  kind: SpanKind;
  /** Which of its methods are spans. */
  methods: readonly AsyncMethod<Target>[];
}

/** The same object, whose calls are spans. What they are called with is not told. */
export function traceMethods<Target extends object>(
  tracing: Tracing,
  target: Target,
  { name, kind, methods }: Traced<Target>,
): Target {
  if (tracing === noTracing) return target;
  const traced = new Set<PropertyKey>(methods);
  return new Proxy(target, {
    get(_, key) {
      const value = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      // It may have private fields, which a proxy has not.
      if (!traced.has(key)) return value.bind(target);
      const start = { name: `${name}.${String(key)}`, kind };
      return (...input: unknown[]) => tracing.within(start, () => value.apply(target, input));
    },
  });
}

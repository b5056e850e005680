import { createHash } from 'node:crypto';

type Row = Readonly<Record<string, unknown>>;

/** A digest of a row's values that does not depend on the order in which a database hands back keys. */
export function seedDigest(row: Row): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(row)))
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, entry]) => [key, sorted(entry)]),
  );
}

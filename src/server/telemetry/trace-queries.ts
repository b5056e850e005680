import type { QueryWatcher } from '../db/watch-queries.ts';
import type { Tracing } from './tracing.ts';

const name = /((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*\b"?)/.source;
/** Where a statement names its table, by its verb. */
const tablePatterns: Record<string, RegExp> = {
  INSERT: new RegExp(`\\binto\\s+${name}`, 'i'),
  UPDATE: new RegExp(`(?<!\\bfor\\s+)\\bupdate\\s+${name}`, 'i'),
  DELETE: new RegExp(`\\bdelete\\s+from\\s+${name}`, 'i'),
  // What a bracket follows is no table, as in `extract(epoch from now())`.
  SELECT: new RegExp(`\\bfrom\\s+${name}(?!\\s*\\()`, 'i'),
};

/** Has each statement be a span, of which only the verb and the first table are told. */
export function traceQueries(tracing: Tracing): QueryWatcher {
  return (text) => {
    const { verb, table } = describeQuery(text);
    const span = tracing.begin({
      name: table ? `${verb} ${table}` : verb,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': verb,
        ...(table && { 'db.collection.name': table }),
      },
    });
    return (error) => {
      if (error) span?.fail(error);
      span?.end();
    };
  };
}

/** What a statement does, and to which table. */
export function describeQuery(text: string): { verb: string; table: string | undefined } {
  const first = /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'QUERY';
  const verb = first === 'WITH' ? verbBehind(text) : first;
  return { verb, table: tablePatterns[verb]?.exec(text)?.[1]?.replaceAll('"', '') };
}

/** What is done with what stands in WITH: writing, wherever it stands, counts more than reading. */
const verbBehind = (text: string) =>
  /\b(insert|(?<!for )update|delete)\b/i.exec(text)?.[1]?.toUpperCase() ?? 'SELECT';

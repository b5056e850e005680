import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What we read of Lighthouse's result. */
export interface Result {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Readonly<Record<string, unknown>>[] };
}

/**
 * Has Lighthouse look at a page in the browser that listens at `port`. It is fetched when it is first needed: with all
 * that it brings it weighs 160 MB, and nothing else uses it.
 */
export async function lighthouse(url: string, port: number, categories: readonly string[]): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@13.5.0',
      url,
      `--port=${port}`,
      `--only-categories=${categories.join(',')}`,
      ...['--output=json', '--output-path=stdout', '--quiet'],
    ],
    { maxBuffer: 256 * 1024 * 1024 },
  ).catch((error: { stdout?: string }) => {
    // It fails where a run went wrong, and says in its result how.
    if (error.stdout?.startsWith('{')) return { stdout: error.stdout };
    throw error;
  });
  return JSON.parse(stdout);
}

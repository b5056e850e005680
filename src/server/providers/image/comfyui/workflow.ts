import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The places that a workflow may name, written as {{prompt}}. */
const places = ['prompt', 'negative', 'width', 'height', 'seed', 'image', 'denoise', 'mask'] as const;
type Place = (typeof places)[number];
/** What each place gets; a picture is named by its file there. */
export type Filling = Readonly<Partial<Record<Place, string | number>>>;

const needed: readonly Place[] = ['prompt', 'width', 'height', 'seed'];
const placePattern = /\{\{\s*([^{}]*?)\s*\}\}/g;
const wholePlace = /^\{\{\s*([^{}]*?)\s*\}\}$/;

const nodesSchema = z
  .record(z.string(), z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }), {
    error: 'it is not exported for the API',
  })
  .refine((nodes) => Object.keys(nodes).length > 0, 'it has no nodes');

/** A workflow of ComfyUI in its API's format, with places for what a picture is to be. */
export class Workflow {
  readonly places: ReadonlySet<Place>;
  readonly #nodes: z.infer<typeof nodesSchema>;

  /** @throws Error naming what is missing or unknown */
  constructor(content: unknown) {
    const parsed = nodesSchema.safeParse(content);
    if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
    this.#nodes = parsed.data;
    const named = [...JSON.stringify(this.#nodes).matchAll(placePattern)].map(([, name]) => name);
    const unknown = named.find((name) => !(places as readonly string[]).includes(name ?? ''));
    if (unknown !== undefined)
      throw new Error(`there is no place {{${unknown}}}; there are ${places.join(', ')}`);
    this.places = new Set(named as Place[]);
    const missing = needed.find((name) => !this.places.has(name));
    if (missing) throw new Error(`no input of it is {{${missing}}}`);
    if (this.places.has('mask') && !this.places.has('image'))
      throw new Error('a {{mask}} is of an {{image}}');
  }

  /** The nodes with their places filled. A place that is all of a value becomes what it is filled with, also a number. */
  filled(filling: Filling): Record<string, unknown> {
    const fill = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(fill);
      if (typeof value !== 'string') return value;
      const [, whole] = wholePlace.exec(value) ?? [];
      if (whole) return filling[whole as Place];
      return value.replace(placePattern, (_, name: Place) => String(filling[name]));
    };
    const ofNode = ({ inputs, ...node }: { inputs: Record<string, unknown> }) => ({
      ...node,
      inputs: Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, fill(value)])),
    });
    return Object.fromEntries(Object.entries(this.#nodes).map(([id, node]) => [id, ofNode(node)]));
  }
}

/**
 * @param goesOutFrom what the workflow begins with
 * @throws Error saying why the file is no workflow that can be filled
 */
export async function readWorkflow(file: string, goesOutFrom: 'words' | 'picture'): Promise<Workflow> {
  try {
    const workflow = new Workflow(JSON.parse(await readFile(file, 'utf8')));
    if (goesOutFrom === 'picture' && !workflow.places.has('image'))
      throw new Error('no input of it is {{image}}');
    if (goesOutFrom === 'words' && workflow.places.has('image'))
      throw new Error('an {{image}} is for the pictureWorkflow');
    return workflow;
  } catch (error) {
    throw new Error(`its workflow ${file} cannot be used: ${(error as Error).message}`);
  }
}

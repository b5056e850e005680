import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { drawingNotesSchema } from '#contract/drawing.ts';
import { isColor } from './coloring.ts';
import type { Design } from './content.ts';

const file = new URL('./drawings.json', import.meta.url);

/** What is known of a design's picture without drawing it again. */
const drawingSchema = z.object({
  /** Digest of what was asked for: tells previews that are out of date. */
  request: z.string(),
  /** Digest of the previews: changes when the engine draws the same words differently. */
  picture: z.string(),
  /** A data URL with a few pixels of the picture. */
  placeholder: z.string(),
  notes: drawingNotesSchema,
});
export type Drawing = z.infer<typeof drawingSchema>;

const drawingsSchema = z.record(z.string(), drawingSchema);

/** The drawings of the library by the slugs of their designs; none before the first were drawn. */
export async function readDrawings(): Promise<Record<string, Drawing>> {
  try {
    return drawingsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** One line a drawing, so that changes can be read. */
export async function writeDrawings(drawings: Record<string, Drawing>): Promise<void> {
  const lines = Object.entries(drawings).map(
    ([slug, drawing]) => `${JSON.stringify(slug)}: ${JSON.stringify(drawing)}`,
  );
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}

export function requestDigest(design: Design): string {
  return digest(JSON.stringify([design.prompt.en, design.style, isColor(design), design.seed]));
}

export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12);
}

import { z } from 'zod';

/** How long the longer side of a file may be, in pixels: the same drawing, drawn at that size. */
export const fileSizes = [1024, 2048, 4096] as const;
export type FileSize = (typeof fileSizes)[number];
/** The size in which every drawing is stored. */
export const storedSize = 1024 satisfies FileSize;
/** Sizes that are for members. */
export const memberSizes: readonly FileSize[] = [4096];

/** What lies under the ink: white paper, or nothing. */
export const backgrounds = ['paper', 'transparent'] as const;
export type Background = (typeof backgrounds)[number];

/** Pixels, or lines and areas. */
export const fileKinds = ['png', 'svg'] as const;

/** How long the longer side of a vector file may be, in centimetres: from a finger to a back. */
export const vectorCm = { least: 2, usual: 10, most: 60 } as const;

export const imageFileQuerySchema = z.object({
  /** A PNG has a size and a background, an SVG a length. */
  format: z.enum(fileKinds).default('png'),
  cm: z.coerce.number<string>().min(vectorCm.least).max(vectorCm.most).default(vectorCm.usual),
  size: z
    .enum(['1024', '2048', '4096'])
    .default('1024')
    .transform((size) => Number(size) as FileSize),
  background: z.enum(backgrounds).default('paper'),
});
export type ImageFileQuery = z.infer<typeof imageFileQuerySchema>;

import { z } from 'zod';
import { drawingNotesSchema } from './drawing.ts';
import { pageQuerySchema } from './page.ts';
import { styleIdSchema } from './style.ts';

export const imageTypes = ['text-to-image', 'image-to-image'] as const;

/** Widths in pixels in which every image can be had as WebP. */
export const imageWidths = [160, 320, 640, 1024] as const;
export type ImageWidth = (typeof imageWidths)[number];

/**
 * A drawn image. `tattooUrl` is the full PNG; its WebP sizes are had by `imageAtWidth`. The images of one
 * generation share a `batchId`. The addresses of private images carry a signature that runs out.
 */
export const imageSchema = z.object({
  id: z.uuid(),
  batchId: z.uuid(),
  tattooUrl: z.string(),
  prompt: z.string(),
  styleId: styleIdSchema.nullable(),
  isColor: z.boolean(),
  isPublic: z.boolean(),
  isOnline: z.boolean(),
  type: z.enum(imageTypes),
  dimensions: z.object({ width: z.int().positive(), height: z.int().positive() }),
  drawing: drawingNotesSchema,
  createdAt: z.iso.datetime(),
});
export type Image = z.infer<typeof imageSchema>;

export const ownImagesQuerySchema = pageQuerySchema.extend({
  type: z.enum(imageTypes).optional(),
  sortBy: z.enum(['createdAt']).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type OwnImagesQuery = z.infer<typeof ownImagesQuerySchema>;

/** The address of an image as WebP, `width` pixels wide. */
export function imageAtWidth(tattooUrl: string, width: ImageWidth): string {
  return tattooUrl.replace('/original.png', `/${width}.webp`);
}

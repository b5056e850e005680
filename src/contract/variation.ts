import { z } from 'zod';
import { styleIdSchema, styleReasonSchema } from './style.ts';
import { viewIdSchema } from './view.ts';

const seedSchema = z.int().min(0).max(0xffff_ffff);

/**
 * How a drawing departs from what its words, style and seed alone would give. It is part of the recipe: whoever draws
 * a design again, at whatever size, draws it with its variation.
 */
export const variationSchema = z.object({
  /** Sets the scene as these words in this style would: so that another style, or a word more, keeps it. */
  scene: z
    .object({
      style: styleIdSchema,
      key: seedSchema,
      /** Why that style was picked, where nobody chose it: then it sets nothing that nobody asked for. */
      picked: styleReasonSchema.optional(),
    })
    .optional(),
  /** Left and right change over; letters and dials can still be read. */
  isMirrored: z.boolean().optional(),
  /** Nothing is drawn that nobody asked for: no frame, no rays, no smoke. */
  isBare: z.boolean().optional(),
  /**
   * Whether a style sets what it has around what was asked for: leaves, laurels, moons, stars. Left out, it does where
   * a person chose it. Styles that are made of such things set them whatever is said here.
   */
  hasExtras: z.boolean().optional(),
  /** Lines alone: no shade, no colour, no solid black. */
  isLineArt: z.boolean().optional(),
  /**
   * The picture that it goes on from is drawn after, as it stands and nothing else, instead of the words: what a model
   * made becomes lines, or black and white. Of one that was drawn so itself, the picture before it.
   */
  isAfterParent: z.boolean().optional(),
  /** From which side it is seen, where what is drawn can be turned: `views` of its notes tells from which. */
  view: viewIdSchema.optional(),
});
export type Variation = z.infer<typeof variationSchema>;

/** Which of the designs of a set, from 0: words and a seed give four. */
export const outputSchema = z.int().min(0).max(3);

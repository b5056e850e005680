import { z } from 'zod';
import { boundedCount, boundedString, boundedTrimmed } from './bounded.ts';
import { usualFidelity } from './fidelity.ts';
import { generatedImageSchema, imageRatios, ratioOfSize, ratioSizes } from './image.ts';
import { styleIdSchema } from './style.ts';
import { outputSchema, type Variation, variationSchema } from './variation.ts';

export const maxPromptLength = 1000;
export const outputCounts = [1, 4] as const;
/** Longest time in milliseconds that a status call waits for a change. */
export const maxStatusWait = 10_000;

/** The widths, or heights, of all that is drawn. */
const sidesOf = (side: 'width' | 'height') => [
  ...new Set(imageRatios.map((ratio): number => ratioSizes[ratio][side])),
];

const orderSchema = z.object({
  /** May be empty when there is a picture to be redrawn. */
  prompt: boundedTrimmed(maxPromptLength, { missing: 'PROMPT_EMPTY', tooLong: 'PROMPT_TOO_LONG' }),
  /** Together the size of one of `imageRatios`. */
  width: z.literal(sidesOf('width')).default(1024),
  height: z.literal(sidesOf('height')).default(1024),
  /** Refuses, before anything is held, a prompt that holds nothing to draw; otherwise its words are written out. */
  mustBeDrawable: z.boolean().default(false),
  num_outputs: z.literal(outputCounts).default(1),
  style: styleIdSchema.optional(),
  /** A picture from `POST /api/images/source` to be redrawn. */
  sourceImageId: z.uuid().optional(),
  /** How close the drawing stays to that picture: 0 keeps its main lines, 1 all that a pen can draw. */
  fidelity: z.number().min(0).max(1).default(usualFidelity),
  styleNote: boundedString(maxPromptLength).optional(),
  isColor: z.boolean().default(true),
  /** Left out: what comes of a picture of one's own is private, everything else is public. */
  isPublic: z.boolean().optional(),
  seed: z.int().min(0).max(0xffff_ffff).optional(),
  /** Which of the designs that words and seed give comes first; the others of a set follow it. */
  output: outputSchema.optional(),
  variation: variationSchema.optional(),
  /** Who draws it, by the id of `GET /api/engines`; left out: the engine that is on by default. */
  engine: boundedString(64).optional(),
  /** The image that this goes on from: one's own, or one that everybody sees. */
  parentImageId: z.uuid().optional(),
  negative_prompt: boundedString(maxPromptLength).optional(),
  scheduler: boundedString(64).optional(),
  guidance_scale: z.number().min(0).max(50).default(7.5),
  num_inference_steps: z.int().min(1).max(500).default(25),
  lora_scale: z.number().min(0).max(1).default(0.6),
  refine: boundedString(64).optional(),
  high_noise_frac: z.number().min(0).max(1).default(0.9),
  apply_watermark: z.boolean().default(false),
});

/**
 * Starts a generation. The names are the wire's own. `style` left out lets the engine choose; the parameters
 * from `scheduler` on concern hosted image models and mean nothing to the flash composer.
 */
export const startGenerationSchema = orderSchema
  .refine((order) => order.prompt !== '' || isOfPicture(order), {
    path: ['prompt'],
    error: 'PROMPT_EMPTY',
  })
  .refine(({ width, height }) => ratioOfSize(width, height) !== undefined, { path: ['height'] })
  .transform((order) => ({ ...order, isPublic: order.isPublic ?? order.sourceImageId === undefined }));

/** Whether a picture says what is drawn; words may say nothing then. */
export function isOfPicture(order: {
  readonly sourceImageId?: string | undefined;
  readonly variation?: Variation | undefined;
}): boolean {
  return order.sourceImageId !== undefined || order.variation?.isAfterParent === true;
}

export const generationStatuses = ['starting', 'processing', 'succeeded', 'failed', 'canceled'] as const;
/** What is being done to one picture. */
export const outputStages = ['waiting', 'reading', 'drawing', 'inking', 'drying', 'done'] as const;

export const generationProgressSchema = z.object({
  percentage: z.number().min(0).max(100),
  message: z.string(),
});

export const generationStatusSchema = z.object({
  id: z.uuid(),
  status: z.enum(generationStatuses),
  progress: generationProgressSchema,
  /** One entry per picture asked for, in order; a picture can be seen as soon as it is done. */
  outputs: z.array(z.object({ stage: z.enum(outputStages), tattooUrl: z.string().nullable() })),
  /** Why it failed: a reason of the error table, or null. */
  error: z.string().nullable(),
  /** What each picture costs, as it was when it was ordered. */
  creditsPerImage: z.int().nonnegative(),
  /** Counts the changes of this status. */
  revision: z.int().nonnegative(),
});

/** A generation that is under way, and what of its order there is to be seen meanwhile. */
export const unfinishedGenerationSchema = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  prompt: z.string(),
  num_outputs: z.literal(outputCounts),
  /** Who draws it. */
  engine: z.string(),
  style: styleIdSchema.nullable(),
  isColor: z.boolean(),
  ratio: z.enum(imageRatios),
  isPublic: z.boolean(),
  sourceImageId: z.uuid().nullable(),
  scourceUrl: z.string().nullable(),
});

export const statusQuerySchema = z.object({
  wait: boundedCount(maxStatusWait).default(0),
  /** The revision that the caller has already seen: with `wait`, the answer comes once there is a newer one. */
  revision: boundedCount().optional(),
});

/** What a generation was started with, as its caller remembers it; the server has it itself, and looks at its size alone. */
const originalParamsSchema = z
  .record(
    boundedString(64),
    z.union([boundedString(maxPromptLength), z.number().min(-1e15).max(1e15), z.boolean(), z.null()]),
  )
  .refine((params) => Object.keys(params).length <= 64);

export const completeGenerationSchema = z.object({
  predictionId: z.uuid(),
  originalParams: originalParamsSchema.optional(),
});

export const startedGenerationSchema = z.object({ id: z.uuid() });
export const completedGenerationSchema = z.object({ localImages: z.array(generatedImageSchema) });

export type StartGeneration = z.infer<typeof startGenerationSchema>;
export type StartGenerationInput = z.input<typeof startGenerationSchema>;
export type GenerationStatus = z.infer<typeof generationStatusSchema>;
export type UnfinishedGeneration = z.infer<typeof unfinishedGenerationSchema>;
export type OutputStage = (typeof outputStages)[number];
export type CompletedGeneration = z.infer<typeof completedGenerationSchema>;

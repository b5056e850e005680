import { z } from 'zod';
import { boundedString } from '#contract/bounded.ts';
import { drawingRecipeSchema } from '#contract/drawing-recipe.ts';
import { wrapControls } from '#engine/skin/preview-defaults.ts';
import { mostKept } from '../try-on/kept-placements.ts';
import type { TryOn } from '../try-on/try-on.ts';

/* A saved try-on, as a file may bring it that anybody has written. Lengths are in photo units, where 1 is a side. */
const share = z.number().min(0).max(1);
/** Things may stand beside the photo, but not out of all sight. */
const place = z.number().min(-20).max(20);
const length = z.number().min(0).max(20);
const angle = z.number().min(-100_000).max(100_000);
const pixels = z.int().positive().max(50_000);
const name = boundedString(300);
const point = z.object({ x: place, y: place });
const corner = z.object({ x: share, y: share });
const most = 20_000;

const correction = z.object({
  axisDeg: within(wrapControls.axisDeg),
  width: within(wrapControls.width),
  across: within(wrapControls.across),
  roundness: within(wrapControls.roundness),
  tiltDeg: within(wrapControls.tiltDeg),
});

const erased = z.object({
  points: z.array(point.extend({ pressure: share.optional() })).max(most),
  diameter: length,
  ...{ hardness: share, opacity: share, flow: share },
});

const tattoo = z.object({
  id: z.uuid(),
  pictureId: z.uuid(),
  name,
  recipe: drawingRecipeSchema.optional(),
  removal: z.object({
    method: z.enum(['none', 'plain', 'smart', 'paper']),
    corners: z.tuple([corner, corner, corner, corner]).nullable().optional(),
    tolerance: z.number().min(0).max(100).optional(),
    feather: z.number().min(0).max(100).optional(),
    enclosed: z.enum(['keep', 'remove']),
  }),
  placement: z.object({
    centre: point,
    width: length,
    rotationDeg: angle,
    isMirrored: z.boolean().optional(),
  }),
  isUnplaced: z.boolean().optional(),
  wrap: z.object({ shape: z.enum(['limb', 'plane', 'flat']), correction: correction.optional() }),
  look: z.object({
    opacity: share,
    contrast: z.number().min(0).max(10),
    isBlackAndWhite: z.boolean(),
    isMultiplied: z.boolean(),
    age: z.enum(['fresh', 'healed', '5-years', '10-years', '20-years']),
    isWhiteInk: z.boolean().optional(),
  }),
  erased: z.array(erased).max(most),
});

const brushed = z.object({ points: z.array(point).max(most), diameter: length, hardness: share });

export const tryOnSchema: z.ZodType<TryOn> = z.object({
  photo: z.object({ id: z.uuid(), name, width: pixels, height: pixels }).nullable(),
  tattoos: z.array(tattoo).max(100),
  selectedId: z.uuid().nullable(),
  isMasked: z.boolean(),
  taps: z.array(point.extend({ isSkin: z.boolean() })).max(most),
  strokes: z.array(brushed.extend({ isSkin: z.boolean() })).max(most),
  // Files from before cover-ups were reckoned have none.
  oldInk: z
    .object({
      taps: z.array(point).max(100),
      strokes: z.array(brushed.extend({ isInk: z.boolean() })).max(most),
    })
    .default(() => ({ taps: [], strokes: [] })),
  ruler: z.object({ from: point, to: point, lengthCm: z.number().min(0).max(10_000) }).nullable(),
  mode: z.enum(['3d', '2d']),
  kept: z.array(z.array(tattoo).max(100)).max(mostKept).optional(),
});

function within({ min, max }: { min: number; max: number }) {
  return z.number().min(min).max(max).optional();
}

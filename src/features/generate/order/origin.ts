import type { StyleId } from '#contract/style-ids.ts';
import { styleIds, styleReasons } from '#contract/style-ids.ts';
import type { Variation } from '#contract/variation.ts';
import { viewIds } from '#contract/view-ids.ts';

/** The design that an order goes on from, and what it keeps of it. The server knows none that is on the device alone. */
export interface Origin {
  parentImageId: string | null;
  /** Null draws with a new one. */
  seed: number | null;
  /** Which of the designs that words and seed give. */
  output: number | null;
  variation: Variation;
}

/** Reads an origin from whatever an address or a storage holds. By hand: the first page does without a library for this. */
export function readOrigin(json: string): Origin | null {
  try {
    const { parentImageId, seed, output, variation } = JSON.parse(json);
    if (parentImageId !== null && !uuid.test(parentImageId)) return null;
    return {
      parentImageId,
      seed: whole(seed, 0xffff_ffff),
      output: whole(output, 3),
      variation: readVariation(variation ?? {}),
    };
  } catch {
    // Whatever it is, nothing goes on from it.
    return null;
  }
}

function readVariation({
  scene,
  isMirrored,
  isBare,
  isLineArt,
  isAfterParent,
  view,
}: Record<string, unknown>): Variation {
  const side = viewIds.find((id) => id === view);
  const kept = readScene(scene ?? {});
  return {
    ...(kept && { scene: kept }),
    ...(isMirrored === true && { isMirrored }),
    ...(isBare === true && { isBare }),
    ...(isLineArt === true && { isLineArt }),
    ...(isAfterParent === true && { isAfterParent }),
    ...(side && { view: side }),
  };
}

function readScene({
  style,
  key,
  picked,
}: Partial<Record<'style' | 'key' | 'picked', unknown>>): Variation['scene'] {
  const known = styleIds.find((id): id is StyleId => id === style);
  const number = whole(key, 0xffff_ffff);
  const reason = styleReasons.find((one) => one === picked);
  return known && number !== null
    ? { style: known, key: number, ...(reason && { picked: reason }) }
    : undefined;
}

function whole(value: unknown, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : null;
}

export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

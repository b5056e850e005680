import type { Field } from '#engine/pixels/raster.ts';
import { emptyField } from '#engine/pixels/raster.ts';
import { stretchField } from '#engine/pixels/resample.ts';

/** So little knowledge of a place is none. */
const leastKnown = 1e-3;

/**
 * Values for the places that are not known, smoothly from those around that are (S. Gortler and others, "The Lumigraph",
 * 1996: pull and push).
 *
 * @param known 0…1: how much the value of a place counts
 */
export function filledFrom(field: Field, known: Field): Field {
  const { width, height } = field;
  if (width <= 1 && height <= 1) return field;
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const values = emptyField(half.width, half.height);
  const weights = emptyField(half.width, half.height);
  for (let i = 0; i < field.data.length; i++) {
    const x = i % width;
    const at = (((i - x) / width) >> 1) * half.width + (x >> 1);
    const weight = known.data[i] as number;
    values.data[at] = (values.data[at] as number) + weight * (field.data[i] as number);
    weights.data[at] = (weights.data[at] as number) + weight;
  }
  for (let i = 0; i < weights.data.length; i++) {
    const weight = weights.data[i] as number;
    if (weight > leastKnown) values.data[i] = (values.data[i] as number) / weight;
    weights.data[i] = Math.min(1, weight);
  }
  const coarse = stretchField(filledFrom(values, weights), field);
  const out = emptyField(width, height);
  for (let i = 0; i < out.data.length; i++) {
    const weight = known.data[i] as number;
    out.data[i] = (field.data[i] as number) * weight + (coarse.data[i] as number) * (1 - weight);
  }
  return out;
}

/** A way of showing the photo to the model. */
export interface ModelView {
  /** CSS filter of the canvas that draws it. */
  readonly filter: string;
  /** Quarter turns clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
}

export const plainView: ModelView = { filter: 'none', turns: 0 };

/**
 * What else is tried when the model is in doubt. It knows upright, well-lit people: dark skin is recognised when it is
 * brightened, and limbs when they point another way.
 */
export const otherViews: readonly ModelView[] = [
  { filter: 'brightness(2)', turns: 0 },
  { filter: 'saturate(2)', turns: 0 },
  { filter: 'none', turns: 1 },
  { filter: 'none', turns: 3 },
  { filter: 'brightness(1.5)', turns: 0 },
];

/** Above this the model is taken to be in doubt. */
export const doubtful = 0.35;
/** A picture without any skin is as doubtful as one with this share of it, all uncertain. */
const leastSkin = 0.02;

/**
 * How undecided the model is: the uncertain area over the area of skin. Small for a large clear body, above 1 when
 * nothing or only fog was found.
 *
 * @param probability of skin, 0…1
 */
export function doubtOf(probability: Float32Array): number {
  let uncertain = 0;
  let skin = 0;
  for (const each of probability) {
    uncertain += 2 * Math.min(each, 1 - each);
    skin += each;
  }
  return uncertain / (skin + leastSkin * probability.length);
}

/** Turns a square field back that was seen through a turned view. */
export function turnBack(
  field: Float32Array,
  side: number,
  turns: ModelView['turns'],
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(field.length);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const last = side - 1;
      const [seenX, seenY] = [
        [x, y],
        [last - y, x],
        [last - x, last - y],
        [y, last - x],
      ][turns] as [number, number];
      out[y * side + x] = field[seenY * side + seenX] as number;
    }
  }
  return out;
}

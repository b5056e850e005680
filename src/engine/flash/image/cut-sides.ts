/** The sides on which the picture's border cuts something off. */
export type CutSides = Readonly<Record<'left' | 'top' | 'right' | 'bottom', boolean>>;

/** A side counts when something lies along this share of the picture's shorter side. */
const leastShare = 0.06;

/** @param subject per pixel 0 ground … 1 subject */
export function cutSides(subject: ArrayLike<number>, width: number, height: number): CutSides {
  const least = leastShare * Math.min(width, height);
  const along = (start: number, step: number, count: number) => {
    let length = 0;
    for (let k = 0; k < count; k++) if ((subject[start + k * step] as number) > 0.5) length++;
    return length > least;
  };
  return {
    left: along(0, width, height),
    right: along(width - 1, width, height),
    top: along(0, 1, width),
    bottom: along((height - 1) * width, 1, width),
  };
}

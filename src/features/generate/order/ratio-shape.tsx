import { type ImageRatio, imageRatios, ratioSizes } from '#contract/image.ts';

/** From tall to wide. */
export const ratiosInOrder = imageRatios.toSorted((a, b) => proportionOf(a) - proportionOf(b));

function proportionOf(ratio: ImageRatio): number {
  return ratioSizes[ratio].width / ratioSizes[ratio].height;
}

/** A sheet of that shape, with its name. */
export function RatioShape({ ratio }: { ratio: ImageRatio }) {
  const { width, height } = ratioSizes[ratio];
  return (
    <span className="grid justify-items-center gap-1">
      <span aria-hidden className="grid size-5 place-items-center">
        <span
          className="block rounded-[2px] border-[1.5px] border-current"
          style={{ width: (20 * width) / 1024, height: (20 * height) / 1024 }}
        />
      </span>
      <span className="text-xs tabular-nums leading-none">{ratio}</span>
    </span>
  );
}

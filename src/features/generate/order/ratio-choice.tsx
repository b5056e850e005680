import { useLingui } from '@lingui/react/macro';
import { type ImageRatio, imageRatios, ratioSizes } from '#contract/image.ts';
import { Segment } from '#ui/form/segment.tsx';

interface RatioChoiceProps {
  value: ImageRatio;
  onChange: (ratio: ImageRatio) => void;
}

/** The shape of the paper: from a forearm to a collarbone. */
export function RatioChoice({ value, onChange }: RatioChoiceProps) {
  const { t } = useLingui();
  return (
    <Segment
      label={t`Shape`}
      value={value}
      onChange={onChange}
      className="*:min-h-14! *:min-w-0 *:px-0!"
      options={inOrder.map((ratio) => ({ value: ratio, label: <Shape ratio={ratio} /> }))}
    />
  );
}

/** From tall to wide. */
const inOrder = imageRatios.toSorted((a, b) => proportionOf(a) - proportionOf(b));

function proportionOf(ratio: ImageRatio): number {
  return ratioSizes[ratio].width / ratioSizes[ratio].height;
}

function Shape({ ratio }: { ratio: ImageRatio }) {
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

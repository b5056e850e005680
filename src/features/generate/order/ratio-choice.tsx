import { useLingui } from '@lingui/react/macro';
import type { ImageRatio } from '#contract/image.ts';
import { Segment } from '#ui/form/segment.tsx';
import { RatioShape, ratiosInOrder } from './ratio-shape.tsx';

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
      options={ratiosInOrder.map((ratio) => ({ value: ratio, label: <RatioShape ratio={ratio} /> }))}
    />
  );
}

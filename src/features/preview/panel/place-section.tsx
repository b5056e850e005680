import { useLingui } from '@lingui/react/macro';
import { tattooControls } from '#engine/skin/preview-defaults.ts';
import { useNumber } from '#lib/use-number.ts';
import { Slider } from '#ui/form/slider.tsx';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { scaleOf, withScale } from '../try-on/placement.ts';
import { usePreview } from '../use-preview.ts';
import { PositionPad } from './position-pad.tsx';

const { scale, rotation } = tattooControls;

/** Where the tattoo lies, how large it is and how it is turned. */
export function PlaceSection() {
  const { t } = useLingui();
  const { tattoo, tryOn, alter, endGesture } = usePreview();
  const number = useNumber();
  if (!tattoo || !tryOn.photo) return null;
  const { placement } = tattoo;
  return (
    <div className="grid gap-1 max-md:grid-cols-[172px_minmax(0,1fr)] max-md:gap-x-4.5">
      <PositionPad tattoo={tattoo} photo={tryOn.photo} />
      <div className="grid content-center gap-1">
        <Slider
          label={t({ message: 'Size', context: 'of the tattoo' })}
          {...scale}
          isLogarithmic
          value={scaleOf(placement)}
          text={number(Math.round(scaleOf(placement) * 100) / 100)}
          onChange={(value) => alter({ placement: withScale(placement, value) }, 'size')}
          onRest={endGesture}
        />
        <Slider
          label={t`Rotation`}
          {...rotation}
          value={Math.round(placement.rotationDeg)}
          text={`${Math.round(placement.rotationDeg)}°`}
          onChange={(rotationDeg) => alter({ placement: { ...placement, rotationDeg } }, 'rotation')}
          onRest={endGesture}
        />
      </div>
      <div className="max-md:col-span-2">
        <SwitchRow
          label={t`Mirrored`}
          checked={placement.isMirrored ?? false}
          onChange={(isMirrored) => alter({ placement: { ...placement, isMirrored } })}
        />
      </div>
    </div>
  );
}

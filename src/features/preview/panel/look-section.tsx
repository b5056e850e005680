import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tattooControls } from '#engine/skin/preview-defaults.ts';
import type { InkAge, InkLook } from '#engine/skin/scene.ts';
import { useNumber } from '#lib/use-number.ts';
import { Slider } from '#ui/form/slider.tsx';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { usePreview } from '../use-preview.ts';
import { Choices } from './choices.tsx';
import { FaintNote } from './faint-note.tsx';

const { opacity, contrast } = tattooControls;
export const ages = [
  { value: 'fresh', label: msg`Fresh` },
  { value: 'healed', label: msg`Healed` },
  { value: '5-years', label: msg`5 years` },
  { value: '10-years', label: msg`10 years` },
  { value: '20-years', label: msg`20 years` },
] as const satisfies { value: InkAge; label: unknown }[];

/** How the ink looks. */
export function LookSection() {
  const { t, i18n } = useLingui();
  const { tattoo, alter, endGesture } = usePreview();
  const number = useNumber();
  if (!tattoo) return null;
  const { look } = tattoo;
  const change = (to: Partial<InkLook>, gesture?: string) => alter({ look: { ...look, ...to } }, gesture);
  return (
    <div className="grid gap-1">
      <Slider
        label={t`Opacity`}
        {...opacity}
        value={look.opacity}
        text={number(look.opacity)}
        onChange={(value) => change({ opacity: value }, 'opacity')}
        onRest={endGesture}
      />
      <Slider
        label={t`Contrast`}
        {...contrast}
        value={look.contrast}
        text={number(look.contrast)}
        onChange={(value) => change({ contrast: value }, 'contrast')}
        onRest={endGesture}
      />
      <Choices
        label={t`Age of the tattoo`}
        value={look.age}
        options={ages.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        onChange={(age) => change({ age })}
      />
      <SwitchRow
        label={t`Black and white`}
        checked={look.isBlackAndWhite}
        onChange={(isBlackAndWhite) => change({ isBlackAndWhite })}
      />
      <SwitchRow
        label={t`White ink`}
        hint={t`What is black in the design becomes white`}
        checked={look.isWhiteInk ?? false}
        onChange={(isWhiteInk) => change({ isWhiteInk })}
      />
      <SwitchRow
        label={t`Multiply blend`}
        hint={t`Lets the skin show through`}
        checked={look.isMultiplied}
        onChange={(isMultiplied) => change({ isMultiplied })}
      />
      <FaintNote tattoo={tattoo} />
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { usualFidelity } from '#contract/fidelity.ts';
import { Slider } from '#ui/form/slider.tsx';

/** How much of a picture is kept when it is redrawn, from 0 to 1. */
export function FidelitySlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t, i18n } = useLingui();
  return (
    <Slider
      label={t`Stay close to the picture`}
      min={0}
      max={1}
      step={0.05}
      value={value}
      initial={usualFidelity}
      text={i18n.number(value, { style: 'percent' })}
      onChange={onChange}
    />
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { WrapChoice, WrapCorrection } from '#engine/skin/scene.ts';
import { Slider } from '#ui/slider.tsx';
import { usePreview } from '../use-preview.ts';
import { Choices } from './choices.tsx';
import { useNumber } from './use-number.ts';

const shapes = [
  { value: 'limb', label: msg`Around the limb` },
  { value: 'plane', label: msg`Tilted plane` },
  { value: 'flat', label: msg`Flat` },
] as const satisfies { value: WrapChoice['shape']; label: unknown }[];

const corrections = [
  {
    name: 'axisDeg',
    label: msg`Direction`,
    min: -45,
    max: 45,
    step: 1,
    initial: 0,
    unit: '°',
    on: ['limb', 'plane'],
  },
  {
    name: 'tiltDeg',
    label: msg`Tilt`,
    min: -60,
    max: 60,
    step: 1,
    initial: 0,
    unit: '°',
    on: ['limb', 'plane'],
  },
  {
    name: 'width',
    label: msg`Limb width`,
    min: 0.5,
    max: 2,
    step: 0.05,
    initial: 1,
    unit: '×',
    on: ['limb'],
  },
  {
    name: 'across',
    label: msg`Limb middle`,
    min: -0.2,
    max: 0.2,
    step: 0.01,
    initial: 0,
    unit: '',
    on: ['limb'],
  },
  {
    name: 'roundness',
    label: msg`Roundness`,
    min: 0.4,
    max: 1.2,
    step: 0.05,
    initial: 1,
    unit: '',
    on: ['limb'],
  },
] as const satisfies { name: keyof WrapCorrection; [more: string]: unknown }[];

/** How the design follows the body, and what to do when the limb was not found well. */
export function WrapSection() {
  const { t, i18n } = useLingui();
  const { tattoo, alter, endGesture } = usePreview();
  const number = useNumber();
  if (!tattoo) return null;
  const { shape, correction = {} } = tattoo.wrap;
  const offered = corrections.filter(({ on }) => (on as readonly string[]).includes(shape));
  return (
    <div className="grid gap-1">
      <Choices
        label={t`Follows the body`}
        value={shape}
        options={shapes.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        onChange={(chosen) => alter({ wrap: { ...tattoo.wrap, shape: chosen } })}
      />
      {offered.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-1.5 font-medium text-ink-2 text-sm">
            <Trans>Correct the fit</Trans>
            <ChevronDown
              size={16}
              aria-hidden
              className="transition-transform duration-fast group-open:rotate-180"
            />
          </summary>
          {offered.map(({ name, label, unit, min, max, step, initial }) => {
            const value = correction[name] ?? initial;
            return (
              <Slider
                key={name}
                label={i18n._(label)}
                {...{ min, max, step, initial, value }}
                text={`${number(value)}${unit}`}
                onChange={(to) => alter({ wrap: { shape, correction: { ...correction, [name]: to } } }, name)}
                onRest={endGesture}
              />
            );
          })}
        </details>
      )}
    </div>
  );
}

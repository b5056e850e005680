import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Spline } from 'lucide-react';
import { wrapControls } from '#engine/skin/preview-defaults.ts';
import type { WrapChoice, WrapCorrection } from '#engine/skin/scene.ts';
import { useNumber } from '#lib/use-number.ts';
import { Button } from '#ui/button.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { placing } from '../stage/tool.ts';
import { usePreview } from '../use-preview.ts';
import { Choices } from './choices.tsx';

const shapes = [
  { value: 'limb', label: msg`Around the limb` },
  { value: 'plane', label: msg`Tilted plane` },
  { value: 'flat', label: msg`Flat` },
] as const satisfies { value: WrapChoice['shape']; label: unknown }[];

const corrections = [
  { name: 'axisDeg', label: msg`Direction`, unit: '°', needsLimb: false },
  { name: 'tiltDeg', label: msg`Tilt`, unit: '°', needsLimb: false },
  { name: 'width', label: msg`Limb width`, unit: '×', needsLimb: true },
  { name: 'across', label: msg`Limb middle`, unit: '', needsLimb: true },
  { name: 'roundness', label: msg`Roundness`, unit: '', needsLimb: true },
] as const satisfies { name: keyof WrapCorrection; [more: string]: unknown }[];

/** Trust in a limb's sides from which on nobody is asked to look. */
const surely = 0.6;

/** How the design follows the body, and what to do when the limb was not found well. */
export function WrapSection() {
  const { t, i18n } = useLingui();
  const { tattoo, alter, endGesture, state, tool, setTool } = usePreview();
  const number = useNumber();
  if (!tattoo) return null;
  const { shape, correction = {} } = tattoo.wrap;
  const wrap = state.laid.get(tattoo.id)?.wrap;
  const hasLimb = wrap?.kind === 'limb';
  const fitted = { ...(hasLimb && { roundness: wrap.outline.roundness }), ...correction };
  const isFitting = tool.kind === 'fit';
  const wrapAs = (chosen: WrapChoice['shape']) => {
    alter({ wrap: { ...tattoo.wrap, shape: chosen } });
    if (chosen === 'flat' && isFitting) setTool(placing);
  };
  return (
    <div className="grid gap-1">
      <Choices
        label={t`Follows the body`}
        value={shape}
        options={shapes.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        onChange={wrapAs}
      />
      {shape === 'limb' && state.skin && !state.search && !state.isInDoubt && !hasLimb && (
        <p className="text-ink-2 text-sm">
          <Trans>No limb was found here, so the tattoo lies on a softly bent sheet.</Trans>
        </p>
      )}
      {hasLimb && wrap.outline.trust < surely && (
        <p className="text-ink-2 text-sm">
          <Trans>Little of the limb is seen here. Correct the fit if it looks wrong.</Trans>
        </p>
      )}
      {shape !== 'flat' && (
        <>
          <Button
            size="small"
            variant={isFitting ? 'solid' : 'outline'}
            aria-pressed={isFitting}
            className="my-1.5 w-fit"
            onClick={() => setTool(isFitting ? placing : { kind: 'fit' })}
          >
            <Spline size={16} aria-hidden />
            <Trans>Correct the fit</Trans>
          </Button>
          {isFitting && (
            <p className="text-ink-2 text-sm">
              <Trans>Drag the handles on the photo to where the limb is.</Trans>
            </p>
          )}
          {isFitting &&
            corrections
              .filter(({ needsLimb }) => hasLimb || !needsLimb)
              .map(({ name, label, unit }) => {
                const value = fitted[name] ?? wrapControls[name].initial;
                return (
                  <Slider
                    key={name}
                    label={i18n._(label)}
                    {...wrapControls[name]}
                    value={value}
                    text={`${number(value)}${unit}`}
                    onChange={(to) =>
                      alter({ wrap: { shape, correction: { ...correction, [name]: to } } }, name)
                    }
                    onRest={endGesture}
                  />
                );
              })}
        </>
      )}
    </div>
  );
}

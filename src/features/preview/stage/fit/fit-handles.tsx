import { useLingui } from '@lingui/react/macro';
import { MoveHorizontal, RotateCw, Spline } from 'lucide-react';
import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import type { Wrap } from '#engine/skin/geometry/wrap.ts';
import { wrapControls } from '#engine/skin/preview-defaults.ts';
import type { WrapCorrection } from '#engine/skin/scene.ts';
import { clamp, type Shape } from '../../try-on/placement.ts';
import type { Tattoo } from '../../try-on/try-on.ts';
import { usePreview } from '../../use-preview.ts';
import { distanceOf, type ScreenPoint } from '../pinch.ts';
import type { View } from '../view.ts';
import { bulgedBy, type HeldFit, ledAround, sideMovedBy, turnedBy } from './corrections.ts';
import { type FitFrame, fitFrameOf, halfWidthOf, placeIn, seenFrom } from './fit-frame.ts';
import { FitHandle } from './fit-handle.tsx';
import { FitLines } from './fit-lines.tsx';

interface FitHandlesProps {
  tattoo: Tattoo;
  wrap: Wrap;
  view: View;
  stage: Shape;
  /** Where a finger is that drags a handle; null when it is lifted. */
  onFinger: (at: ScreenPoint | null) => void;
}

/** Steps of the arrow keys; widths in photo units. */
const steps = { deg: 1, width: 0.005, roundness: wrapControls.roundness.step } as const;
/** Handles stay this far inside of the stage, in CSS pixels, wherever the limb reaches. */
const inset = 26;
/** And this far from the limb's middle, so that those of a thin limb can be told apart. */
const leastApart = 42;
/** How far along the limb its direction is held, in its half widths, and where there is no limb, in the design's. */
const endAt = 1.6;

/** What the engine took for the limb, to be put right by hand: its direction, both sides, and how round it is. */
export function FitHandles({ tattoo, wrap, view, stage, onFinger }: FitHandlesProps) {
  const { t } = useLingui();
  const { alter, endGesture } = usePreview();
  const { correction = {} } = tattoo.wrap;
  const frame = fitFrameOf(wrap, tattoo.placement.centre, correction);
  const held: HeldFit = { correction, frame };
  const change = (to: WrapCorrection) => alter({ wrap: { ...tattoo.wrap, correction: to } }, 'fit');
  const half = halfWidthOf(frame);
  const end = placeIn(frame, endAt * (half || tattoo.placement.width), 0);
  const { axisDeg, width, roundness } = wrapControls;
  const middle = view.toScreen(frame.middle);
  const at = (place: PhotoPoint): ScreenPoint => {
    const { x, y } = view.toScreen(place);
    const away = Math.max(1, leastApart / Math.max(1, distanceOf(middle, { x, y })));
    return {
      x: clamp(middle.x + (x - middle.x) * away, inset, stage.width - inset),
      y: clamp(middle.y + (y - middle.y) * away, inset, stage.height - inset),
    };
  };
  const deg = correction.axisDeg ?? axisDeg.initial;
  const wide = Math.round(100 * (correction.width ?? width.initial));
  return (
    <>
      <FitLines frame={frame} end={end} depth={frame.roundness * half} view={view} />
      <FitHandle
        label={t`Direction of the limb`}
        at={at(end)}
        value={deg}
        min={axisDeg.min}
        max={axisDeg.max}
        text={`${Math.round(deg)}°`}
        onTake={(from) => (to) => change(ledAround(held, view.toPhoto(from), view.toPhoto(to)))}
        onStep={(by) => change(turnedBy(held, by * steps.deg))}
        onRest={endGesture}
        onFinger={onFinger}
      >
        <RotateCw size={15} aria-hidden />
      </FitHandle>
      {frame.sides?.map((place, order) => {
        const side = order === 0 ? -1 : 1;
        return (
          <FitHandle
            key={side}
            label={order === 0 ? t`One side of the limb` : t`Other side of the limb`}
            at={at(place)}
            value={wide}
            min={100 * width.min}
            max={100 * width.max}
            text={t`Width ${wide} %`}
            onTake={(from) => (to) =>
              change(sideMovedBy(held, side, side * movedBy(frame, view, from, to).aside))
            }
            onStep={(by) => change(sideMovedBy(held, side, by * steps.width))}
            onRest={endGesture}
            onFinger={onFinger}
          >
            <MoveHorizontal size={15} aria-hidden style={{ rotate: `${angleOf(frame.across)}rad` }} />
          </FitHandle>
        );
      })}
      {frame.sides && (
        <FitHandle
          label={t`Roundness of the limb`}
          at={at(placeIn(frame, -frame.roundness * half, 0))}
          value={frame.roundness}
          min={roundness.min}
          max={roundness.max}
          text={`${Math.round(100 * frame.roundness)} %`}
          onTake={(from) => (to) => change(bulgedBy(held, -movedBy(frame, view, from, to).up))}
          onStep={(by) => change(bulgedBy(held, by * steps.roundness * half))}
          onRest={endGesture}
          onFinger={onFinger}
        >
          <Spline size={15} aria-hidden />
        </FitHandle>
      )}
    </>
  );
}

function movedBy(
  frame: FitFrame,
  view: View,
  from: ScreenPoint,
  to: ScreenPoint,
): { up: number; aside: number } {
  const [start, stop] = [seenFrom(frame, view.toPhoto(from)), seenFrom(frame, view.toPhoto(to))];
  return { up: stop.up - start.up, aside: stop.aside - start.aside };
}

function angleOf({ x, y }: PhotoPoint): number {
  return Math.atan2(y, x);
}

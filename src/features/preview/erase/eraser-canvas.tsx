import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ErasePoint, EraseStroke } from '#engine/skin/scene.ts';
import { Loupe } from '../loupe/loupe.tsx';
import { useFinger } from '../loupe/use-finger.ts';
import { clamp, type Shape } from '../try-on/placement.ts';
import { type DesignBox, type Eraser, erasePoint, strokeOf } from './stroke-recorder.ts';

interface EraserCanvasProps {
  /** The design with everything erased so far. */
  canvas: HTMLCanvasElement;
  design: Shape;
  eraser: Eraser;
  isOn: boolean;
  onStroke: (stroke: EraseStroke) => void;
}

/** How far an arrow key leads the eraser, in CSS pixels. */
const keyStep = 12;
const keySteps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** The design, large, to erase from with finger, pen, mouse or keys. */
export function EraserCanvas({ canvas, design, eraser, isOn, onStroke }: EraserCanvasProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const points = useRef<ErasePoint[] | null>(null);
  const [trail, setTrail] = useState<readonly ErasePoint[]>([]);
  const { finger, follow: followFinger, lift } = useFinger();
  const [ring, setRing] = useState<{ x: number; y: number } | null>(null);

  useEffect(() => {
    canvas.className = 'absolute inset-0 size-full';
    box.current?.prepend(canvas);
  }, [canvas]);

  const designBox = (): DesignBox =>
    box.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
  const follow = (event: PointerEvent) => {
    const place = designBox();
    const at = { x: event.clientX - place.left, y: event.clientY - place.top };
    setRing(at);
    if (!points.current) return;
    followFinger(event, at);
    const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const passed = all.length > 0 ? all : [event.nativeEvent];
    points.current.push(...passed.map((each) => erasePoint(each, place)));
    setTrail([...points.current]);
  };
  const finish = () => {
    const drawn = points.current;
    points.current = null;
    lift();
    setTrail([]);
    if (drawn) onStroke(strokeOf(drawn, eraser, designBox()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { width, height } = designBox();
    const at = ring ?? { x: width / 2, y: height / 2 };
    const step = keySteps[event.key];
    if (step) setRing({ x: clamp(at.x + step[0], 0, width), y: clamp(at.y + step[1], 0, height) });
    else if (event.key === ' ' && isOn) {
      const point = { x: at.x / width, y: at.y / height };
      onStroke(strokeOf([point], eraser, designBox()));
    } else return;
    event.preventDefault();
  };
  const aspect = design.height / design.width;
  const stroke = trail.length > 0 && (
    <path
      d={
        trail.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y * aspect}`).join('') +
        lineOfNoLength(trail)
      }
      stroke="#fffefb"
      strokeWidth={eraser.size / designBox().width}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={0.35 + 0.65 * eraser.opacity * eraser.flow}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element stands for a surface to draw on
    <div
      ref={box}
      role="group"
      aria-label={t`Design to erase from. Arrow keys lead the eraser, the space bar erases.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: erasing works by keyboard here
      tabIndex={0}
      className={`relative mx-auto touch-none select-none overflow-hidden rounded-print bg-stock shadow-print ${isOn ? 'cursor-none' : 'cursor-not-allowed'}`}
      style={{ aspectRatio: `${design.width} / ${design.height}`, width: `min(100%, ${46 / aspect}dvh)` }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (!isOn || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        points.current = [];
        follow(event);
      }}
      onPointerMove={follow}
      onPointerUp={finish}
      onPointerCancel={finish}
      onPointerLeave={() => !points.current && setRing(null)}
    >
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
        viewBox={`0 0 1 ${aspect}`}
        fill="none"
      >
        {stroke}
      </svg>
      {ring && isOn && (
        <span
          aria-hidden
          className="pointer-events-none absolute -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_1.5px_#2B4A9B,inset_0_0_0_1px_#2B4A9B]"
          style={{ left: ring.x, top: ring.y, width: eraser.size, height: eraser.size }}
        />
      )}
      {finger && (
        <Loupe
          source={canvas}
          width={1}
          place={{ x: finger.x / designBox().width, y: finger.y / designBox().width }}
          unit={designBox().width}
          at={finger}
          box={designBox()}
        >
          {stroke}
        </Loupe>
      )}
    </div>
  );
}

/** A round line cap shows a single point only when a line leads to it. */
function lineOfNoLength(points: readonly ErasePoint[]): string {
  return points.length === 1 ? 'l0 0' : '';
}

import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { areConvex, type Corner, type Corners } from '#engine/skin/paper/corners.ts';
import { Loupe } from '../loupe/loupe.tsx';
import { useFinger } from '../loupe/use-finger.ts';
import { clamp, type Shape } from '../try-on/placement.ts';

interface SheetCornersProps {
  /** The photo's address; it is shown as it is. */
  url: string;
  /** Null where the sheet fills the photo: there is nothing to be moved. */
  corners: Corners | null;
  onMove: (corners: Corners) => void;
  /** A corner was let go. */
  onRest: () => void;
}

const keySteps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Shares of the photo that an arrow key moves a corner by, without Shift and with it. */
const [fine, coarse] = [0.003, 0.03];

/** A photo of a sheet, with handles at its corners to drag or to move by arrow keys. */
export function SheetCorners({ url, corners, onMove, onRest }: SheetCornersProps) {
  const { t } = useLingui();
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Shape>({ width: 3, height: 4 });
  const held = useRef<number | null>(null);
  const { finger, follow, lift } = useFinger();
  const names = [t`Upper left corner`, t`Upper right corner`, t`Lower right corner`, t`Lower left corner`];
  const box = (): DOMRect => image.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);

  const moveTo = (place: number, to: Corner) => {
    if (!corners) return;
    const at = { x: clamp(to.x, 0, 1), y: clamp(to.y, 0, 1) };
    const moved = corners.map((each, i) => (i === place ? at : each)) as unknown as Corners;
    if (areConvex(moved)) onMove(moved);
  };
  const drag = (event: PointerEvent) => {
    if (held.current === null) return;
    const { left, top, width, height } = box();
    const at = { x: event.clientX - left, y: event.clientY - top };
    moveTo(held.current, { x: at.x / width, y: at.y / height });
    follow(event, at);
  };
  const release = () => {
    if (held.current === null) return;
    held.current = null;
    lift();
    onRest();
  };
  const onKeyDown = (event: KeyboardEvent, place: number, { x, y }: Corner) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? coarse : fine;
    moveTo(place, { x: x + step[0] * by, y: y + step[1] * by });
  };
  const under = held.current === null ? null : corners?.[held.current];
  return (
    <div
      className="relative mx-auto touch-none select-none"
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        width: `min(100%, ${(46 * size.width) / size.height}dvh)`,
      }}
    >
      <img
        ref={image}
        src={url}
        alt={t`The drawing on its sheet`}
        draggable={false}
        className="size-full rounded-inner"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
      />
      {corners && (
        <svg
          aria-hidden
          className="pointer-events-none absolute inset-0 size-full"
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          fill="none"
        >
          <path d={`M0 0H1V1H0Z${pathOf(corners)}`} fill="#17181C" fillOpacity=".45" fillRule="evenodd" />
          <path d={pathOf(corners)} stroke="#fff" strokeWidth="4" vectorEffect="non-scaling-stroke" />
          <path d={pathOf(corners)} stroke="#2B4A9B" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      {corners?.map((corner, place) => {
        const name = names[place];
        const [across, down] = [Math.round(100 * corner.x), Math.round(100 * corner.y)];
        return (
          <button
            key={name}
            type="button"
            aria-label={t`${name}: ${across} % across, ${down} % down. Arrow keys move it.`}
            className="absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full outline-offset-[-6px] active:cursor-grabbing"
            style={{ left: `${100 * corner.x}%`, top: `${100 * corner.y}%` }}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              held.current = place;
            }}
            onPointerMove={drag}
            onPointerUp={release}
            onPointerCancel={release}
            onKeyDown={(event) => onKeyDown(event, place, corner)}
            onKeyUp={(event) => keySteps[event.key] && onRest()}
          >
            <span className="size-5 rounded-full border-[3.5px] border-[#2B4A9B] bg-white shadow-pop" />
          </button>
        );
      })}
      {finger && under && image.current && (
        <Loupe
          source={image.current}
          width={1}
          place={{ x: under.x, y: (under.y * size.height) / size.width }}
          unit={box().width}
          at={finger}
          box={box()}
        />
      )}
    </div>
  );
}

function pathOf(corners: Corners): string {
  return `${corners.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')}Z`;
}

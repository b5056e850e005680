import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import type { Ruler } from '#engine/skin/geometry/real-size.ts';
import { InkMarks } from '../cover/ink-marks.tsx';
import { usePreview } from '../use-preview.ts';
import { Painted, pathOf } from './painted.tsx';
import type { View } from './view.ts';

interface StageMarksProps {
  view: View;
  /** A stroke of a brush under way. */
  painted: readonly PhotoPoint[] | null;
  measured: Pick<Ruler, 'from' | 'to'> | null;
}

/** What is being painted or measured, and the taps so far. */
export function StageMarks({ view, painted, measured }: StageMarksProps) {
  const { tryOn, tool } = usePreview();
  const length = measured ?? (tool.kind === 'measure' ? tryOn.ruler : null);
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
      fill="none"
    >
      <InkMarks view={view} />
      <Painted painted={painted} placeOf={(point) => view.toScreen(point)} unit={view.unit} />
      {tool.kind === 'tap' &&
        tryOn.taps.map((tap) => {
          const { x, y } = view.toScreen(tap);
          return (
            <circle
              key={`${tap.x} ${tap.y}`}
              cx={x}
              cy={y}
              r="7"
              fill={tap.isSkin ? '#fff' : '#17181C'}
              stroke={tap.isSkin ? '#2B4A9B' : '#fff'}
              strokeWidth="3"
            />
          );
        })}
      {length && <Measure view={view} {...length} />}
    </svg>
  );
}

function Measure({ view, from, to }: Pick<Ruler, 'from' | 'to'> & { view: View }) {
  const ends = [view.toScreen(from), view.toScreen(to)];
  return (
    <>
      <path d={pathOf(ends)} stroke="#fff" strokeWidth="5" />
      <path d={pathOf(ends)} stroke="#2B4A9B" strokeWidth="2.5" />
      {ends.map(({ x, y }, place) => (
        <circle
          key={place === 0 ? 'from' : 'to'}
          cx={x}
          cy={y}
          r="6"
          fill="#fff"
          stroke="#2B4A9B"
          strokeWidth="3"
        />
      ))}
    </>
  );
}

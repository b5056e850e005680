import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import type { Ruler } from '#engine/skin/geometry/real-size.ts';
import { InkMarks, inkColour } from '../cover/ink-marks.tsx';
import { usePreview } from '../use-preview.ts';
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
      {painted && (tool.kind === 'brush' || tool.kind === 'brush-ink') && (
        <path
          d={pathOf(painted, view)}
          stroke={tool.kind === 'brush-ink' ? inkColour(tool) : tool.isSkin ? '#A3B6FF' : '#17181C'}
          strokeWidth={tool.diameter * view.unit}
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity=".5"
        />
      )}
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
      <path d={pathOf([from, to], view)} stroke="#fff" strokeWidth="5" />
      <path d={pathOf([from, to], view)} stroke="#2B4A9B" strokeWidth="2.5" />
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

/** A single point is a line of no length, which a round brush still shows. */
function pathOf(points: readonly PhotoPoint[], view: View): string {
  const [first] = points;
  const all = points.length === 1 && first ? [first, first] : points;
  const seen = all.map((point) => view.toScreen(point));
  return seen.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import { usePreview } from '../use-preview.ts';

/** A stroke of the skin brush under way, as a part of an SVG in photo units. */
export function Painted({ painted }: { painted: readonly PhotoPoint[] | null }) {
  const { tool } = usePreview();
  const [first] = painted ?? [];
  if (!painted || !first || tool.kind !== 'brush') return null;
  // A single point is a line of no length, which a round brush still shows.
  const all = painted.length === 1 ? [first, first] : painted;
  return (
    <path
      d={all.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
      stroke={tool.isSkin ? '#A3B6FF' : '#17181C'}
      strokeWidth={tool.diameter}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity=".5"
    />
  );
}

import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import { inkColour } from '../cover/ink-marks.tsx';
import { usePreview } from '../use-preview.ts';
import type { ScreenPoint } from './pinch.ts';

interface PaintedProps {
  painted: readonly PhotoPoint[] | null;
  /** From the photo to the units of the SVG, and how many of these a photo unit takes; the SVG's own are photo units. */
  placeOf?: (point: PhotoPoint) => ScreenPoint;
  unit?: number;
}

/** A stroke of a brush under way, as a part of an SVG. */
export function Painted({ painted, placeOf = (point) => point, unit = 1 }: PaintedProps) {
  const { tool } = usePreview();
  if (!painted || (tool.kind !== 'brush' && tool.kind !== 'brush-ink')) return null;
  return (
    <path
      d={pathOf(painted.map(placeOf))}
      stroke={tool.kind === 'brush-ink' ? inkColour(tool) : tool.isSkin ? '#A3B6FF' : '#17181C'}
      strokeWidth={tool.diameter * unit}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity=".5"
    />
  );
}

/** A single point is a line of no length, which a round brush still shows. */
export function pathOf(points: readonly ScreenPoint[]): string {
  const [first] = points;
  const all = points.length === 1 && first ? [first, first] : points;
  return all.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

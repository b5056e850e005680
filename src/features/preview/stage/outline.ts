import { type DesignPoint, photoPlace, type Wrap } from '#engine/skin/geometry/wrap.ts';
import type { ScreenPoint } from './pinch.ts';
import type { View } from './view.ts';

const gridLines = 8;
const stepsPerLine = 16;

export interface Outline {
  /** SVG paths in stage pixels. */
  readonly grid: string;
  readonly edge: string;
  /** Corners that face the viewer, clockwise from the top left. */
  readonly corners: readonly (ScreenPoint | undefined)[];
  readonly middle: ScreenPoint | undefined;
  /** Where the handle for turning is: above the middle of the design's upper edge. */
  readonly turner: ScreenPoint | undefined;
}

const cornerPlaces: readonly DesignPoint[] = [
  { u: 0, v: 0 },
  { u: 1, v: 0 },
  { u: 1, v: 1 },
  { u: 0, v: 1 },
];
/** CSS pixels. */
const turnerDistance = 44;

/** The mesh that shows how a design lies on the body. */
export function outlineOf(wrap: Wrap, view: View): Outline {
  const seen = (place: DesignPoint): ScreenPoint | undefined => {
    const point = photoPlace(wrap, place);
    return point && view.toScreen(point);
  };
  const across = (v: number) => pathOf((share) => seen({ u: share, v }));
  const down = (u: number) => pathOf((share) => seen({ u, v: share }));
  const inner = Array.from({ length: gridLines - 1 }, (_, line) => (line + 1) / gridLines);
  return {
    grid: inner.map((share) => across(share) + down(share)).join(''),
    edge: across(0) + across(1) + down(0) + down(1),
    corners: cornerPlaces.map(seen),
    middle: seen({ u: 0.5, v: 0.5 }),
    turner: turnerOf(seen({ u: 0.5, v: 0.5 }), seen({ u: 0.5, v: 0.02 })),
  };
}

/** A line is broken where it goes round the far side. */
function pathOf(at: (share: number) => ScreenPoint | undefined): string {
  let path = '';
  let isDrawing = false;
  for (let step = 0; step <= stepsPerLine; step++) {
    const point = at(step / stepsPerLine);
    if (point) path += `${isDrawing ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    isDrawing = point !== undefined;
  }
  return path;
}

function turnerOf(middle: ScreenPoint | undefined, top: ScreenPoint | undefined): ScreenPoint | undefined {
  if (!middle || !top) return undefined;
  const [x, y] = [top.x - middle.x, top.y - middle.y];
  const length = Math.hypot(x, y) || 1;
  const far = (length + turnerDistance) / length;
  return { x: middle.x + x * far, y: middle.y + y * far };
}

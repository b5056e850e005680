import { type DesignPoint, photoPlace, type Wrap } from '#engine/skin/geometry/wrap.ts';
import type { Shape } from '../try-on/placement.ts';
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
  /** Where the handle for turning is: above the design, or below it where there is no room above. */
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
/** Above it lie the badges, and at the other borders a handle would be cut off. CSS pixels. */
const margin = { top: 64, others: 16 } as const;

/** The mesh that shows how a design lies on the body. */
export function outlineOf(wrap: Wrap, view: View, stage: Shape): Outline {
  const seen = (place: DesignPoint): ScreenPoint | undefined => {
    const point = photoPlace(wrap, place);
    return point && view.toScreen(point);
  };
  const across = (v: number) => pathOf((share) => seen({ u: share, v }));
  const down = (u: number) => pathOf((share) => seen({ u, v: share }));
  const middle = seen({ u: 0.5, v: 0.5 });
  const turners = [0.02, 0.98].map((v) => turnerOf(middle, seen({ u: 0.5, v })));
  const inner = Array.from({ length: gridLines - 1 }, (_, line) => (line + 1) / gridLines);
  return {
    grid: inner.map((share) => across(share) + down(share)).join(''),
    edge: across(0) + across(1) + down(0) + down(1),
    corners: cornerPlaces.map(seen),
    middle,
    turner: turners.find((turner) => turner && isOnStage(turner, stage)) ?? turners[0],
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

function isOnStage({ x, y }: ScreenPoint, { width, height }: Shape): boolean {
  const { top, others } = margin;
  return x > others && x < width - others && y > top && y < height - others;
}

function turnerOf(middle: ScreenPoint | undefined, edge: ScreenPoint | undefined): ScreenPoint | undefined {
  if (!middle || !edge) return undefined;
  const [x, y] = [edge.x - middle.x, edge.y - middle.y];
  const length = Math.hypot(x, y) || 1;
  const far = (length + turnerDistance) / length;
  return { x: middle.x + x * far, y: middle.y + y * far };
}

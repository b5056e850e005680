import { spline } from '../geometry/curve.ts';
import { clamp, lerp } from '../geometry/interval.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Pigment } from '../paint/palette.ts';
import type { LineWeights, Pen } from '../paint/pen.ts';
import { smoothly } from './plane-sampling.ts';
import type { ReliefLook } from './relief-look.ts';
import { plainRelief } from './relief-look.ts';
import type { LineRole, RegionLook, SculptedView } from './sculpted-view.ts';
import { strokesOver } from './strokes.ts';

/** Draws a view of a sculpture on the canvas's square, in whatever style the canvas has. */
export function drawView(canvas: Canvas, view: SculptedView): void {
  const { isInverted, facets, sizePx } = canvas.kit;
  // Solid black and facets have a contour of their own; all others get one that swells with the shadow.
  const hasContour = isInverted || facets !== null;
  canvas.layer(
    (pen) => drawMarks(pen, view, { isSolid: isInverted, hasContour, isFolded: facets !== null, sizePx }),
    hasContour ? {} : { contour: 0 },
  );
}

interface Setting {
  readonly isSolid: boolean;
  /** Whether the layer has a contour of its own. */
  readonly hasContour: boolean;
  readonly isFolded: boolean;
  readonly sizePx: number;
}

function drawMarks(pen: Pen, view: SculptedView, { isSolid, hasContour, isFolded, sizePx }: Setting): void {
  const relief = pen.kit.relief ?? plainRelief;
  drawRegions(pen, view, relief);
  if (relief.hasBlackShadows && !isSolid && view.shadows.deep.length > 0)
    pen.fill(view.shadows.deep, { black: 'always', rule: 'evenodd' });
  // On facets hair would hide the folds.
  if (!isSolid && pen.hasDetail && !isFolded) {
    drawHair(pen, view, relief, sizePx);
    drawWhips(pen, view, relief, sizePx);
  }
  drawLines(pen, view, hasContour);
  for (const { at, radius } of view.glints) pen.fill(disc(at, radius), { pigment: 'foam', tone: 0 });
}

/** The whole silhouette in the first region's colour, so that no seam shows, and each region on it. */
function drawRegions(pen: Pen, view: SculptedView, { shade }: ReliefLook): void {
  const lightAt = smoothly(view.light);
  const first = view.regions[0];
  const look = (region: RegionLook) => {
    const albedo = pen.isColored && !region.isShaded ? lerp(1, region.albedo, 0.3) : region.albedo;
    // What is told by being dark is dark in the palest style, too.
    const strength = region.isShaded ? Math.max(shade, darkest) : shade;
    // The brightest stays bare, and the deepest is as dark as it gets.
    const tone = (x: number, y: number) => clamp((0.88 - (lightAt(x, y) / 255) * albedo) / 0.72) * strength;
    return region.isBlack
      ? ({ black: 'always', rule: 'evenodd' } as const)
      : ({ pigment: pigmentOf(region, pen), tone, rule: 'evenodd' } as const);
  };
  if (first) pen.fill(view.silhouette, look(first));
  for (const { region, rings } of view.cells) {
    const own = view.regions[region];
    if (own && region > 0) pen.fill(rings, look(own));
  }
}

/** Black fur is grey where it is lit; a style whose colours are pale inks it instead. */
function pigmentOf({ pigment, isShaded }: RegionLook, { kit, isColored }: Pen): Pigment {
  const isInked = isColored && (kit.inked?.share ?? 0) > 0 && kit.inked?.slots.includes('dark');
  return isInked && isShaded && pigment === 'steel' ? 'dark' : pigment;
}

/** How much of its shade a dark coat has at least. */
const darkest = 0.74;

function drawHair(pen: Pen, view: SculptedView, { hair }: ReliefLook, sizePx: number): void {
  if (!hair) return;
  const least = leastGapPx / (sizePx / 2);
  const strokes = strokesOver(
    view,
    {
      gapOn: ({ fur, isShaded }) =>
        fur ? Math.max(least, (fur.gap / 50) * hair.spread * (isShaded ? denser : 1)) : null,
      lengthOn: ({ fur }) => (fur?.length ?? 0) / 50,
      chance: (shade) => (shade < 0.14 ? 0.12 : 0.16 + 0.84 * clamp(shade * 1.25)),
    },
    pen.random,
  );
  for (const { points, shade } of strokes)
    pen.stroke(
      points,
      (share) => hair.widthPx * (0.7 + 0.9 * shade) * Math.min(1, 0.35 + 4 * share) * (1 - share * share),
    );
}

/** A dark coat has its hairs nearer to each other. */
const denser = 0.66;

/** Hairs nearer to each other than this run together. */
const leastGapPx = 5;

function drawWhips(pen: Pen, view: SculptedView, { whips }: ReliefLook, sizePx: number): void {
  if (!whips) return;
  const gap = whips.gapPx / (sizePx / 2);
  const strokes = strokesOver(
    view,
    {
      gapOn: ({ fur, isBlack, isPlain }) => (fur || isBlack || isPlain ? null : gap),
      lengthOn: (_, shade) => (whips.lengthPx / (sizePx / 2)) * (0.4 + shade),
      chance: (shade) => clamp((shade - 0.5) * 2),
    },
    pen.random,
  );
  for (const { points } of strokes) pen.stroke(points, (share) => whips.widthPx * (1 - share));
}

/** The width of each role's lines. */
function widthOf(role: LineRole, { contour, inner, detail }: LineWeights): number {
  const widths: Readonly<Record<LineRole, number>> = {
    outline: contour,
    edge: inner * 1.35,
    border: inner,
    crease: inner * 0.9,
    fold: detail * 1.35,
    decal: detail * 1.3,
  };
  return widths[role];
}

function drawLines(pen: Pen, view: SculptedView, hasContour: boolean): void {
  for (const { role, points, widths } of view.lines) {
    if (hasContour && role === 'outline') continue;
    if (!pen.hasDetail && role === 'fold') continue;
    const full = widthOf(role, pen.weight);
    const last = widths.length - 1;
    // Knots lie close where the line bends, so that a share of the knots is near enough a share of the way.
    pen.stroke(spline(points, 4), shareOfKnots(widths, full, last));
  }
}

function shareOfKnots(widths: readonly number[], full: number, last: number): (share: number) => number {
  return (share) => {
    const at = share * last;
    const i = Math.min(last - 1, Math.floor(at));
    return full * lerp(widths[i] as number, widths[i + 1] as number, at - i);
  };
}

function disc([x, y]: readonly [number, number], radius: number): [number, number][] {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 6) * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

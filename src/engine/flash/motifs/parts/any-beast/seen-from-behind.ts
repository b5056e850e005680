import { boundsOfPoints, heightOf, widthOf } from '../../../geometry/bounds.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Polyline } from '../../../geometry/point.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import { Canvas } from '../../../paint/canvas.ts';
import type { Layer } from '../../../paint/layer.ts';
import type { Mark, StrokeMark } from '../../../paint/mark.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides, drawHairs } from './fur.ts';
import type { Coat } from './sitting-body.ts';
import { drawTail } from './sitting-body.ts';

/** A head without its face: all that it covers is coat, and only its ears keep their outlines. */
export function withoutFace(layer: Layer, { coat, limbs }: Coat, kit: Canvas['kit']): Layer {
  if (layer.kind !== 'drawn') return layer;
  const ears = earsOf(layer.marks);
  const own = new Canvas(kit);
  own.layer((pen) => pen.fill(outlined('0 0!, 1 0!, 1 1!'), { pigment: coat, tone: 0.3 }));
  const [bare] = own.layers.flatMap((of) => (of.kind === 'drawn' ? of.marks : []));
  if (bare?.kind !== 'fill') return layer;
  const { color, tone, ink } = bare;
  const fills = layer.marks.flatMap((mark): Mark[] =>
    mark.kind === 'fill' && !mark.isOverlay ? [{ ...mark, color, tone, ink }] : [],
  );
  return { ...layer, marks: [...fills, ...(limbs ? filled(ears, limbs, kit) : ears)] };
}

/** Ears of another colour than the head. */
function filled(ears: readonly StrokeMark[], pigment: Pigment, kit: Canvas['kit']): Mark[] {
  const own = new Canvas(kit);
  own.layer((pen) => {
    for (const { points } of ears) pen.fill(points, { pigment, tone: 0.4, line: pen.weight.inner });
  });
  return own.layers.flatMap((layer) => (layer.kind === 'drawn' ? layer.marks : []));
}

/** The largest line on each side that does not come near the middle. */
function earsOf(marks: readonly Mark[]): StrokeMark[] {
  const strokes = marks.filter((mark) => mark.kind === 'stroke').filter(({ isErasing }) => !isErasing);
  return [-1, 1].flatMap((side) => {
    const own = strokes.filter(({ points }) => points.every(([x]) => x * side > 0.1));
    const [first] = own.toSorted((a, b) => areaOf(b.points) - areaOf(a.points));
    return first ?? [];
  });
}

function areaOf(points: Polyline): number {
  const bounds = boundsOfPoints(points);
  return widthOf(bounds) * heightOf(bounds);
}

/** A sitting body with its back to us; its neck is at (0, -0.2). */
export function drawBackOfBody(pen: Pen, { coat, light, limbs = coat, tail }: Coat, isBroad: boolean): void {
  const { inner } = pen.weight;
  const shade = (x: number) => clamp(0.12 + 0.65 * smoothstep(0.1, 0.58, Math.abs(x + 0.06)));
  drawTail(pen, { coat, light, tail });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.24 1.06, 0.5 1.0, 0.72 1.08, 0.74 1.2, 0.5 1.25, 0.26 1.2'), {
      pigment: limbs,
      tone: 0.45,
      line: inner,
    }),
  );
  pen.fill(isBroad ? broadBack : slimBack, { pigment: coat, tone: shade, line: inner * 1.1 });
  if (isBroad && limbs !== coat)
    drawBothSides(pen, (side) =>
      side.fill(outlined('0.2 -0.28!, 0.4 -0.18, 0.58 0.12, 0.66 0.44!, 0.5 0.3, 0.3 0.1!'), {
        pigment: limbs,
        tone: 0.4,
        line: inner,
      }),
    );
  if (tail === 'scut') {
    pen.fill(
      outlined(
        '-0.26 1.0!, -0.2 0.86!, -0.08 0.8!, 0.06 0.78!, 0.2 0.84!, 0.27 0.98!, 0.24 1.14!, 0.1 1.22!, -0.1 1.22!, -0.24 1.14!',
      ),
      {
        pigment: light,
        tone: (x, y) => clamp(0.6 * (y - 0.85) + 0.8 * x),
        line: inner,
      },
    );
    drawHairs(pen, traced('-0.12 0.94, 0.0 0.9, 0.14 0.96'), [0.02, 0.14], 7);
  }
  pen.stroke(traced('0 0.14, 0.03 0.5, 0 0.94'), inner, { taper: 0.5 });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.54 0.52, 0.3 0.66, 0.26 0.94, 0.38 1.12'), inner, { taper: 0.3 });
    drawHairs(side, traced('0.1 0.2, 0.2 0.3, 0.3 0.3'), [0.02, 0.13], 5);
    drawHairs(side, traced('0.06 0.5, 0.16 0.58, 0.24 0.58'), [0.02, 0.13], 4);
  });
}

/** Where head and back meet, drawn over both. */
export function drawNape(pen: Pen): void {
  drawHairs(pen, traced('-0.34 -0.06, 0 0.04, 0.34 -0.06'), [0, 0.12], 12);
  drawHairs(pen, traced('-0.24 -0.24, 0 -0.18, 0.24 -0.24'), [0, 0.12], 8);
  pen.stroke(traced('-0.3 -0.02, -0.16 0.05, -0.02 0.06'), pen.weight.inner, { taper: 0.5 });
  for (const line of [
    '0 -0.84, 0.01 -0.66, 0 -0.5',
    '-0.09 -0.78, -0.07 -0.66, -0.06 -0.56',
    '0.09 -0.78, 0.07 -0.66, 0.06 -0.56',
  ])
    pen.stroke(traced(line), pen.weight.detail * 1.2, { taper: 0.6 });
}

const slimBack = symmetric(
  '0 -0.36, 0.24 -0.3, 0.36 0.02, 0.48 0.36, 0.6 0.7, 0.58 1.0, 0.46 1.16, 0.2 1.2, 0 1.18',
);
const broadBack = symmetric('0 -0.34, 0.34 -0.24, 0.54 0.08, 0.66 0.46, 0.7 0.84, 0.6 1.1, 0.3 1.2, 0 1.18');

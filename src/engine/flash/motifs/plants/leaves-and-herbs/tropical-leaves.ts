import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawMonsteraLeaf } from '../../parts/plants/monstera-leaf.ts';

/** A fan of jungle leaves: a palm frond, a banana leaf and the split leaf of a monstera. */
export const tropicalLeaves: Motif = {
  name: 'tropical-leaves',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => drawFrond(pen, '0 1.2, 0.4 0.3, 0.86 -0.4, 1.4 -0.76'), { contour: 0.7 });
    canvas.layer((pen) => drawBananaLeaf(pen, '0 1.2, -0.1 0.2, -0.04 -0.8, 0.26 -1.6', 0.4), {
      contour: 0.8,
    });
    canvas.layer((pen) => drawFrond(pen, '0 1.2, -0.5 0.5, -1.0 0.2, -1.5 0.24'), { contour: 0.7 });
    canvas.layer((pen) => drawMonsteraLeaf(pen.at({ at: [-0.46, 0.22], angleRad: -0.7, scale: 1.06 })), {
      contour: 0.8,
    });
    canvas.layer(
      (pen) => drawMonsteraLeaf(pen.at({ at: [0.5, 0.62], angleRad: 0.9, scale: 0.84, isFlipped: true })),
      { contour: 0.8 },
    );
  },
};

export const bananaLeaf: Motif = {
  name: 'banana-leaf',
  tinted: ['leafLight'],
  draw: (canvas) =>
    canvas.layer((pen) => drawBananaLeaf(pen, '-0.7 1.5, -0.4 0.6, 0.06 -0.4, 0.8 -1.3', 0.5)),
};

/** A broad blade along the line, ribbed across and torn here and there down to the rib. */
function drawBananaLeaf(pen: Pen, knots: string, half: number): void {
  const { inner, detail } = pen.weight;
  const spine = traced(knots, 16);
  const last = spine.length - 1;
  const blade = ribbon(
    spine,
    (t) => 0.02 + half * Math.max(0, Math.sin(Math.PI * clamp((t - 0.16) / 0.84))) ** 0.62,
  );
  const torn = (edge: readonly Point[], tears: readonly number[]): Point[] =>
    edge.flatMap((point, i): Point[] => {
      if (!tears.includes(i)) return [point];
      const [x, y] = point;
      const [sx, sy] = pointAt(spine, i - 3);
      return [point, [sx + 0.3 * (x - sx), sy + 0.3 * (y - sy)]];
    });
  const [left, right] = [torn(blade.left, [22, 36]), torn(blade.right, [16, 28, 40])];
  pen.fill([...left, ...right.toReversed()], { pigment: 'leafLight', tone: 0.12, line: inner * 1.1 });
  pen.fill([...spine, ...left.toReversed()], { tone: (x) => clamp(0.5 + 0.2 * x), isOverlay: true });
  for (let i = 10; i < last - 2; i += 2)
    for (const edge of [blade.left, blade.right]) {
      const [x, y] = pointAt(spine, i);
      const [ex, ey] = pointAt(edge, i + 2);
      pen.stroke(traced(`${x} ${y}, ${x + 0.86 * (ex - x)} ${y + 0.86 * (ey - y)}`), detail, {
        taper: 0.3,
        tapering: 'end',
      });
    }
  pen.fill(outlineOf(ribbon(spine, (t) => 0.04 * (1 - 0.8 * t))), {
    pigment: 'moon',
    tone: 0.1,
    line: inner,
  });
}

/** Narrow leaflets on both sides of an arching rib. */
function drawFrond(pen: Pen, knots: string): void {
  const { inner, detail } = pen.weight;
  const rib = traced(knots, 14);
  const last = rib.length - 1;
  for (let i = 12; i <= last; i += 2) {
    const along = directionRad(pointAt(rib, i - 1), pointAt(rib, i));
    const reach = 0.64 * Math.sin(Math.PI * (0.2 + (0.72 * i) / last));
    for (const side of [-1, 1]) {
      const leaflet = pen.at({ at: pointAt(rib, i), angleRad: along + side * 0.8, scale: reach });
      leaflet.fill(outlined('0 0!, 0.4 -0.1, 0.8 -0.06, 1.04 0.06!, 0.7 0.1, 0.3 0.08'), {
        pigment: 'leaf',
        tone: side > 0 ? 0.5 : 0.15,
        line: inner,
      });
      leaflet.stroke(traced('0.1 0, 0.5 0.01, 0.9 0.03'), detail, { taper: 0.4 });
    }
  }
  pen.stroke(rib, (t) => inner * (2.4 - 1.4 * t));
}

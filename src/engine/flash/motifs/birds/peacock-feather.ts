import { clamp, lerp, smoothstep, steps } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { lengthOf } from '../../geometry/point.ts';
import { outlineOf, ribbon } from '../../geometry/ribbon.ts';
import { outlined, symmetric } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

const eyeMiddle: Point = [0, -0.72];

/** A peacock's tail feather, upright: a long shaft, loose barbs and the eye at its top. */
export const peacockFeather: Motif = {
  name: 'peacock-feather',
  tinted: ['water', 'leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawFringe(pen);
        const shaft = ribbon(steps(20, 1.5, -0.5).map(shaftAt), (share) => lerp(0.035, 0.012, share));
        pen.fill(outlineOf(shaft), { pigment: 'bone', tone: 0.1, line: pen.weight.inner * 0.8 });
        drawEye(pen);
      },
      { silhouette: 'fills-and-lines', contour: 0.5 },
    );
  },
};

function shaftAt(y: number): Point {
  return [0.12 * Math.sin((y + 0.7) * 1.25), y];
}

/** The barbs: short and sparse below, long and dense around the eye, each ending in a curl. */
function drawFringe(pen: Pen): void {
  const { inner } = pen.weight;
  for (const side of [-1, 1])
    for (const [i, y] of steps(26, 0.98, -0.66).entries()) {
      const share = i / 26;
      const root = shaftAt(y);
      const length = lerp(0.1, 0.84, share ** 0.6);
      const lift = lerp(0.3, 1.15, share);
      const tip: Point = [
        root[0] + side * length * Math.cos(lift),
        root[1] - length * Math.sin(lift) + (i % 2) * 0.03,
      ];
      const middle: Point = [
        root[0] + side * length * 0.62 * Math.cos(lift * 0.7),
        root[1] - length * 0.5 * Math.sin(lift * 0.7),
      ];
      const barb = ribbon([root, middle, tip], (t) => 0.03 * Math.sin(Math.PI * (0.12 + 0.85 * t)) + 0.004);
      pen.fill(outlineOf(barb), {
        pigment: i % 3 === 0 ? 'leafLight' : 'leaf',
        tone: (x) => clamp(0.15 + 0.5 * smoothstep(0.5, 0, Math.abs(x))),
        line: inner * 0.7,
      });
    }
}

/** The eye: gold within green, blue with its notch, and a dark heart. */
function drawEye(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const at = pen.at({ at: eyeMiddle });
  for (const [i, angle] of steps(30, -2.5, 2.5).entries()) {
    const reach = 0.74 + 0.05 * (i % 2);
    const tip: Point = [Math.sin(angle) * reach * 0.82, -Math.cos(angle) * reach];
    const barb = ribbon(
      [[0, 0], [tip[0] * 0.6, tip[1] * 0.6], tip],
      (t) => 0.045 * Math.sin(Math.PI * (0.1 + 0.86 * t)),
    );
    at.fill(outlineOf(barb), {
      pigment: i % 2 ? 'leaf' : 'leafLight',
      tone: (x, y) => clamp(1 - 1.3 * lengthOf(x, y)),
      line: inner * 0.7,
    });
  }
  at.fill(symmetric('0 -0.58, 0.28 -0.48, 0.43 -0.14, 0.4 0.2, 0.22 0.46, 0 0.56'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.1 + 0.5 * smoothstep(0, 0.5, y)),
    line: inner,
  });
  at.fill(symmetric('0 -0.4, 0.2 -0.33, 0.31 -0.06, 0.28 0.18, 0.14 0.36, 0 0.42'), {
    pigment: 'waterLight',
    tone: 0.15,
    line: inner,
  });
  at.fill(heart, { pigment: 'water', black: 'uncolored', tone: (_, y) => clamp(0.5 + 0.8 * y), line: inner });
  at.fill(outlined('0 -0.02, 0.09 0.04, 0.07 0.16, 0 0.2, -0.07 0.16, -0.09 0.04'), {
    pigment: 'violet',
    tone: 0.6,
    line: detail,
  });
}

const heart = symmetric('0 -0.1!, 0.1 -0.22, 0.21 -0.1, 0.2 0.1, 0.11 0.25, 0 0.3');

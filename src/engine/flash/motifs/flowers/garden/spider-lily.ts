import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A red spider lily: narrow petals that roll back all around, and long, upswept stamens on a bare stem. */
export const spiderLily: Motif = {
  name: 'spider-lily',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawLimb(
          pen,
          { line: '0 0, 0.04 0.7, -0.04 1.6', half: [0.035, 0.04, 0.045] },
          { pigment: 'leaf', tone: (x) => clamp(0.3 + 6 * x) },
        );
        for (const direction of steps(17, -2.3, 2.3)) drawStamen(pen, direction);
        for (const i of steps(6, 6, 0)) for (const side of [-1, 1]) drawPetal(pen, side * (0.16 + 0.39 * i));
        for (const direction of [-1.3, -0.6, 0, 0.6, 1.3])
          drawPetal(pen.at({ at: [0, 0.02], scale: 0.62 }), direction + 0.1);
      },
      { silhouette: 'fills-and-lines', contour: 0.6 },
    );
  },
};

/** @param direction from straight up, in radians; the tip rolls on, away from the top, and then back */
function drawPetal(pen: Pen, direction: number): void {
  const length = pen.random.between(0.78, 0.92);
  const line: Point[] = [[0, 0]];
  const count = 26;
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const turn = direction + Math.sign(direction) * 4.2 * Math.max(0, t - 0.45) ** 1.5;
    const last = line[i - 1] ?? [0, 0];
    line.push([last[0] + (Math.sin(turn) * length) / count, last[1] - (Math.cos(turn) * length) / count]);
  }
  const petal = ribbon(line, (share) => 0.062 * Math.sin(Math.PI * (0.1 + 0.88 * share)) + 0.006);
  pen.fill(outlineOf(petal), {
    pigment: 'petal',
    tone: (px, py) => clamp(0.75 - 1.1 * lengthOf(px, py) + 0.3 * smoothstep(0.1, 0.5, py)),
    line: pen.weight.inner * 0.8,
  });
  pen.stroke(line.slice(3, -5), pen.weight.detail * 0.9, { taper: 0.5 });
}

function drawStamen(pen: Pen, direction: number): void {
  const reach = pen.random.between(1.16, 1.36);
  const line = steps(16).map((t): Point => {
    const angle = direction * (1.08 - 0.36 * t ** 1.5);
    return [Math.sin(angle) * reach * t, -Math.cos(angle) * reach * t];
  });
  const filament = ribbon(line, () => 0.011);
  pen.fill(outlineOf(filament), { pigment: 'petal', tone: 0.3, line: pen.weight.detail });
  const tip = line[line.length - 1];
  if (tip) pen.fill(circle(tip, 0.032, 14), { pigment: 'gold', tone: 0.1, line: pen.weight.detail });
}

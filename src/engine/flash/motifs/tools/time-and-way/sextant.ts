import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A navigator's sextant: its arc of degrees, index arm, mirrors and telescope. */
export const sextant: Motif = {
  name: 'sextant',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFrame(pen);
      drawTelescope(pen);
      drawMirrors(pen);
      drawIndexArm(pen);
    });
  },
};

const pivot: Point = [0, -1.0];
const [fromRad, toRad] = [Math.PI * 0.29, Math.PI * 0.71];

function band(outer: number, inner: number): Point[] {
  return [...arc(pivot, outer, fromRad, toRad), ...arc(pivot, inner, fromRad, toRad).toReversed()];
}

function drawFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const brass = { pigment: 'gold', tone: (x: number) => clamp(0.2 + 0.4 * x), line: inner } as const;
  for (const angleRad of [fromRad + 0.03, toRad - 0.03]) pen.fill(bar(angleRad, 0.06, [0, 1.9]), brass);
  pen.fill(bar(Math.PI / 2, 0.045, [0.1, 1.2]), brass);
  for (const [y, half] of [
    [0.06, 0.62],
    [0.34, 0.8],
  ] as const)
    pen.fill(
      outlined(
        `${-half} ${y}!, 0 ${y + 0.1}, ${half} ${y}!, ${half} ${y + 0.09}!, 0 ${y + 0.19}, ${-half} ${y + 0.09}!`,
      ),
      brass,
    );
  pen.fill([circle([0, -0.14], 0.26, 40), circle([0, -0.14], 0.17, 36)], { ...brass, rule: 'evenodd' });
  pen.fill(band(2.06, 1.72), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.35 * (x + y - 0.6)),
    line: inner * 1.2,
  });
  pen.fill(band(1.98, 1.82), { pigment: 'bone', tone: 0.05, line: detail * 1.2 });
  for (const [i, angle] of steps(40, fromRad + 0.03, toRad - 0.03).entries())
    pen.stroke(
      [polar(angle, 1.98, pivot), polar(angle, i % 5 === 0 ? 1.84 : 1.92, pivot)],
      detail * (i % 5 === 0 ? 1.5 : 1),
    );
}

/** A straight bar that radiates from the pivot. */
function bar(angleRad: number, half: number, [near, far]: readonly [number, number]): Point[] {
  const [dx, dy] = [Math.cos(angleRad), Math.sin(angleRad)];
  const at = (along: number, across: number): Point => [
    pivot[0] + dx * along - dy * across,
    pivot[1] + dy * along + dx * across,
  ];
  return [at(near, -half), at(far, -half), at(far, half), at(near, half)];
}

function drawTelescope(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tube = pen.at({ at: [0.3, -0.3], angleRad: 0.06 });
  const round = (_: number, y: number) => clamp(0.15 + 3.2 * (y + 0.04));
  tube.fill(outlined('-0.2 -0.12!, 0.34 -0.14!, 0.34 0.14!, -0.2 0.12!'), {
    pigment: 'dark',
    tone: round,
    line: inner * 1.1,
  });
  tube.fill(outlined('0.32 -0.11!, 0.78 -0.11!, 0.78 0.11!, 0.32 0.11!'), {
    pigment: 'gold',
    tone: round,
    line: inner,
  });
  tube.fill(outlined('0.76 -0.16!, 0.96 -0.18!, 0.96 0.18!, 0.76 0.16!'), {
    pigment: 'dark',
    tone: round,
    line: inner,
  });
  tube.fill(outlined('-0.32 -0.18!, -0.18 -0.18!, -0.18 0.18!, -0.32 0.18!'), {
    pigment: 'gold',
    tone: round,
    line: inner,
  });
  for (const x of [0.44, 0.66]) tube.stroke(traced(`${x} -0.11, ${x + 0.02} 0, ${x} 0.11`), detail * 1.4);
}

function drawMirrors(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, angleRad] of [
    [-0.5, -0.36, 0.3],
    [-0.52, -0.04, 0.5],
  ] as const) {
    const glass = pen.at({ at: [x, y], angleRad });
    glass.fill(outlined('-0.1 -0.17!, 0.1 -0.17!, 0.1 0.17!, -0.1 0.17!'), {
      pigment: 'gold',
      tone: 0.3,
      line: inner,
    });
    glass.fill(outlined('-0.065 -0.13!, 0.065 -0.13!, 0.065 0.13!, -0.065 0.13!'), {
      pigment: 'waterLight',
      tone: 0.1,
      line: detail,
    });
    glass.stroke(traced('0.03 -0.1, -0.03 0.06'), detail * 1.3, { taper: 0.4 });
  }
}

function drawIndexArm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const angleRad = Math.PI * 0.57;
  pen.fill(bar(angleRad, 0.07, [0, 1.78]), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.5 + 1.6 * (x + 0.22 * (y + 1))),
    line: inner * 1.1,
  });
  const vernier = pen.at({ at: polar(angleRad, 1.84, pivot), angleRad: angleRad - Math.PI / 2 });
  vernier.fill(outlined('-0.22 -0.16!, 0.22 -0.16!, 0.26 0.2!, -0.26 0.2!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 1.5 * x),
    line: inner,
  });
  vernier.fill(outlined('-0.15 -0.07!, 0.15 -0.07!, 0.17 0.1!, -0.17 0.1!'), {
    pigment: 'bone',
    tone: 0,
    line: detail,
  });
  for (const x of steps(6, -0.12, 0.12)) vernier.stroke(traced(`${x} 0.1, ${x} 0.02`), detail);
  vernier.fill(circle([0.34, 0.04], 0.11, 28), { pigment: 'dark', tone: 0.5, line: inner });
  pen.fill(circle(pivot, 0.17, 36), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.3 + 2 * (x + y + 1)),
    line: inner * 1.1,
  });
  pen.fill(circle(pivot, 0.06, 20), { pigment: 'dark', tone: 0.5, line: detail });
  const mirror = pen.at({ at: [0, -1.0], angleRad: 0.2 });
  mirror.fill(outlined('-0.18 -0.42!, 0.18 -0.42!, 0.18 -0.12!, -0.18 -0.12!'), {
    pigment: 'waterLight',
    tone: 0.15,
    line: inner * 1.2,
  });
  mirror.stroke(traced('0.08 -0.38, -0.06 -0.18'), detail * 1.3, { taper: 0.4 });
}

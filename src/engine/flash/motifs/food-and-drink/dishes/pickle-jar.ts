import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSprig } from '../../parts/plants/sprig.ts';

/** A jar of gherkins with a screw lid, dill and peppercorns among them. */
export const pickleJar: Motif = {
  name: 'pickle-jar',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawGlass(pen);
      for (const [x, y, scale, angleRad] of [
        [-0.02, -0.14, 0.78, 0.06],
        [-0.4, 0.22, 0.84, -0.08],
        [0.38, 0.26, 0.86, 0.12],
        [0.0, 0.4, 0.78, -0.05],
      ] as const)
        drawGherkin(pen.at({ at: [x, y], scale, angleRad }));
      drawSprig(pen.at({ at: [-0.16, 0.98], scale: 0.9, angleRad: -2.0 }), 6);
      drawGleam(pen);
      drawLid(pen);
    });
  },
};

/** One gherkin, bumpy and bent. */
export const pickle: Motif = {
  name: 'pickle',
  tinted: ['leaf'],
  leanRad: 0.5,
  draw: (canvas) => canvas.layer((pen) => drawGherkin(pen)),
};

/** Upright, about 0.9 wide and 2 high. */
function drawGherkin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.02 -0.98, 0.2 -0.9, 0.32 -0.6, 0.34 -0.3, 0.28 0.1, 0.32 0.5, 0.26 0.84, 0.02 1.0, -0.24 0.86, -0.36 0.5, -0.4 0.1, -0.36 -0.36, -0.26 -0.8',
    ),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.12 + 0.8 * smoothstep(-0.1, 0.36, x) + 0.1 * y),
      line: inner * 1.1,
    },
  );
  for (const ridge of [
    '-0.1 -0.84, -0.2 -0.2, -0.18 0.4, -0.1 0.84',
    '0.12 -0.8, 0.14 -0.2, 0.1 0.4, 0.12 0.8',
  ])
    pen.stroke(traced(ridge), detail, { taper: 0.5 });
  for (let i = 0; i < 12; i++) {
    const [u, v] = polar(i * 2.39996, Math.sqrt((i + 0.5) / 12));
    const [x, y] = [0.26 * u - 0.04, 0.8 * v];
    pen.fill(circle([x, y], 0.05, 14), {
      pigment: 'leafLight',
      tone: (px, py) => clamp(0.2 + 6 * (px - x + py - y)),
      line: detail,
    });
  }
}

function drawGlass(pen: Pen): void {
  pen.fill(symmetric('0 -0.94!, 0.56 -0.94!, 0.6 -0.76, 0.84 -0.5, 0.86 0.2, 0.84 1.1, 0.7 1.28, 0 1.32'), {
    pigment: 'moon',
    tone: (x) => clamp(0.06 + 0.4 * smoothstep(0.5, 0.86, Math.abs(x))),
    line: pen.weight.inner * 1.2,
  });
}

function drawGleam(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y] of [
    [0.6, 1.1],
    [0.5, 1.2],
    [-0.56, 1.16],
  ] as const)
    pen.fill(circle([x, y], 0.06, 16), { pigment: 'wood', tone: 0.5, line: detail });
  pen.stroke(ellipse([0, -0.6], 0.7, 0.09, 50), detail * 1.4);
  pen.stroke(traced('-0.74 -0.34, -0.76 0.2, -0.74 0.7'), inner * 1.8, { isErasing: true, taper: 0.3 });
}

function drawLid(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.64 -0.88!, -0.64 -1.2!, 0.64 -1.2!, 0.64 -0.88!, 0 -0.8'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 0.6 * x),
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, -1.2], 0.65, 0.14, 56), { pigment: 'gold', tone: 0.12, line: inner * 1.1 });
  for (let i = -5; i <= 5; i++)
    pen.stroke(
      traced(`${i * 0.11} ${-1.04 + 0.004 * (25 - i * i)}, ${i * 0.11} ${-0.92 + 0.003 * (25 - i * i)}`),
      detail * 1.3,
    );
}

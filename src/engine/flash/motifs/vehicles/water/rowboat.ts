import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawOar } from '../../parts/vehicles/oar.ts';

/** Two oars, crossed, their blades up. */
export const crossedOars: Motif = {
  name: 'crossed-oars',
  tinted: ['gold'],
  one: { draw: (canvas) => canvas.layer((pen) => drawLongOar(pen.at({ at: [0.1, 0], angleRad: 0.5 }))) },
  draw(canvas) {
    for (const side of [-1, 1])
      canvas.layer((pen) => drawLongOar(pen.at({ at: [side * 0.34, -0.4], angleRad: side * 0.62 })));
  },
};

/** A whole oar, its blade up: leather where it lies in the rowlock, and the grip. */
function drawLongOar(pen: Pen): void {
  drawLimb(
    pen,
    { line: '0 0.4, 0 1.3, 0 1.72', half: [0.045, 0.05, 0.06] },
    { pigment: 'gold', tone: (x) => clamp(0.3 + 5 * x), line: pen.weight.inner },
  );
  drawOar(pen, blade);
  for (const y of [0.2, 1.44])
    pen.fill(outlined(`-0.075 ${y}!, 0.075 ${y}!, 0.075 ${y + 0.26}!, -0.075 ${y + 0.26}!`), {
      pigment: 'wood',
      tone: (x) => clamp(0.3 + 4 * x),
      line: pen.weight.inner,
    });
}

/** A small open boat from the side and a little above, its two oars out, ripples below. */
export const rowboat: Motif = {
  name: 'rowboat',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawOar(pen.at({ at: [0.24, -0.32], angleRad: 0.72, scale: 0.86 }), blade);
      drawInside(pen);
      drawHull(pen);
      drawOar(pen.at({ at: [0.06, 0.06], angleRad: Math.PI - 0.86 }), blade);
    });
    canvas.layer(drawRipples, { contour: 0 });
  },
};

function drawInside(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(inside, { pigment: 'wood', tone: (_, y) => clamp(0.95 - 1.4 * (y + 0.34)), line: inner * 1.1 });
  for (const [x, half] of [
    [-0.62, 0.1],
    [0.16, 0.13],
    [0.78, 0.11],
  ] as const)
    pen.fill(
      outlined(
        `${x - half} -0.3!, ${x + half} -0.3!, ${x + half + 0.06} 0.02!, ${x + 0.06} 0.06, ${x - half + 0.06} 0.02!`,
      ),
      { pigment: 'gold', tone: 0.2, line: inner },
    );
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hull, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.06 + 0.8 * smoothstep(0.06, 0.56, y) + 0.25 * smoothstep(-0.7, -1.3, x)),
    line: inner * 1.2,
  });
  for (const plank of [
    '-1.34 -0.36, -0.94 0.12, -0.3 0.26, 0.5 0.25, 1.18 0.1',
    '-1.24 -0.1, -0.86 0.26, -0.26 0.38, 0.5 0.37, 1.13 0.24',
  ])
    pen.stroke(traced(plank), detail * 1.3, { taper: 0.06 });
  pen.fill(gunwale, { pigment: 'petal', tone: (x) => clamp(0.2 + 0.3 * x), line: inner });
  pen.fill(outlined('-0.04 -0.02!, 0.16 -0.02!, 0.14 0.16!, -0.02 0.16!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
}

function drawRipples(pen: Pen): void {
  const { inner } = pen.weight;
  for (const ripple of [
    '-1.5 0.44, -1.2 0.5, -0.9 0.46',
    '-1.16 0.64, -0.7 0.7, -0.2 0.64, 0.3 0.7, 0.62 0.66',
    '1.18 0.5, 1.4 0.54, 1.6 0.48',
    '-0.5 0.84, -0.1 0.88, 0.34 0.84',
  ])
    pen.stroke(traced(ripple), inner * 1.3, { taper: 0.4 });
}

const blade = '0.04 -0.66!, 0.13 -0.82, 0.15 -1.28!, 0 -1.34, -0.15 -1.28!, -0.13 -0.82, -0.04 -0.66!';
const inside = outlined(
  '-1.4 -0.64!, -0.96 -0.42, -0.3 -0.34, 0.4 -0.34, 1.04 -0.4!, 1.24 -0.12!, 0.5 0.08, -0.3 0.1, -0.96 -0.06',
);
const gunwale = outlined(
  '-1.46 -0.7!, -1.3 -0.4, -0.96 -0.08, -0.3 0.07, 0.5 0.06, 1.24 -0.14!, 1.25 -0.04!, 0.5 0.16, -0.3 0.17, -0.98 0.02, -1.34 -0.32',
);
const hull = outlined(
  '-1.46 -0.7!, -1.3 -0.4, -0.96 -0.08, -0.3 0.07, 0.5 0.06, 1.24 -0.14!, 1.1 0.36!, 0.5 0.5, -0.26 0.52, -0.8 0.42, -1.18 0.1, -1.38 -0.3',
);

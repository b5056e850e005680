import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A Venetian gondola, the gondolier leaning on his oar at the stern. */
export const gondola: Motif = {
  name: 'gondola',
  tinted: ['dark', 'petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawGondolier(pen);
      drawSeat(pen);
      drawHull(pen);
    });
    canvas.layer(
      (pen) => {
        for (const ripple of [
          '-1.5 0.98, -1.1 0.9, -0.6 1.0, 0 0.92, 0.6 1.0, 1.2 0.9, 1.6 0.98',
          '-0.9 1.16, -0.4 1.1, 0.1 1.18, 0.6 1.1',
          '-1.2 1.06, -0.9 1.02',
          '0.9 1.14, 1.2 1.06, 1.4 1.12',
        ])
          pen.stroke(traced(ripple), pen.weight.inner * 1.5, { taper: 0.3 });
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    );
  },
};

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hull, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.15 + 0.8 * smoothstep(0.5, 0.9, y) + 0.1 * x),
    line: inner * 1.3,
  });
  pen.stroke(traced('-1.4 0.26, -1.0 0.54, -0.4 0.64, 0.4 0.64, 1.0 0.52, 1.36 0.24'), inner * 1.5, {
    isErasing: true,
    taper: 0.2,
  });
  pen.stroke(traced('-0.9 0.74, -0.3 0.82, 0.4 0.82, 0.9 0.74'), detail, { isErasing: true, taper: 0.3 });
  // The iron at the bow: six teeth for the six quarters, and the doge's cap above.
  pen.fill(
    outlined(
      '-1.4 0.34!, -1.5 0.1, -1.52 -0.3, -1.62 -0.56, -1.74 -0.64!, -1.66 -0.78, -1.46 -0.82, -1.34 -0.7, -1.36 -0.5, -1.38 -0.1, -1.3 0.24!',
    ),
    { pigment: 'steel', tone: (x) => clamp(0.1 + 2 * (x + 1.5)), line: inner * 1.1 },
  );
  for (const y of [-0.4, -0.3, -0.2, -0.1, 0.0, 0.1])
    pen.fill(outlined(`-1.48 ${y - 0.03}!, -1.7 ${y - 0.01}!, -1.7 ${y + 0.03}!, -1.46 ${y + 0.03}!`), {
      pigment: 'steel',
      tone: 0.2,
      line: inner * 0.8,
    });
}

function drawSeat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.5 0.56!, -0.52 0.2, -0.4 0.02, -0.2 0.04, -0.1 0.2, 0.1 0.3, 0.14 0.56!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.5 * (x + 0.4) + 0.4 * y),
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [-0.36, 0.2],
    [-0.24, 0.3],
    [-0.38, 0.38],
  ] as const)
    pen.dot([x, y], detail * 1.8);
  pen.fill(outlined('-0.58 0.0, -0.48 -0.14, -0.3 -0.14, -0.18 -0.02!, -0.3 0.06, -0.46 0.08'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}

/** From behind his left shoulder: straw hat with a ribbon, striped jersey, sash. */
function drawGondolier(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0.3 -0.5, 0.62 0.2, 1.0 0.9, 1.08 1.08', half: [0.03, 0.032, 0.045, 0.07] },
    { pigment: 'gold', tone: 0.3, line: inner },
  );
  for (const leg of ['0.98 -0.06, 1.02 0.2, 1.08 0.5', '0.82 -0.06, 0.76 0.24, 0.78 0.58'])
    drawLimb(pen, { line: leg, half: [0.12, 0.1, 0.08] }, { pigment: 'dark', tone: 0.35, line: inner });
  const jersey = outlined('0.7 -0.66, 0.84 -0.74, 1.0 -0.7, 1.1 -0.54, 1.08 -0.08!, 0.74 -0.06!');
  pen.fill(jersey, { pigment: 'foam', tone: (x) => clamp(0.05 + 1.4 * (x - 0.85)), line: inner * 1.1 });
  for (const y of [-0.56, -0.44, -0.32, -0.2])
    pen.stroke(traced(`0.74 ${y}, 0.9 ${y + 0.03}, 1.08 ${y - 0.02}`), inner * 2);
  pen.fill(outlined('0.72 -0.12!, 1.1 -0.14!, 1.1 0.0!, 0.73 0.02!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  for (const arm of ['0.74 -0.6, 0.56 -0.46, 0.36 -0.4', '1.02 -0.58, 0.8 -0.34, 0.48 -0.16'])
    drawLimb(pen, { line: arm, half: [0.085, 0.075, 0.06] }, { pigment: 'bone', tone: 0.2, line: inner });
  pen.fill(outlined('0.7 -0.84, 0.74 -1.0, 0.94 -1.0, 0.98 -0.84, 0.84 -0.7'), {
    pigment: 'bone',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('0.56 -0.9!, 0.72 -0.98, 1.0 -1.02, 1.16 -0.98!, 1.0 -0.9, 0.74 -0.86'), {
    pigment: 'moon',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('0.7 -0.96!, 0.72 -1.14, 0.98 -1.18, 1.02 -1.0!'), {
    pigment: 'moon',
    tone: 0.1,
    line: inner,
  });
  pen.stroke(traced('0.7 -0.98, 0.86 -1.0, 1.02 -1.03'), inner * 2.2);
  pen.stroke(traced('1.02 -1.0, 1.16 -0.84, 1.12 -0.7'), inner * 1.6, { taper: 0.2 });
  pen.fill(circle([0.72, -0.84], 0.02, 8), { black: 'always', tone: 1 });
  pen.stroke(traced('0.72 -0.4, 0.78 -0.3'), detail);
}

const hull = outlined(
  '-1.46 0.3!, -1.34 0.22!, -1.1 0.42, -0.6 0.5, 0 0.52, 0.7 0.46, 1.1 0.3, 1.4 -0.12, 1.5 -0.5!, 1.62 -0.44!, 1.56 -0.02, 1.34 0.48, 1.0 0.78, 0.4 0.94, -0.4 0.94, -1.0 0.78, -1.36 0.5',
);

import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A coil machine: frame, two coils, contact screw, grip and needle; the needle points down to the left. */
export const tattooMachine: Motif = {
  name: 'tattoo-machine',
  tinted: ['petal'],
  leanRad: 0.42,
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.42 });
      drawTube(pen);
      drawFrame(pen);
      for (const x of [-0.12, 0.27]) drawCoil(pen.at({ at: [x, 0] }));
      drawArmature(pen);
    });
  },
};

function drawFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(frame, {
    pigment: 'steel',
    tone: (x, y) => clamp(0.12 + 0.5 * (x - 0.2) + 0.4 * (y + 0.2)),
    line: inner * 1.2,
  });
  for (const [x, y] of [
    [0.62, 0.28],
    [0.62, -0.5],
    [-0.55, 0.02],
  ] as const) {
    pen.fill(circle([x, y], 0.055, 20), { pigment: 'gold', tone: 0.25, line: inner });
    pen.stroke(traced(`${x - 0.04} ${y + 0.03}, ${x + 0.04} ${y - 0.03}`), detail);
  }
  pen.stroke(traced('0.62 0.1, 0.63 -0.1, 0.6 -0.34'), detail * 1.3, { taper: 0.4 });
}

function drawCoil(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.16 -0.32!, 0 -0.35, 0.16 -0.32!, 0.16 0.26!, 0 0.29, -0.16 0.26!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.25 + 3 * x),
    line: inner,
  });
  for (const y of steps(11, -0.27, 0.23)) pen.stroke(traced(`-0.16 ${y}, 0 ${y + 0.03}, 0.16 ${y}`), detail);
  for (const y of [-0.36, 0.28])
    pen.fill(outlined(`-0.19 ${y - 0.04}!, 0.19 ${y - 0.04}!, 0.19 ${y + 0.04}!, -0.19 ${y + 0.04}!`), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.6,
      line: inner,
    });
  pen.fill(outlined('-0.07 -0.47!, 0.07 -0.47!, 0.07 -0.4!, -0.07 -0.4!'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner,
  });
}

function drawArmature(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.5 -0.6!, 0.42 -0.58!, 0.42 -0.48!, -0.5 -0.48!'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.2 + 5 * (y + 0.56)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.7 -0.62!, 0.3 -0.64!, -0.1 -0.86!, -0.13 -0.82!, 0.26 -0.59!, 0.7 -0.56!'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-0.22 -1.12!, -0.06 -1.18!, 0.0 -1.06!, -0.16 -1.0!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.14 -1.2, -0.1 -0.84'), inner * 2.2);
  pen.fill(circle([-0.15, -1.25], 0.1, 24), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 3 * (x + 0.15 + y + 1.25)),
    line: inner,
  });
  for (const x of [-0.21, -0.15, -0.09]) pen.stroke(traced(`${x} -1.31, ${x} -1.19`), detail);
  pen.stroke(traced('0.68 -0.5, 0.9 -0.6, 1.02 -0.44, 0.98 -0.2, 1.1 -0.06'), inner * 1.5);
}

/** Tube, grip and tip below the front of the frame, the needle's bar within. */
function drawTube(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const steel = (x: number) => clamp(0.15 + 6 * (x + 0.45));
  pen.stroke(traced('-0.46 -0.54, -0.42 0.2'), inner * 1.3);
  pen.stroke(traced('-0.42 1.4, -0.42 1.66'), inner * 1.4, { taper: 0.5, tapering: 'end' });
  pen.fill(outlined('-0.5 0.12!, -0.34 0.12!, -0.34 0.76!, -0.5 0.76!'), {
    pigment: 'steel',
    tone: steel,
    line: inner,
  });
  pen.fill(outlined('-0.48 1.2!, -0.36 1.2!, -0.37 1.4!, -0.4 1.5!, -0.44 1.5!, -0.47 1.4!'), {
    pigment: 'steel',
    tone: steel,
    line: inner,
  });
  pen.fill(
    outlined('-0.58 0.64, -0.42 0.6, -0.26 0.64, -0.25 0.9, -0.28 1.2, -0.42 1.24, -0.56 1.2, -0.59 0.9'),
    {
      pigment: 'dark',
      tone: (x) => clamp(0.35 + 3 * (x + 0.45)),
      line: inner * 1.1,
    },
  );
  for (const y of steps(6, 0.7, 1.14))
    pen.stroke(traced(`-0.58 ${y}, -0.42 ${y + 0.03}, -0.26 ${y}`), detail * 1.2);
  for (const x of [-0.5, -0.42, -0.34]) pen.stroke(traced(`${x} 0.66, ${x} 1.2`), detail);
}

const frame = outlined(
  '-0.66 -0.1!, -0.44 -0.12!, -0.42 0.06!, -0.36 0.32!, 0.5 0.32!, 0.54 -0.5!, 0.48 -0.64, 0.58 -0.74, 0.74 -0.66!, 0.76 -0.3, 0.72 0.1, 0.78 0.4, 0.66 0.52, 0.4 0.46!, -0.3 0.46, -0.6 0.44, -0.7 0.2',
);

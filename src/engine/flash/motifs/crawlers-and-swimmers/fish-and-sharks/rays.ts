import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A stingray from above, one wing raised, its barbed whip of a tail trailing. */
const stingray: Motif = {
  name: 'stingray',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawStingray(pen.at({ angleRad: 0.5 })));
  },
};

/** A manta from above: pointed wings, the two horns at its mouth, a thin tail. */
const manta: Motif = {
  name: 'manta-ray',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => drawManta(pen.at({ angleRad: 0.4 })));
  },
};

export const rays: readonly Motif[] = [stingray, manta];

function drawStingray(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    {
      line: '0 0.5, 0.04 0.86, -0.12 1.16, -0.06 1.48, 0.2 1.68, 0.5 1.66',
      half: [0.09, 0.06, 0.045, 0.035, 0.022, 0.005],
    },
    { pigment: 'wood', tone: 0.45 },
  );
  pen.fill(outlined('-0.13 1.12!, 0.06 1.3, 0.16 1.5!, -0.02 1.42, -0.14 1.24!'), {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
  for (const isFlipped of [true, false])
    pen.at({ isFlipped }).fill(outlined('0.08 0.5!, 0.26 0.54, 0.32 0.72, 0.22 0.84, 0.08 0.74!'), {
      pigment: 'wood',
      tone: 0.5,
      line: inner,
    });
  pen.fill(disc, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.3, 1.1, Math.abs(x)) + 0.45 * smoothstep(0.1, 0.6, y)),
    line: inner * 1.2,
  });
  // The raised edge of the near wing shows its pale underside.
  pen.fill(
    outlined('-1.12 0.02!, -1.2 -0.14, -1.06 -0.24!, -0.86 -0.2, -0.66 -0.26!, -0.84 -0.1, -1.0 0.02'),
    {
      pigment: 'bone',
      tone: 0.15,
      line: inner,
    },
  );
  for (const line of [
    '0 -0.34, 0 0.1, 0 0.5',
    '0.5 -0.3, 0.66 -0.06, 0.6 0.3',
    '-0.5 -0.26, -0.6 0.0, -0.56 0.3',
  ])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.5 });
  for (const [x, y, radius] of spots)
    pen.fill(circle([x, y], radius, 18), { pigment: 'waterLight', tone: 0, line: detail * 1.1 });
  drawEyes(pen, [0.16, -0.36]);
}

function drawManta(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0 0.5, 0.02 0.9, -0.1 1.24, 0.06 1.6', half: [0.06, 0.035, 0.022, 0.005] },
    { pigment: 'water', tone: 0.5 },
  );
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.14 -0.5!, 0.2 -0.74, 0.14 -0.96, 0.26 -1.0!, 0.38 -0.8, 0.36 -0.46!'), {
      pigment: 'water',
      tone: 0.3,
      line: inner,
    }),
  );
  pen.fill(outlined('-0.2 -0.6!, 0 -0.52, 0.2 -0.6!, 0.16 -0.5, 0 -0.44, -0.16 -0.5'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(wings, {
    pigment: 'water',
    tone: (x, y) =>
      clamp(0.1 + 0.5 * smoothstep(0.2, 1.2, Math.abs(x + 0.1)) + 0.5 * smoothstep(0.0, 0.5, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.16 -0.3!, 0.36 -0.34, 0.66 -0.2, 0.8 0.0!, 0.54 -0.04, 0.3 -0.1'), {
      pigment: 'foam',
      tone: (x) => clamp(0.05 + 0.5 * (x - 0.2)),
      line: detail,
    });
    for (const line of ['0.34 0.12, 0.6 0.1, 0.94 0.16', '0.26 0.28, 0.46 0.26, 0.7 0.28'])
      side.stroke(traced(line), detail * 1.3, { taper: 0.5 });
  });
  pen.stroke(traced('0 -0.2, 0 0.14, 0 0.48'), detail * 1.4, { taper: 0.5 });
  for (const y of [0.22, 0.3, 0.38])
    pen.stroke(traced(`-0.06 ${y}, 0 ${y + 0.02}, 0.06 ${y}`), detail, { taper: 0.4 });
  drawEyes(pen, [0.34, -0.48]);
}

function drawEyes(pen: Pen, [x, y]: readonly [number, number]): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(ellipse([x, y], 0.075, 0.06, 20), { pigment: 'gold', tone: 0.1, line: inner });
    side.fill(circle([x + 0.01, y - 0.005], 0.034, 16), { black: 'always', tone: 1 });
    side.stroke(traced(`${x - 0.08} ${y + 0.1}, ${x} ${y + 0.13}, ${x + 0.08} ${y + 0.08}`), detail * 1.4, {
      taper: 0.4,
    });
  });
}

const disc = outlined(
  '0 -0.72!, 0.26 -0.62, 0.6 -0.42, 0.92 -0.12, 1.16 0.22!, 0.96 0.36, 0.66 0.46, 0.42 0.62, 0.16 0.72, 0 0.7, -0.2 0.7, -0.46 0.56, -0.72 0.36, -0.98 0.2, -1.14 -0.02, -1.06 -0.24!, -0.84 -0.22, -0.58 -0.38, -0.28 -0.6',
);
const wings = outlined(
  '0 -0.48, 0.22 -0.54, 0.42 -0.46, 0.8 -0.34, 1.2 -0.02, 1.5 0.5!, 1.16 0.28, 0.82 0.26, 0.46 0.42, 0.16 0.56, 0 0.54, -0.18 0.56, -0.46 0.4, -0.84 0.2, -1.2 0.1, -1.52 -0.26!, -1.2 -0.34, -0.84 -0.42, -0.42 -0.48, -0.22 -0.54',
);
const spots = [
  [0.36, -0.1, 0.05],
  [-0.34, -0.06, 0.055],
  [0.24, 0.2, 0.045],
  [-0.24, 0.24, 0.05],
  [0.7, 0.1, 0.05],
  [-0.72, 0.06, 0.045],
  [0.48, 0.38, 0.04],
  [-0.46, 0.4, 0.04],
  [0.88, 0.26, 0.034],
  [0.14, 0.46, 0.034],
  [-0.12, 0.5, 0.03],
  [0.56, -0.16, 0.034],
] as const;

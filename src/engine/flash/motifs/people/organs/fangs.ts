import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A vampire's open mouth: red lips, gums, a row of teeth with two long fangs. */
export const fangs: Motif = {
  name: 'fangs',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawLips(pen);
      drawTeeth(pen);
      drawUpperLip(pen);
    }),
};

function drawLips(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.6, 0.7 -0.4, 1.34 -0.1!, 1.12 0.36, 0.72 0.82, 0.3 1.02, 0 1.04'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.2, 1.2, x) + 0.5 * smoothstep(0.84, 1.04, y)),
    line: inner * 1.3,
  });
  pen.fill(mouth, { black: 'always', tone: 1, line: inner });
  pen.fill(symmetric('0 0.44, 0.3 0.4, 0.5 0.52, 0.36 0.64, 0 0.68'), {
    pigment: 'blush',
    tone: 0.3,
    line: inner,
  });
  drawGleams(pen, ['-0.5 0.84, -0.24 0.94, 0.06 0.95', '-0.72 0.72, -0.62 0.8'], inner * 1.6);
}

function drawTeeth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.5, 0.6 -0.44, 1.1 -0.14!, 0.8 -0.02, 0.4 -0.06, 0 -0.1'), {
    pigment: 'blush',
    tone: 0.25,
    line: detail,
  });
  const ivory = (x: number, y: number) => clamp(0.02 + 0.3 * Math.abs(x) + 0.3 * y);
  drawBothSides(pen, (side) => {
    for (const tooth of upper) side.fill(outlined(tooth), { pigment: 'bone', tone: ivory, line: inner });
    for (const tooth of lower) side.fill(outlined(tooth), { pigment: 'bone', tone: 0.2, line: inner });
    side.fill(outlined(fang), {
      pigment: 'foam',
      tone: (x, y) => clamp(0.02 + 1.6 * (x - 0.56) + 0.1 * y),
      line: inner * 1.2,
    });
    side.stroke(traced('0.5 0.0, 0.52 0.24, 0.5 0.42'), detail, { taper: 0.4 });
  });
}

function drawUpperLip(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.72, 0.16 -0.82, 0.32 -0.84, 0.7 -0.66, 1.38 -0.1!, 1.0 -0.2, 0.62 -0.3, 0.3 -0.32, 0 -0.26',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.45 * smoothstep(0.2, 1.2, x) + 0.4 * smoothstep(-0.46, -0.26, y)),
      line: inner * 1.3,
    },
  );
  drawGleams(pen, ['-0.36 -0.7, -0.6 -0.6, -0.8 -0.46', '0.2 -0.7, 0.36 -0.72'], inner * 1.6);
}

const mouth = symmetric('0 -0.4, 0.6 -0.36, 1.2 -0.1!, 0.96 0.26, 0.62 0.6, 0.3 0.76, 0 0.78');
const upper = [
  '0.72 -0.22!, 0.9 -0.2, 0.98 -0.12!, 0.92 0.02, 0.84 0.06, 0.74 0.02!',
  '0 -0.22!, 0.2 -0.22!, 0.21 -0.02, 0.16 0.08, 0.04 0.08, 0 0.0!',
  '0.2 -0.22!, 0.4 -0.22!, 0.4 -0.04, 0.36 0.05, 0.25 0.06, 0.2 -0.04!',
];
const fang = '0.38 -0.22!, 0.74 -0.22!, 0.72 0.06, 0.62 0.36, 0.53 0.6!, 0.46 0.36, 0.39 0.06';
const lower = [
  '0 0.6!, 0.02 0.55, 0.14 0.55, 0.17 0.62!, 0.16 0.76!, 0 0.78!',
  '0.17 0.62!, 0.2 0.53, 0.32 0.52, 0.34 0.6!, 0.33 0.72!, 0.16 0.76!',
  '0.34 0.6!, 0.38 0.48, 0.47 0.44, 0.54 0.52!, 0.5 0.64!, 0.33 0.72!',
];

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

/** A velociraptor at a run, jaws open and sickle claws spread; looks to the right. */
export const velociraptor: Motif = {
  name: 'velociraptor',
  tinted: ['leaf', 'leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLeg(pen, '0.06 0.16, 0.4 0.36, 0.36 0.66, 0.66 0.82', [0.72, 0.84], -0.3, 0.6);
      drawArm(pen.at({ at: [0.14, -0.04] }), 0.55);
      drawBody(pen);
      drawHead(pen);
      drawLeg(pen, '-0.22 0.1, -0.1 0.5, -0.52 0.72, -0.5 1.06', [-0.46, 1.12], 0.1, 0.1);
      drawArm(pen, 0.1);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(-0.1, 0.36, y + 0.1 * x) + 0.2 * smoothstep(-0.9, -1.5, x)),
    line: inner * 1.2,
  });
  pen.fill(belly, {
    pigment: 'leafLight',
    tone: (_, y) => clamp(0.1 + 0.7 * smoothstep(-0.1, 0.34, y)),
    line: detail * 1.2,
  });
  for (const stripe of stripes) pen.stroke(traced(stripe), (t) => inner * 3 * (1 - t), { taper: 0.1 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.84 -0.72!, 1.44 -0.76!, 1.36 -0.5!, 0.94 -0.52'), {
    pigment: 'petal',
    tone: (x) => clamp(1 - 1.4 * (x - 0.8)),
  });
  for (const x of [1.08, 1.2, 1.32]) drawTooth(pen, x, -0.5, -0.09);
  pen.fill(jaw, { pigment: 'leaf', tone: (_, y) => clamp(0.3 + 1.6 * (y + 0.5)), line: inner * 1.2 });
  for (const x of [1.02, 1.13, 1.24, 1.35, 1.45]) drawTooth(pen, x, -0.76, 0.1);
  pen.fill(skull, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.06 + 0.7 * smoothstep(-0.9, -0.7, y) + 0.4 * smoothstep(0.8, 0.5, x)),
    line: inner * 1.2,
  });
  drawRoundEye(pen, [0.88, -0.92], 0.08, 'gold');
  pen.stroke(traced('0.74 -0.98, 0.9 -1.04, 1.04 -0.94'), inner * 1.8, { taper: 0.3 });
  pen.dot([1.44, -0.88], inner * 1.1);
  for (const fold of ['1.06 -0.84, 1.2 -0.9, 1.34 -0.9', '0.7 -0.66, 0.72 -0.76, 0.68 -0.86'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

function drawTooth(pen: Pen, x: number, y: number, height: number): void {
  pen.fill(outlined(`${x - 0.045} ${y}!, ${x + 0.045} ${y}!, ${x + 0.005} ${y + height}!`), {
    pigment: 'foam',
    tone: 0,
    line: pen.weight.detail,
  });
}

function drawArm(pen: Pen, shade: number): void {
  const { inner } = pen.weight;
  for (const claw of [
    '0.86 0.2!, 1.0 0.22, 1.04 0.36!, 0.94 0.3',
    '0.8 0.24!, 0.9 0.32, 0.9 0.46!, 0.8 0.36',
    '0.72 0.24!, 0.78 0.36, 0.74 0.48!, 0.68 0.34',
  ])
    pen.fill(outlined(claw), { pigment: 'bone', tone: 0.1, line: inner });
  drawLimb(
    pen,
    { line: '0.48 -0.16, 0.44 0.1, 0.66 0.22, 0.82 0.22', half: [0.04, 0.1, 0.07, 0.07] },
    { pigment: 'leaf', tone: shade },
  );
}

function drawLeg(
  pen: Pen,
  line: string,
  [x, y]: readonly [number, number],
  angleRad: number,
  shade: number,
): void {
  const { inner, detail } = pen.weight;
  const foot = pen.at({ at: [x, y], angleRad });
  foot.fill(outlined('0.0 -0.14!, 0.12 -0.36, 0.3 -0.3!, 0.2 -0.2, 0.12 -0.04!'), {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
  for (const claw of [
    '0.2 -0.04!, 0.34 -0.02, 0.42 0.1!, 0.24 0.08',
    '0.1 0.02!, 0.22 0.06, 0.26 0.18!, 0.1 0.12',
  ])
    foot.fill(outlined(claw), { pigment: 'bone', tone: 0.2, line: inner });
  foot.fill(outlined('-0.12 -0.1, 0.06 -0.14, 0.28 -0.08, 0.26 0.04, 0.12 0.1, -0.1 0.06'), {
    pigment: 'leaf',
    tone: shade + 0.2,
    line: inner,
  });
  drawLimb(
    pen,
    { line, half: [0.08, 0.26, 0.12, 0.08] },
    {
      pigment: 'leaf',
      tone: (px, py) => clamp(shade + 0.6 * smoothstep(0.3, 1.0, py) + 0.2 * smoothstep(0, -0.4, px)),
    },
  );
  pen.stroke(traced('-0.3 0.14, -0.24 0.3, -0.12 0.4'), detail * 1.3, { taper: 0.4 });
}

const body = outlined(
  '0.9 -0.66, 0.74 -0.94, 0.5 -0.86, 0.4 -0.6, 0.3 -0.36, 0.04 -0.26, -0.3 -0.24, -0.66 -0.3, -1.06 -0.5, -1.4 -0.84, -1.66 -1.24!, -1.56 -0.74, -1.28 -0.3, -0.9 -0.02, -0.56 0.22, -0.2 0.34, 0.16 0.34, 0.48 0.2, 0.64 -0.06, 0.7 -0.34, 0.84 -0.52',
);
const belly = outlined(
  '0.84 -0.54!, 0.66 -0.5, 0.54 -0.28, 0.46 -0.04, 0.24 0.16, 0.0 0.34!, 0.16 0.34, 0.48 0.2, 0.64 -0.06, 0.7 -0.34!',
);
const skull = outlined(
  '0.56 -0.7, 0.6 -0.94, 0.76 -1.08, 0.96 -1.08, 1.14 -0.98, 1.36 -0.98, 1.52 -0.88, 1.52 -0.76!, 1.26 -0.76, 1.04 -0.76, 0.9 -0.66, 0.8 -0.54',
);
const jaw = outlined(
  '0.7 -0.6!, 0.88 -0.64, 1.0 -0.54, 1.2 -0.5, 1.4 -0.54!, 1.4 -0.44, 1.2 -0.38, 0.94 -0.4, 0.76 -0.48',
);
const stripes = [
  '0.48 -0.76, 0.56 -0.64, 0.56 -0.5',
  '0.36 -0.46, 0.44 -0.32, 0.42 -0.18',
  '0.1 -0.28, 0.18 -0.12, 0.16 0.02',
  '-0.16 -0.25, -0.08 -0.1, -0.1 0.04',
  '-0.46 -0.26, -0.38 -0.1, -0.42 0.04',
  '-0.76 -0.34, -0.68 -0.2, -0.74 -0.06',
  '-1.06 -0.5, -0.98 -0.36, -1.06 -0.24',
  '-1.32 -0.74, -1.28 -0.6, -1.36 -0.48',
];

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawWholeElephant } from '../../parts/any-beast/elephant-body.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

const walking: Pick<Motif, 'draw'> = {
  draw: (canvas) =>
    canvas.layer((pen) => drawWholeElephant(pen, { isTrunkRaised: canvas.kit.variant % 2 === 1 })),
};

/** An elephant's head from the front, its ears spread, its trunk hanging or raised; all of it from the side. */
export const elephant: Motif = {
  name: 'elephant',
  tinted: ['grey'],
  poses: {
    standing: walking,
    prowling: walking,
    side: walking,
    trumpeting: { draw: (canvas) => canvas.layer((pen) => drawWholeElephant(pen, { isTrunkRaised: true })) },
  },
  draw(canvas) {
    canvas.layer((pen) => drawElephant(pen, canvas.kit.variant % 2 === 1));
  },
};

const calf: Pick<Motif, 'draw'> = {
  draw: (canvas) => canvas.layer((pen) => drawWholeElephant(pen, { isTrunkRaised: true, isYoung: true })),
};

/** An elephant's calf, all of it from the side, its trunk raised. */
export const elephantCalf: Motif = {
  name: 'elephant-calf',
  tinted: ['grey'],
  poses: { standing: calf, prowling: calf, side: calf },
  ...calf,
};

/** An elephant's head, about 2.6 wide; its trunk hangs to 1.4, or is raised. */
export function drawElephant(pen: Pen, isRaised: boolean): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(ear, {
      pigment: 'grey',
      tone: (x, y) => clamp(0.85 - 0.8 * smoothstep(0.4, 1.05, x) + 0.35 * smoothstep(0.2, 0.6, y)),
      line: inner * 1.1,
    });
    side.fill(earRim, {
      pigment: 'blush',
      tone: (x) => clamp(0.8 - 0.7 * smoothstep(0.4, 1, x)),
      line: detail,
    });
    for (const fold of earFolds) side.stroke(traced(fold), detail * 1.2, { taper: 0.6 });
  });
  pen.fill(head, {
    pigment: 'grey',
    tone: (x, y) =>
      clamp(
        0.1 +
          0.6 * smoothstep(0.22, 0.56, Math.abs(x + 0.04)) +
          0.3 * smoothstep(0, 0.4, x) * smoothstep(-0.5, 0.3, y),
      ),
    line: inner * 1.1,
  });
  if (!isRaised) drawTusks(pen);
  pen.fill(isRaised ? raisedTrunk : trunk, {
    pigment: 'grey',
    tone: (x, y) =>
      clamp(0.1 + 0.75 * smoothstep(0.02, 0.28, x - (isRaised ? 0.08 : 0)) + 0.2 * smoothstep(1.0, 1.4, y)),
    line: inner * 1.1,
  });
  const rings = isRaised ? raisedRings : trunkRings;
  for (const ring of rings) pen.stroke(traced(ring), detail * 1.2, { taper: 0.35 });
  if (isRaised) drawTusks(pen);
  pen.stroke(traced('-0.2 -0.72, 0 -0.66, 0.2 -0.72'), detail * 1.2, { taper: 0.5 });
  pen.stroke(traced('-0.16 -0.56, 0 -0.5, 0.16 -0.56'), detail * 1.2, { taper: 0.5 });
  drawBothSides(pen, drawEye);
}

function drawTusks(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(tusk, {
      pigment: 'bone',
      tone: (x, y) => clamp(0.7 * smoothstep(0.62, 0.36, y) + 0.5 * smoothstep(0.36, 0.5, x)),
      line: side.weight.inner,
    });
    side.stroke(traced('0.22 0.4, 0.32 0.36, 0.4 0.42'), side.weight.inner, { taper: 0.3 });
  });
}

function drawEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.26 -0.2!, 0.34 -0.28, 0.46 -0.24!, 0.38 -0.16'), { black: 'always', tone: 1 });
  side.fill(circle([0.355, -0.22], 0.035, 16), { pigment: 'ember', tone: 0 });
  side.fill(circle([0.36, -0.22], 0.018, 12), { black: 'always', tone: 1 });
  side.stroke(traced('0.2 -0.26, 0.32 -0.36, 0.5 -0.3'), inner, { taper: 0.5 });
  side.stroke(traced('0.22 -0.12, 0.34 -0.08, 0.48 -0.14'), detail * 1.2, { taper: 0.5 });
  side.stroke(traced('0.26 -0.04, 0.36 -0.01, 0.46 -0.06'), detail, { taper: 0.5 });
  side.stroke(traced('0.24 -0.44, 0.36 -0.48, 0.46 -0.42'), detail, { taper: 0.5 });
  side.stroke(traced('0.16 -0.3, 0.18 -0.1, 0.22 0.14'), inner, { taper: 0.6 });
}

const ear = outlined(
  '0.36 -0.7!, 0.6 -0.92, 0.96 -0.96, 1.26 -0.72, 1.34 -0.3, 1.2 0.12, 0.98 0.4, 0.84 0.66!, 0.7 0.44, 0.56 0.28, 0.44 0.2!',
);
const earRim = outlined(
  '0.46 -0.56!, 0.66 -0.74, 0.94 -0.78, 1.14 -0.58, 1.2 -0.28, 1.08 0.06, 0.9 0.28, 0.82 0.44!, 0.68 0.26, 0.54 0.12, 0.48 0!',
);
const earFolds = [
  '0.6 -0.5, 0.84 -0.46, 1.02 -0.28',
  '0.62 -0.3, 0.8 -0.2, 0.94 0.0',
  '0.6 -0.1, 0.72 0.02, 0.82 0.2',
  '0.7 -0.62, 0.9 -0.62, 1.04 -0.5',
];
const head = symmetric(
  '0 -0.9, 0.14 -0.98, 0.34 -0.94, 0.5 -0.72, 0.54 -0.42, 0.56 -0.1, 0.5 0.2, 0.4 0.42, 0.24 0.52, 0 0.56',
);
const trunk = outlined(
  '-0.2 -0.1, 0 -0.16, 0.2 -0.1, 0.27 0.2, 0.25 0.54, 0.2 0.86, 0.22 1.08, 0.36 1.16, 0.5 1.08!, 0.58 1.24!, 0.44 1.38, 0.2 1.4, 0.02 1.26, -0.06 1.02, -0.14 0.7, -0.25 0.34, -0.26 0.1',
);
const trunkRings = [
  '-0.25 0.12, 0 0.2, 0.26 0.12',
  '-0.25 0.26, 0 0.34, 0.26 0.26',
  '-0.23 0.4, 0 0.48, 0.26 0.4',
  '-0.2 0.54, 0.02 0.62, 0.25 0.54',
  '-0.17 0.68, 0.04 0.75, 0.23 0.68',
  '-0.13 0.82, 0.05 0.88, 0.21 0.82',
  '-0.09 0.96, 0.06 1.0, 0.2 0.95',
  '-0.04 1.12, 0.1 1.12, 0.22 1.06',
  '0.08 1.3, 0.16 1.24, 0.26 1.13',
];
const raisedTrunk = outlined(
  '-0.22 -0.1, 0 -0.16, 0.22 -0.1, 0.27 0.16, 0.24 0.4, 0.32 0.62, 0.56 0.66, 0.74 0.5, 0.74 0.26, 0.62 0.12!, 0.78 0.0!, 0.94 0.18, 0.98 0.48, 0.82 0.8, 0.5 0.96, 0.16 0.9, -0.06 0.7, -0.2 0.4, -0.27 0.1',
);
const raisedRings = [
  '-0.26 0.1, 0 0.18, 0.26 0.1',
  '-0.24 0.24, 0 0.32, 0.26 0.24',
  '-0.2 0.4, 0.02 0.46, 0.24 0.38',
  '-0.14 0.56, 0.06 0.58, 0.26 0.48',
  '-0.04 0.74, 0.12 0.7, 0.28 0.56',
  '0.16 0.9, 0.28 0.78, 0.36 0.63',
  '0.44 0.96, 0.48 0.82, 0.48 0.66',
  '0.7 0.88, 0.66 0.74, 0.6 0.65',
  '0.9 0.68, 0.8 0.6, 0.7 0.55',
  '0.98 0.42, 0.86 0.4, 0.75 0.4',
];
const tusk = outlined('0.2 0.42!, 0.3 0.36, 0.4 0.42!, 0.46 0.66, 0.56 0.86, 0.72 1.0!, 0.5 0.96, 0.32 0.76');

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

/** A pterodactyl on spread wings, its crested head turned to the right. */
export const pterodactyl: Motif = {
  name: 'pterodactyl',
  tinted: ['wood', 'ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawWing);
      drawBothSides(pen, drawFoot);
      drawBody(pen);
      drawHead(pen.at({ at: [0.04, -0.44] }));
    });
  },
};

function drawWing(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(membrane, {
    pigment: 'ember',
    tone: (x, y) =>
      clamp(0.08 + 0.6 * smoothstep(-0.1, 0.5, y + 0.4 * x - 0.2) + 0.3 * smoothstep(0.4, 0.1, x)),
    line: inner * 1.2,
  });
  for (const fold of folds) side.stroke(traced(fold), detail * 1.4, { taper: 0.4, tapering: 'end' });
  drawLimb(
    side,
    { line: '0.1 -0.2, 0.42 -0.36, 0.84 -0.72, 1.24 -0.62, 1.72 -0.06', half: [0.12, 0.1, 0.09, 0.06, 0.01] },
    { pigment: 'wood', tone: (_, y) => clamp(0.3 + 0.5 * (y + 0.6)), line: inner * 1.1 },
  );
  for (const claw of [
    '0.8 -0.76!, 0.74 -0.96, 0.84 -1.04!, 0.86 -0.9, 0.9 -0.78!',
    '0.9 -0.76!, 0.92 -0.94, 1.04 -0.98!, 1.0 -0.84, 1.0 -0.74!',
  ])
    side.fill(outlined(claw), { pigment: 'bone', tone: 0.1, line: inner });
}

function drawFoot(side: Pen): void {
  const { inner } = side.weight;
  for (const dx of [0, 0.08, 0.16])
    side.fill(outlined(`${0.18 + dx} 0.98!, ${0.24 + dx} 0.96!, ${0.26 + dx * 1.3} 1.18!`), {
      pigment: 'bone',
      tone: 0.2,
      line: inner,
    });
  drawLimb(
    side,
    { line: '0.1 0.44, 0.28 0.62, 0.2 0.82, 0.28 1.02', half: [0.12, 0.08, 0.06, 0.08] },
    { pigment: 'wood', tone: 0.4 },
  );
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.06 0.56!, 0.06 0.56!, 0.02 0.86!'), { pigment: 'wood', tone: 0.5, line: inner });
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.12 + 0.8 * smoothstep(0, 0.26, x) + 0.3 * smoothstep(0.2, 0.6, y)),
    line: inner * 1.2,
  });
  drawHairs(pen, traced('-0.14 -0.06, 0 0.0, 0.14 -0.06'), [0, 0.12], 7);
  drawHairs(pen, traced('-0.12 0.16, 0 0.22, 0.12 0.16'), [0, 0.12], 6);
}

/** The neck ends at the origin. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.04 0.22, -0.1 -0.06, 0.04 -0.34', half: [0.16, 0.11, 0.12] },
    { pigment: 'wood', tone: (x) => clamp(0.25 + 2 * x) },
  );
  pen.fill(lowerBill, { pigment: 'gold', tone: 0.5, line: inner });
  pen.fill(crest, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.5 * (y + 0.6) - 0.3 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.1 -0.5, -0.4 -0.68, -0.66 -0.82'), detail * 1.4, { taper: 0.4 });
  pen.fill(bill, { pigment: 'gold', tone: (_, y) => clamp(0.1 + 1.6 * (y + 0.44)), line: inner * 1.1 });
  pen.fill(skull, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 1.2 * (y + 0.46) + 0.4 * (0 - x)),
    line: inner * 1.1,
  });
  drawRoundEye(pen, [0.16, -0.44], 0.06, 'gold');
  pen.stroke(traced('0.06 -0.5, 0.16 -0.55, 0.28 -0.5'), inner * 1.4, { taper: 0.3 });
  pen.dot([0.56, -0.4], detail * 1.4);
}

const membrane = outlined(
  '0.1 -0.22!, 0.42 -0.4, 0.84 -0.76!, 1.24 -0.64, 1.74 -0.02!, 1.44 -0.08, 1.16 0.04, 0.9 0.26, 0.72 0.54!, 0.54 0.46, 0.36 0.5, 0.2 0.66!, 0.06 0.5',
);
const folds = [
  '0.9 -0.66, 1.14 -0.3, 1.16 0.0',
  '0.84 -0.62, 0.82 -0.1, 0.72 0.46',
  '0.6 -0.42, 0.46 0.0, 0.4 0.44',
  '1.1 -0.62, 1.36 -0.34, 1.44 -0.1',
];
const body = outlined(
  '0 -0.36, 0.18 -0.28, 0.26 -0.02, 0.22 0.3, 0.1 0.58, 0 0.66, -0.1 0.58, -0.22 0.3, -0.26 -0.02, -0.18 -0.28',
);
const skull = outlined(
  '-0.1 -0.4, 0.0 -0.58, 0.2 -0.6, 0.36 -0.5, 0.46 -0.4, 0.4 -0.3, 0.2 -0.22, 0.0 -0.22',
);
const crest = outlined(
  '0.16 -0.6!, -0.1 -0.74, -0.46 -0.92, -0.86 -0.98!, -0.6 -0.72, -0.3 -0.46, -0.04 -0.34!, 0.1 -0.4',
);
const bill = outlined('0.22 -0.58!, 0.5 -0.5, 0.86 -0.36, 1.3 -0.1!, 0.84 -0.22, 0.5 -0.28, 0.24 -0.26!');
const lowerBill = outlined('0.14 -0.3!, 0.5 -0.26, 0.8 -0.18, 1.14 0.02!, 0.7 -0.08, 0.4 -0.14, 0.12 -0.18!');

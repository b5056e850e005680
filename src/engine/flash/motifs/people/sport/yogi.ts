import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A woman who meditates with crossed legs, from the front, her hands on her knees. */
export const yogi: Motif = {
  name: 'yogi',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawArm);
      drawTrunk(pen);
      drawLegs(pen);
      drawBothSides(pen, drawHand);
    });
    canvas.layer((pen) => drawHead(pen.at({ at: [0, -1.0], scale: 0.42 })), { contour: 0.7 });
  },
};

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.8!, 0.1 -0.8!, 0.12 -0.64, 0.38 -0.54, 0.42 -0.36, 0.28 -0.1, 0.22 0.16, 0.32 0.6!, 0 0.64',
    ),
    {
      pigment: 'bone',
      tone: (x, y) =>
        clamp(0.08 + 0.6 * smoothstep(0.1, 0.42, Math.abs(x + 0.05)) + 0.5 * smoothstep(-0.6, -0.8, y)),
      line: inner * 1.1,
    },
  );
  pen.fill(symmetric('0 -0.34, 0.12 -0.4, 0.2 -0.6!, 0.26 -0.58!, 0.36 -0.3, 0.3 -0.1!, 0 -0.06'), {
    pigment: 'violet',
    tone: (x) => clamp(0.15 + Math.abs(x)),
    line: inner,
  });
  pen.stroke(traced('0 0.0, 0.01 0.14, 0 0.26'), detail * 1.4, { taper: 0.4 });
  pen.dot([0, 0.32], detail * 1.6);
}

/** The right shin lies before the left one. */
function drawLegs(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const cloth = { pigment: 'violet', line: inner * 1.1 } as const;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.0 0.5!, 0.3 0.38, 0.7 0.46, 1.02 0.64, 1.08 0.78, 0.96 0.88, 0.5 0.92, 0.0 0.9!'), {
      ...cloth,
      tone: (x, y) => clamp(0.1 + 0.4 * x * x + 0.8 * (y - 0.5)),
    }),
  );
  for (const [line, foot] of [
    ['-0.92 0.82, -0.4 0.88, 0.22 0.84', '0.18 0.74!, 0.34 0.72, 0.5 0.8, 0.48 0.9, 0.3 0.94, 0.16 0.92!'],
    [
      '0.92 0.82, 0.4 0.9, -0.24 0.86',
      '-0.2 0.76!, -0.36 0.74, -0.52 0.82, -0.5 0.93, -0.32 0.97, -0.18 0.95!',
    ],
  ] as const) {
    pen.fill(outlined(foot), { pigment: 'bone', tone: (_, y) => clamp(2 * (y - 0.74)), line: inner });
    drawLimb(
      pen,
      { line, half: [0.15, 0.14, 0.1] },
      { ...cloth, tone: (_, y) => clamp(0.2 + 2 * (y - 0.8)) },
    );
  }
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.3 0.46, 0.54 0.54, 0.7 0.66'), detail * 1.5, { taper: 0.4 }),
  );
}

/** Down to the knee. */
function drawArm(side: Pen): void {
  const { inner } = side.weight;
  drawLimb(
    side,
    { line: '0.3 -0.42, 0.42 -0.2, 0.56 0.1, 0.84 0.52', half: [0.12, 0.1, 0.08, 0.055] },
    { pigment: 'bone', tone: (x, y) => clamp(0.1 + 0.6 * (x - 0.4) + 0.1 * y), line: inner },
  );
}

/** The palm up, thumb and forefinger joined. */
function drawHand(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined('0.8 0.48!, 0.9 0.46, 0.98 0.54, 1.1 0.62, 1.06 0.68, 0.94 0.66, 0.82 0.62, 0.76 0.56!'),
    {
      pigment: 'bone',
      tone: 0.1,
      line: inner,
    },
  );
  side.stroke(traced('0.9 0.5, 0.98 0.44, 1.04 0.5, 0.98 0.56'), inner);
  side.stroke(traced('0.94 0.6, 1.04 0.64'), detail * 1.2);
}

function drawHead(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = at.withWeight({ contour: inner, inner: detail * 1.4, detail: detail * 0.8 });
  const hair = {
    pigment: 'wood',
    tone: (x: number, y: number) => clamp(0.4 + 0.4 * Math.abs(x) + 0.2 * y),
    line: inner,
  } as const;
  pen.fill(circle([0, -0.98], 0.3, 36), hair);
  pen.fill(symmetric('0 -0.86, 0.4 -0.76, 0.58 -0.36, 0.54 0.06, 0.4 0.2!, 0 0.2'), hair);
  drawWomanFace(pen, { skin: 'bone', iris: 'wood', cast: 'gentle', areEyesClosed: true });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0 -0.84!, 0.4 -0.76, 0.58 -0.36, 0.54 0.0!, 0.46 -0.14, 0.38 -0.42, 0 -0.62!'), hair),
  );
  for (const strand of ['-0.14 -1.1, 0.0 -1.0, 0.12 -0.86', '-0.06 -0.7, -0.28 -0.56, -0.44 -0.3'])
    pen.stroke(traced(strand), detail, { taper: 0.4 });
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A rokurokubi: a woman in a kimono whose neck winds upwards like a snake. */
export const rokurokubi: Motif = {
  name: 'rokurokubi',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCollarBehind(pen);
      drawNeck(pen);
      drawKimono(pen);
      drawHead(pen.at({ at: [0.5, -1.34], scale: 0.58, angleRad: 0.1 }));
    });
  },
};

/** From the shoulders in two bends up to the head; its later stretch lies in front. */
function drawNeck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    {
      line: '0 1.3, 0.02 0.9, 0.3 0.6, 0.74 0.42, 0.86 0.1, 0.5 -0.14, -0.1 -0.18, -0.6 -0.34, -0.76 -0.72, -0.5 -0.98, 0.0 -0.9, 0.36 -0.84, 0.5 -1.06',
      half: [0.17, 0.15, 0.14, 0.13, 0.13, 0.13, 0.13, 0.13, 0.13, 0.12, 0.11, 0.11],
    },
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.1 + 0.4 * Math.sin(2.4 * y + 1.2 * x) ** 2),
      line: inner * 1.2,
    },
  );
  for (const crease of [
    '0.2 0.58, 0.3 0.66, 0.36 0.74',
    '0.74 0.3, 0.84 0.36, 0.92 0.42',
    '0.7 -0.14, 0.76 -0.02, 0.72 0.08',
    '-0.2 -0.3, -0.16 -0.18, -0.2 -0.06',
    '-0.66 -0.5, -0.58 -0.44, -0.5 -0.46',
    '-0.72 -0.9, -0.62 -0.82, -0.58 -0.72',
    '-0.1 -1.08, -0.08 -0.98, -0.12 -0.9',
  ])
    pen.stroke(traced(crease), detail * 1.3, { taper: 0.4 });
}

/** The collar stands away from the nape. */
function drawCollarBehind(pen: Pen): void {
  pen.fill(symmetric('0 0.98, 0.3 0.9, 0.5 1.1!, 0.2 1.5, 0 1.6!'), {
    pigment: 'dark',
    tone: 0.5,
    line: pen.weight.inner,
  });
}

function drawKimono(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 0.96!, 0.74 1.04, 1.06 1.3, 1.2 1.9!, 0 1.96!, 0 1.66!'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(0.5, 1.2, x) + 0.3 * (y - 1.2)),
      line: inner * 1.2,
    });
    side.stroke(traced('0.76 1.2, 0.78 1.5, 0.7 1.88'), detail * 1.4, { taper: 0.4 });
    for (const [x, y] of [
      [0.94, 1.5],
      [0.6, 1.56],
      [0.84, 1.8],
    ] as const)
      for (let i = 0; i < 5; i++) {
        const angle = (i / 5) * 2 * Math.PI;
        side.fill(circle([x + 0.06 * Math.cos(angle), y + 0.06 * Math.sin(angle)], 0.05, 16), {
          pigment: 'foam',
          tone: 0.05,
          line: detail,
        });
      }
  });
  // Left over right.
  for (const side of [-1, 1])
    pen
      .at({ isFlipped: side > 0 })
      .fill(outlined('-0.26 0.9!, -0.42 0.98, -0.3 1.3, 0.16 1.94!, 0.4 1.94!, -0.06 1.34'), {
        pigment: 'gold',
        tone: 0.15,
        line: inner,
      });
}

/** Her hair dressed high, combs in it. */
function drawHead(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = at.withWeight({ contour: inner, inner: detail * 1.5, detail: detail * 0.9 });
  const hair = { pigment: 'dark', black: 'uncolored', tone: 0.4, line: inner } as const;
  pen.fill(ellipse([0, -1.02], 0.4, 0.34, 40), hair);
  drawBothSides(pen, (side) => side.fill(ellipse([0.6, -0.34], 0.28, 0.5, 40), hair));
  pen.fill(symmetric('0 -1.0, 0.44 -0.9, 0.6 -0.5, 0.5 0.2!, 0 0.2'), hair);
  drawWomanFace(pen, { skin: 'bone', iris: 'wood', cast: 'bold', hasNeck: false });
  pen.fill(symmetric('0 -0.96, 0.4 -0.86, 0.6 -0.44, 0.52 0.1!, 0.46 -0.2, 0.32 -0.46, 0 -0.56'), hair);
  pen.fill(outlined('-0.3 -0.94!, 0 -1.04, 0.3 -0.94!, 0.26 -0.78, 0 -0.84, -0.26 -0.78'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  for (const side of [-1, 1]) {
    pen.stroke(traced(`${0.4 * side} -0.9, ${1.0 * side} -1.16`), inner * 1.3);
    pen.fill(circle([1.02 * side, -1.17], 0.08, 20), { pigment: 'petal', tone: 0.2, line: inner });
  }
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.2 -0.8, 0.42 -0.6, 0.5 -0.3'), detail, { isErasing: true, taper: 0.4 }),
  );
}

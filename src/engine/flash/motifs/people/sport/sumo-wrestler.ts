import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** A sumo wrestler in his belt, squatting with his hands on his knees. */
export const sumoWrestler: Motif = {
  name: 'sumo-wrestler',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawLeg);
      drawTrunk(pen);
      drawBelt(pen);
      drawBothSides(pen, drawArm);
      drawHead(pen.at({ at: [0, -0.94], scale: 0.42 }));
    });
  },
};

function drawLeg(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.72 1.3!, 0.84 1.24, 1.02 1.3, 1.22 1.42, 1.24 1.52!, 0.7 1.52!, 0.68 1.4'), {
    pigment: 'bone',
    tone: 0.3,
    line: inner,
  });
  for (const x of [1.06, 1.13, 1.19]) side.stroke(traced(`${x} 1.46, ${x - 0.01} 1.51`), detail * 1.2);
  side.fill(
    outlined(
      '0.1 0.5!, 0.5 0.36, 0.94 0.36, 1.16 0.56, 1.18 0.8, 1.1 1.08, 1.0 1.36!, 0.7 1.36!, 0.62 1.1, 0.58 0.96!, 0.34 1.02, 0.06 0.94!',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.7, 1.05, y) + 0.3 * smoothstep(0.9, 1.2, x)),
      line: inner * 1.1,
    },
  );
  side.stroke(traced('0.66 0.7, 0.74 0.86, 0.9 0.9'), detail * 1.4, { taper: 0.5 });
}

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -0.62!, 0.3 -0.64, 0.64 -0.54, 0.8 -0.26, 0.74 0.04, 0.8 0.34, 0.66 0.66, 0.3 0.78, 0 0.8'),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.2, 0.8, x) + 0.3 * smoothstep(0.3, 0.8, y)),
      line: inner * 1.1,
    },
  );
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.7 -0.1, 0.5 0.06, 0.24 0.06, 0.04 -0.06'), inner * 1.1, { taper: 0.4 });
    side.dot([0.42, -0.08], inner * 1.3);
    side.stroke(traced('0.12 -0.52, 0.3 -0.48, 0.46 -0.5'), detail * 1.4, { taper: 0.5 });
  });
  pen.stroke(traced('-0.6 0.34, -0.3 0.46, 0 0.48, 0.3 0.46, 0.6 0.34'), detail * 1.4, { taper: 0.4 });
  pen.stroke(traced('-0.03 0.28, 0.0 0.34, 0.03 0.28'), inner);
}

/** The mawashi, its knot of cloth hanging in front. */
function drawBelt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.46, -0.36, 0.36, 0.46, -0.26, 0.26])
    drawLimb(
      pen,
      { line: `${x} 0.84, ${x * 1.06} 1.14`, half: [0.028, 0.028] },
      { pigment: 'violet', tone: 0.4, line: detail * 1.3 },
    );
  pen.fill(
    outlined(
      '-0.84 0.5!, -0.5 0.64, 0 0.7, 0.5 0.64, 0.84 0.5!, 0.82 0.74, 0.5 0.9, 0 0.96, -0.5 0.9, -0.82 0.74',
    ),
    {
      pigment: 'violet',
      tone: (x) => clamp(0.1 + 0.6 * smoothstep(0.0, 0.8, x)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.8 0.62, -0.4 0.76, 0 0.81, 0.4 0.76, 0.8 0.62'), detail * 1.5);
  pen.fill(outlined('-0.2 0.66!, 0.2 0.66!, 0.18 1.0, 0.22 1.3!, 0 1.34, -0.22 1.3!, -0.18 1.0'), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.1 + 0.9 * smoothstep(-0.1, 0.24, x) + 0.2 * (y - 0.7)),
    line: inner * 1.2,
  });
  for (const fold of ['-0.08 0.74, -0.1 1.24', '0.07 0.74, 0.09 1.24'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.3 });
}

function drawArm(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    { line: '0.68 -0.36, 0.98 -0.06, 1.04 0.24, 0.9 0.5', half: [0.24, 0.22, 0.18, 0.12] },
    { pigment: 'bone', tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.9, 1.24, x) + 0.1 * y) },
  );
  side.fill(outlined('0.76 0.46!, 0.9 0.38, 1.06 0.46, 1.1 0.62, 1.02 0.74, 0.84 0.74, 0.72 0.62'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  for (const x of [0.82, 0.91, 1.0]) side.stroke(traced(`${x} 0.6, ${x} 0.73`), detail * 1.3);
  // The shoulder runs into the breast.
  side.fill(outlined('0.3 -0.61!, 0.6 -0.59, 0.83 -0.5!, 0.84 -0.3, 0.66 -0.14!, 0.5 -0.22, 0.36 -0.4!'), {
    pigment: 'bone',
    tone: 0.08,
  });
  side.stroke(traced('0.28 -0.645, 0.6 -0.63, 0.86 -0.52'), inner * 1.1);
}

/** Full cheeks, the hair oiled up into its topknot. */
function drawHead(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = at.withWeight({ contour: inner, inner: detail * 1.4, detail: detail * 0.8 });
  const hair = { pigment: 'dark', black: 'uncolored', tone: 0.5, line: pen.weight.inner } as const;
  pen.fill(symmetric('0 -1.0, 0.5 -0.86, 0.72 -0.4, 0.7 0.1, 0 0.2'), hair);
  pen.fill(symmetric('0 -0.8, 0.46 -0.62, 0.66 -0.1, 0.78 0.4, 0.6 0.84, 0.24 0.98, 0 1.0'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.3, 0.8, x) + 0.5 * smoothstep(0.7, 1, y)),
    line: pen.weight.inner,
  });
  drawManFace(pen, { skin: 'bone', mood: 'stern' });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 -1.02!, 0.42 -0.94, 0.7 -0.5, 0.68 0.0!, 0.56 -0.34, 0.36 -0.58, 0 -0.66!'), hair);
    side.stroke(traced('0.06 -0.96, 0.3 -0.8, 0.46 -0.56'), pen.weight.detail, { isErasing: true });
  });
  pen.fill(symmetric('0 -1.5, 0.26 -1.44, 0.4 -1.26, 0.26 -1.14, 0.1 -1.08!, 0.14 -0.94!, 0 -0.92'), hair);
  pen.stroke(traced('-0.14 -1.06, 0 -1.03, 0.14 -1.06'), inner, { isErasing: true });
}

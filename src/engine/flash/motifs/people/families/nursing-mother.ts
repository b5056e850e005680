import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawFringe, drawLongHair } from './mother-and-child.ts';

/** A mother who bows her head over the child at her breast. */
export const nursingMother: Motif = {
  name: 'nursing-mother',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      const head = pen.at({ at: [-0.16, -0.34], angleRad: 0.3 });
      drawLongHair(head);
      drawShoulders(pen);
      drawBreast(pen);
      drawWomanFace(head, { skin: 'bone', iris: 'wood', areEyesClosed: true });
      drawFringe(head);
    });
    canvas.layer(drawChild, { contour: 0.8 });
  },
};

/** The gown drawn down from one breast. */
function drawShoulders(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.4 0.42!, -0.72 0.58, -1.04 0.9, -1.18 1.6!, 1.2 1.6!, 1.1 1.0, 0.8 0.62, 0.36 0.48!, 0.0 0.6',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.6, 1.1, x) + 0.2 * smoothstep(0.4, 0.6, y)),
      line: inner * 1.1,
    },
  );
  for (const bone of ['-0.34 0.66, -0.2 0.7, -0.06 0.8', '0.54 0.66, 0.36 0.68, 0.16 0.8'])
    pen.stroke(traced(bone), detail * 1.4, { taper: 0.5 });
  pen.fill(
    outlined('-0.46 0.44!, -0.72 0.56, -1.06 0.9, -1.2 1.7!, -0.1 1.7!, -0.16 1.3, -0.24 0.96, -0.4 0.7!'),
    {
      pigment: 'violet',
      tone: (x) => clamp(0.1 + 0.6 * smoothstep(-0.5, -1.1, x)),
      line: inner * 1.1,
    },
  );
  for (const fold of ['-0.56 0.62, -0.6 1.0, -0.5 1.4', '-0.8 0.76, -0.9 1.1, -0.84 1.5'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

/** In profile, wrapped in a blanket, with the arm that carries it. */
function drawChild(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.5 1.1!, 0.9 1.2, 0.98 1.5, 0.7 1.84, 0.1 1.98, -0.6 1.9, -1.04 1.66, -1.1 1.44!, -0.7 1.36, -0.2 1.36, 0.2 1.3',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(1.5, 1.95, y) + 0.2 * smoothstep(0, -0.9, x)),
      line: inner * 1.1,
    },
  );
  for (const fold of ['0.3 1.44, -0.2 1.5, -0.8 1.5', '0.4 1.66, -0.1 1.74, -0.7 1.68'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  drawProfile(pen.at({ at: [0.7, 1.08], angleRad: 0.3 }));
  // A little hand on it.
  pen.fill(outlined('0.34 1.54!, 0.1 1.44, -0.04 1.34, -0.04 1.22, 0.06 1.2, 0.18 1.3, 0.42 1.38!'), {
    pigment: 'bone',
    tone: 0.2,
    line: inner,
  });
  for (const finger of ['-0.02 1.25, 0.06 1.3', '-0.03 1.31, 0.05 1.36'])
    pen.stroke(traced(finger), detail * 1.3);
  pen.fill(
    outlined(
      '1.06 0.9!, 1.28 1.2, 1.26 1.7, 0.9 2.06, 0.2 2.16, -0.24 2.06!, -0.1 1.9, 0.36 1.88, 0.74 1.72, 0.94 1.4',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(1.7, 2.1, y) + 0.3 * smoothstep(0.9, 1.24, x)),
      line: inner * 1.1,
    },
  );
  for (const y of [1.86, 1.95, 2.04])
    pen.fill(
      outlined(
        `0.1 ${y - 0.05}!, -0.16 ${y - 0.06}, -0.38 ${y - 0.02}, -0.36 ${y + 0.06}, -0.1 ${y + 0.05}, 0.1 ${y + 0.05}!`,
      ),
      { pigment: 'bone', tone: 0.1, line: detail * 1.3 },
    );
}

/** Its tip is in the baby's mouth. */
function drawBreast(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.4 0.7!, -0.1 0.7, 0.14 0.86, 0.34 1.1, 0.36 1.22, 0.22 1.4, -0.04 1.48, -0.3 1.5!'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.02 + 0.7 * smoothstep(1.1, 1.46, y)),
  });
  pen.stroke(traced('0.14 0.9, 0.34 1.1, 0.36 1.22, 0.22 1.4, -0.04 1.48'), inner * 1.1, {
    taper: 0.3,
    tapering: 'start',
  });
  // The edge of the gown.
  pen.stroke(traced('-0.46 0.44, -0.38 0.8, -0.3 1.5'), inner * 1.1);
}

/** The baby's head from its side, its mouth at the left. */
function drawProfile(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.16 -0.44, 0.14 -0.5, 0.42 -0.3, 0.5 0.04, 0.34 0.32, 0.06 0.4, -0.16 0.4, -0.3 0.32, -0.34 0.22, -0.42 0.16, -0.42 0.06, -0.36 0.02, -0.4 -0.06, -0.32 -0.14, -0.3 -0.3',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(0.1, 0.5, x) + 0.4 * smoothstep(0.2, 0.4, y)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-0.28 -0.06, -0.21 -0.02, -0.13 -0.06'), inner * 1.3, { taper: 0.3 });
  pen.stroke(traced('-0.28 -0.18, -0.2 -0.22, -0.12 -0.2'), detail * 1.3, { taper: 0.4 });
  pen.fill(circle([-0.14, 0.16], 0.08, 20), { pigment: 'blush', tone: 0.1, isOverlay: true });
  pen.fill(outlined('0.1 -0.06!, 0.16 -0.16, 0.26 -0.12, 0.26 0.04, 0.16 0.12, 0.1 0.06!'), {
    pigment: 'bone',
    tone: 0.2,
    line: inner,
  });
  pen.stroke(traced('0.15 -0.04, 0.2 -0.05, 0.19 0.03'), detail * 1.2);
  for (const hair of [
    '0.02 -0.46, 0.1 -0.34, 0.06 -0.26',
    '0.18 -0.46, 0.26 -0.32, 0.22 -0.24',
    '0.32 -0.34, 0.36 -0.22, 0.32 -0.14',
  ])
    pen.stroke(traced(hair), detail * 1.5, { taper: 0.5 });
}

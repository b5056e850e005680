import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** A Buddhist monk: shaven head, a robe over one shoulder, prayer beads. */
export const monk: Motif = {
  name: 'monk',
  tinted: ['ember'],
  carries: ['rosary'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawShoulders(pen);
      drawRobe(pen);
      drawBeads(pen);
      drawSkull(pen);
      drawManFace(pen, { skin: 'bone', mood: 'kind', cast: 'lean' });
    });
  },
};

function drawShoulders(pen: Pen): void {
  pen.fill(symmetric('0 0.5, 0.3 0.5, 0.3 0.86, 0.6 1.0, 1.04 1.16, 1.18 1.5, 1.18 1.88!, 0 1.9!'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.5, 1.16, Math.abs(x)) + 0.7 * smoothstep(1.04, 0.76, y)),
    line: pen.weight.inner * 1.2,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.08 1.08, 0.4 1.12, 0.7 1.14'), side.weight.detail * 1.3, { taper: 0.4 }),
  );
}

/** From the left shoulder across the breast, in folds. */
function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.4 0.86!, 0.74 0.98, 1.1 1.14, 1.26 1.5, 1.26 1.9!, -1.0 1.92!, -0.96 1.72!, -0.3 1.56, 0.14 1.26',
    ),
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.1 + 0.55 * smoothstep(0.7, 1.26, x) + 0.3 * smoothstep(1.5, 1.9, y)),
      line: inner * 1.2,
    },
  );
  for (const fold of [
    '0.52 0.96, 0.3 1.4, -0.4 1.76',
    '0.68 1.02, 0.5 1.5, 0.0 1.84',
    '0.86 1.1, 0.76 1.5, 0.5 1.86',
    '1.04 1.2, 1.0 1.54, 0.88 1.86',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
}

function drawBeads(pen: Pen): void {
  for (const [x, y] of beads)
    pen.fill(circle([x, y], 0.085, 20), {
      pigment: 'wood',
      tone: (px, py) => clamp(0.3 + 4 * (px - x + py - y)),
      line: pen.weight.inner * 0.9,
    });
}

/** The shaven crown above the face. */
function drawSkull(pen: Pen): void {
  pen.fill(symmetric('0 -1.0, 0.32 -0.94, 0.54 -0.7, 0.58 -0.36, 0.5 0!, 0 0'), {
    pigment: 'bone',
    tone: (x) => clamp(0.06 + 0.7 * smoothstep(0.2, 0.58, Math.abs(x + 0.06))),
    line: pen.weight.inner * 1.1,
  });
}

const beads = Array.from({ length: 13 }, (_, i): readonly [number, number] => {
  const angle = Math.PI * (0.06 + (0.88 * i) / 12);
  return [0.5 * Math.cos(angle), 0.86 + 0.66 * Math.sin(angle)];
});

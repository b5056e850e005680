import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBirdHeadedGod } from '../../parts/figures/bird-headed-god.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** Thoth in profile: the ibis's head with its long curved bill, the moon above it; looks to the right. */
export const thoth: Motif = {
  name: 'thoth',
  tinted: ['water'],
  carries: ['moon'],
  draw: (canvas) => canvas.layer((pen) => drawBirdHeadedGod(pen, { drawHeadgear: drawMoon, drawHead })),
};

/** The full moon in the arms of the new one. */
function drawMoon(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([-0.06, -1.36], 0.5, 70), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.5 * x + 0.4 * (y + 1.36)),
    line: inner * 1.2,
  });
  pen.stroke(circle([-0.06, -1.36], 0.4, 60), detail * 1.4);
  pen.fill(
    outlined(
      '-0.84 -1.56!, -0.7 -1.1, -0.4 -0.82, -0.06 -0.74, 0.28 -0.82, 0.58 -1.1, 0.72 -1.56!, 0.5 -1.2, 0.24 -1.0, -0.06 -0.94, -0.36 -1.0, -0.62 -1.2',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.15 + 0.5 * (x + 0.06)), line: inner * 1.2 },
  );
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.36 -0.3!, -0.14 -0.58, 0.2 -0.62, 0.46 -0.46, 0.58 -0.2!, 0.5 0.1, 0.24 0.3, 0.1 0.56, 0.16 0.98!, -0.4 0.98!, -0.46 0.4',
    ),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: (x, y) => clamp(0.15 + 0.5 * smoothstep(0.1, -0.4, x) + 0.3 * smoothstep(0.2, 0.9, y)),
      line: inner * 1.2,
    },
  );
  drawLimb(
    pen,
    {
      line: '0.42 -0.22, 0.8 -0.26, 1.2 -0.1, 1.5 0.3, 1.62 0.86',
      half: [0.2, 0.15, 0.11, 0.075, 0.012],
    },
    { pigment: 'steel', tone: (x, y) => clamp(0.1 + 0.7 * (y + 0.2) - 0.4 * (x - 0.6)), line: inner * 1.2 },
  );
  pen.stroke(traced('0.5 -0.14, 0.8 -0.18, 1.14 -0.04, 1.42 0.34, 1.58 0.76'), inner, { taper: 0.3 });
  pen.stroke(traced('0.62 -0.3, 0.7 -0.28'), inner * 1.4);
  pen.fill(outlined('0.02 -0.24!, 0.14 -0.38, 0.3 -0.38, 0.44 -0.24!, 0.3 -0.15, 0.14 -0.15'), {
    pigment: 'gold',
    tone: 0,
    line: inner * 1.3,
  });
  pen.fill(circle([0.23, -0.26], 0.085, 26), { black: 'always', tone: 0 });
  pen.fill(circle([0.2, -0.3], 0.022, 12), { color: [255, 255, 255], tone: 0 });
  drawGleams(
    pen,
    ['-0.2 0.3, -0.24 0.6, -0.2 0.9', '-0.02 0.4, -0.08 0.66, -0.04 0.92', '-0.2 -0.3, 0 -0.46, 0.2 -0.5'],
    detail * 1.3,
  );
}

import { clamp } from '../../../geometry/interval.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { onRibbon, outlineOf, ribbon, tangentAt } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A nerve cell: branches around a star-shaped body, a long sheathed fibre, branches with knobs at its end. */
export const neuron: Motif = {
  name: 'neuron',
  tinted: ['violet', 'waterLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawEnds(pen);
      drawFibre(pen);
    });
    canvas.layer((pen) => drawBody(pen), { gapPx: 0 });
  },
};

/** Its cells have no lines of their own, so that branches and body have one contour. */
function drawBody(pen: Pen): void {
  for (const [line, half] of branches)
    pen.fill(outlineOf(ribbon(traced(line, 8), (t) => half * (1 - 0.8 * t) + 0.008)), {
      pigment: 'violet',
      tone: 0.4,
    });
  pen.fill(soma, { pigment: 'violet', tone: ballShader([-0.62, -0.5], 0.5, 0.8) });
  pen.fill(circle([-0.62, -0.52], 0.15, 28), { pigment: 'moon', tone: 0.1, line: pen.weight.inner });
  pen.fill(circle([-0.6, -0.53], 0.055, 16), { black: 'always' });
}

function drawFibre(pen: Pen): void {
  const { inner } = pen.weight;
  const fibre = ribbon(traced(fibreLine, 14), () => 0.035);
  pen.fill(outlineOf(fibre), { pigment: 'violet', tone: 0.4, line: inner });
  const last = fibre.spine.length - 1;
  for (let i = 0; i < 5; i++) {
    const share = 0.2 + 0.175 * i;
    const [x, y] = tangentAt(fibre.spine, Math.round(share * last), 2);
    pen
      .at({ at: onRibbon(fibre, share), angleRad: Math.atan2(y, x) })
      .fill(outlined('-0.14 -0.1, 0 -0.12, 0.14 -0.1, 0.17 0, 0.14 0.1, 0 0.12, -0.14 0.1, -0.17 0'), {
        pigment: 'waterLight',
        tone: (_, across) => clamp(0.15 + 3 * (across + 0.02)),
        line: inner * 1.1,
      });
  }
}

function drawEnds(pen: Pen): void {
  for (const line of ends) {
    const path = traced(line, 8);
    pen.fill(outlineOf(ribbon(path, (t) => 0.035 - 0.012 * t)), { pigment: 'violet', tone: 0.4 });
    const end = path.at(-1);
    if (end) pen.fill(circle(end, 0.06, 18), { pigment: 'violet', tone: 0.2, line: pen.weight.inner });
  }
}

const soma = Array.from({ length: 48 }, (_, i) => {
  const angle = (i / 48) * fullTurn;
  const reach = 0.3 + 0.07 * Math.cos(6 * angle - 0.3);
  return [-0.62 + reach * Math.cos(angle), -0.5 + reach * Math.sin(angle)] as const;
});
const fibreLine = '-0.5 -0.36, -0.2 -0.14, 0.16 0.0, 0.46 0.2, 0.62 0.48, 0.86 0.66';
const branches: readonly (readonly [string, number])[] = [
  ['-0.7 -0.6, -0.82 -0.9, -0.78 -1.2, -0.9 -1.44', 0.1],
  ['-0.8 -0.98, -0.98 -1.12, -1.1 -1.3', 0.05],
  ['-0.79 -1.14, -0.66 -1.28, -0.64 -1.44', 0.04],
  ['-0.54 -0.66, -0.34 -0.84, -0.26 -1.1, -0.1 -1.26', 0.1],
  ['-0.32 -0.9, -0.12 -0.94, 0.06 -1.04', 0.045],
  ['-0.4 -0.5, -0.14 -0.52, 0.1 -0.64', 0.08],
  ['-0.12 -0.53, 0.02 -0.44, 0.16 -0.44', 0.035],
  ['-0.8 -0.54, -1.1 -0.62, -1.34 -0.84', 0.1],
  ['-1.08 -0.61, -1.28 -0.58, -1.46 -0.62', 0.045],
  ['-0.8 -0.4, -1.04 -0.22, -1.34 -0.2', 0.1],
  ['-1.08 -0.21, -1.2 -0.06, -1.4 0.04', 0.045],
  ['-0.66 -0.3, -0.76 -0.02, -0.94 0.2', 0.09],
  ['-0.76 -0.04, -0.68 0.14, -0.7 0.32', 0.04],
  ['-0.56 -0.4, -0.46 -0.34', 0.08],
];
const ends = [
  '0.82 0.62, 1.02 0.58, 1.22 0.44',
  '0.98 0.59, 1.16 0.64, 1.34 0.6',
  '0.84 0.64, 1.04 0.78, 1.3 0.86',
  '0.84 0.66, 0.96 0.9, 1.16 1.06',
  '0.82 0.64, 0.8 0.9, 0.88 1.16',
];

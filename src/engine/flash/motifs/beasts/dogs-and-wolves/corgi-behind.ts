import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';

/** A corgi from behind: its ears, a broad back, the fluffy breeches that meet in a heart, a nub of a tail, short legs. */
export const corgiBehind: Motif = {
  name: 'corgi-behind',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawEar);
      drawBack(pen);
      drawBothSides(pen, drawLeg);
      drawBreeches(pen);
      drawTail(pen);
    });
  },
};

function drawEar(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.1 -0.74!, 0.22 -1.06, 0.42 -1.34!, 0.54 -1.06, 0.5 -0.66!'), {
    pigment: 'ember',
    tone: (x) => clamp(0.2 + 0.8 * (x - 0.2)),
    line: inner * 1.1,
  });
}

function drawBack(pen: Pen): void {
  pen.fill(symmetric('0 -0.86, 0.34 -0.82, 0.52 -0.6, 0.6 -0.26, 0.82 0.1, 0.88 0.5, 0 0.5!'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.1, 0.8, Math.abs(x)) + 0.25 * smoothstep(-0.4, -0.8, y)),
    line: pen.weight.inner * 1.2,
  });
  pen.stroke(traced('-0.42 -0.5, 0 -0.4, 0.42 -0.5'), pen.weight.detail * 1.4, { taper: 0.4 });
  drawHairs(pen, traced('-0.2 -0.2, 0 -0.24, 0.2 -0.2'), [0, 0.14], 7);
  drawBothSides(pen, (side) => drawHairs(side, traced('0.5 -0.2, 0.62 0.02, 0.68 0.2'), [0.05, 0.14], 7));
}

/** Two round lobes of paler fur. */
function drawBreeches(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 0.2!, 0.2 -0.02, 0.56 -0.04, 0.86 0.2, 0.9 0.52, 0.7 0.82, 0.36 0.98, 0 0.88!'), {
      pigment: 'foam',
      tone: (x, y) => clamp(0.04 + 0.4 * smoothstep(0.5, 0.9, x) + 0.6 * smoothstep(0.6, 1, y)),
      line: inner * 1.1,
    });
    drawHairs(side, traced('0.3 0.1, 0.5 0.12, 0.66 0.22'), [0.06, 0.14], 7);
    drawHairs(side, traced('0.2 0.74, 0.44 0.8, 0.66 0.66'), [0.02, 0.13], 8);
  });
  pen.stroke(traced('0 0.4, 0.02 0.64, 0 0.9'), inner * 1.2, { taper: 0.3 });
}

function drawTail(pen: Pen): void {
  pen.fill(symmetric('0 0.08, 0.12 0.14, 0.15 0.28, 0.08 0.4, 0 0.44!'), {
    pigment: 'ember',
    tone: 0.3,
    line: pen.weight.inner * 1.1,
  });
  drawHairs(pen, traced('-0.06 0.2, 0 0.18, 0.06 0.2'), [0, 0.1], 5);
}

function drawLeg(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.24 0.8!, 0.62 0.76!, 0.62 1.08, 0.7 1.2, 0.6 1.28, 0.28 1.28, 0.2 1.18, 0.26 1.06'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.9 * (x - 0.3)),
    line: inner,
  });
  for (const x of [0.38, 0.5]) side.stroke(traced(`${x} 1.16, ${x} 1.28`), detail * 1.2);
}

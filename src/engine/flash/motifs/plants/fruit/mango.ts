import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A mango on its stalk, and a cheek of one that is scored into cubes. */
export const mango: Motif = {
  name: 'mango',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLeaf(pen.at({ at: [-0.02, -0.9], scale: 1.1, angleRad: -0.3 }), { width: 0.4, bend: 0.2 });
      drawFruit(pen);
    });
    canvas.layer((pen) => drawCheek(pen.at({ at: [0.5, 0.62], angleRad: -0.3, scale: 0.78 })));
  },
};

function drawFruit(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.16 -0.84!, -0.14 -1.02, -0.02 -1.2!, 0.1 -1.14!, 0.0 -1.0, 0 -0.84!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner * 1.1,
  });
  const skin = outlined(
    '-0.08 -0.9, 0.3 -0.82, 0.6 -0.46, 0.66 0.0, 0.48 0.5, 0.1 0.86, -0.4 1.0, -0.82 0.84, -1.02 0.4, -0.96 -0.1, -0.7 -0.58, -0.38 -0.84',
  );
  pen.fill(skin, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.2 + 0.5 * (x + 0.1) + 0.4 * y),
    line: inner * 1.4,
  });
  pen.fill(
    outlined(
      '-0.44 -0.78, -0.16 -0.82, -0.2 -0.4, -0.5 0.1, -0.72 0.66, -0.86 0.7, -0.96 0.32, -0.9 -0.1, -0.68 -0.54',
    ),
    {
      pigment: 'petalLight',
      tone: 0.18,
    },
  );
  pen.stroke(traced('-0.82 0.1, -0.76 -0.22, -0.56 -0.52'), inner * 2, { isErasing: true, taper: 0.4 });
  for (const fleck of [
    '-0.1 -0.5, -0.02 -0.46',
    '-0.3 0.0, -0.24 0.06',
    '-0.5 0.5, -0.44 0.54',
    '-0.56 0.78, -0.5 0.8',
  ])
    pen.stroke(traced(fleck), detail * 1.4);
}

/** Cut side up. */
function drawCheek(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.0 -0.16!, -0.9 0.36, -0.5 0.68, 0 0.76, 0.5 0.68, 0.9 0.36, 1.0 -0.16!, 0 -0.3'), {
    pigment: 'ember',
    tone: (x) => clamp(0.4 + 0.4 * x),
    line: inner * 1.4,
  });
  const flesh = outlined('-1.0 -0.16, -0.7 -0.5, 0 -0.64, 0.7 -0.5, 1.0 -0.16, 0.7 0.22, 0 0.38, -0.7 0.22');
  pen.fill(flesh, { pigment: 'gold', tone: (x, y) => clamp(0.1 + 0.3 * x + 0.4 * y), line: inner * 1.2 });
  for (const cut of [
    '-0.82 -0.34, -0.3 -0.02, 0.1 0.36',
    '-0.5 -0.56, 0.04 -0.22, 0.5 0.28',
    '-0.04 -0.62, 0.44 -0.34, 0.82 0.06',
    '0.82 -0.36, 0.3 -0.04, -0.1 0.34',
    '0.5 -0.57, -0.04 -0.24, -0.5 0.28',
    '0.06 -0.62, -0.44 -0.34, -0.84 0.04',
  ])
    pen.stroke(traced(cut), inner, { taper: 0.2 });
  pen.stroke(traced('-0.78 0.38, -0.4 0.6'), detail * 1.4, { taper: 0.5 });
}

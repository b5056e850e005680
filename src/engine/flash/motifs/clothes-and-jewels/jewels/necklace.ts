import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFineChain } from '../../parts/jewels/fine-chain.ts';

/** A fine chain with a cut stone in gold. */
export const necklace: Motif = {
  name: 'necklace',
  tinted: ['water', 'waterLight'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawFineChain(
        pen,
        traced(
          '0 0.26, -0.3 0.04, -0.6 -0.32, -0.76 -0.72, -0.56 -1.04, 0 -1.18, 0.56 -1.04, 0.76 -0.72, 0.6 -0.32, 0.3 0.04, 0 0.26',
          24,
        ),
        0.05,
        'gold',
      ),
    );
    canvas.layer(drawPendant, { at: { at: [0, 0.66] } });
  },
};

function drawPendant(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([circle([0, -0.46], 0.12, 28), circle([0, -0.46], 0.05, 20)], {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
    rule: 'evenodd',
  });
  pen.fill(symmetric('0 -0.42, 0.3 -0.28, 0.44 0.04, 0.3 0.36, 0 0.56!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.6 * (x + y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.3!, 0.22 -0.2!, 0.32 0.04!, 0.2 0.28!, 0 0.42!'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.3 + 0.9 * (x + 0.5 * y)),
    line: inner,
  });
  pen.fill(symmetric('0 -0.16!, 0.13 -0.08!, 0.16 0.04!, 0.1 0.16!, 0 0.22!'), {
    pigment: 'waterLight',
    tone: 0.05,
    line: detail * 1.2,
  });
  for (const edge of [
    '0.13 -0.08, 0.22 -0.2',
    '-0.13 -0.08, -0.22 -0.2',
    '0.16 0.04, 0.32 0.04',
    '-0.16 0.04, -0.32 0.04',
    '0.1 0.16, 0.2 0.28',
    '-0.1 0.16, -0.2 0.28',
  ])
    pen.stroke(traced(edge), detail * 1.2);
  pen.fill(outlined('-0.08 -0.02!, 0 -0.09!, 0.02 -0.04!, -0.05 0.04!'), { pigment: 'foam', tone: 0 });
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';

/** A bearded iris: standards upright, falls hanging, between leaves like swords. */
export const iris: Motif = {
  name: 'iris',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawStrapLeaf(pen, '-0.04 1.7, -0.3 1.0, -0.62 0.2', 0.11);
        drawStrapLeaf(pen, '0.06 1.7, 0.34 1.1, 0.6 0.36', 0.11);
        drawStrapLeaf(pen, '0.0 1.7, -0.16 1.2, -0.3 0.7', 0.09);
        pen.stroke(traced('0 0.2, 0.03 0.9, 0 1.7'), pen.weight.inner * 2.4);
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => {
      drawStandards(pen);
      drawFalls(pen);
    });
  },
};

function drawStandards(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0 0.04!, -0.26 -0.4, -0.2 -0.9, 0.02 -1.12, 0.24 -0.9, 0.26 -0.4'), {
    pigment: 'violet',
    tone: 0.7,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.02 0.1!, 0.3 -0.1, 0.5 -0.5, 0.46 -0.86, 0.3 -1.06, 0.1 -1.12, 0.0 -0.98!, 0.08 -0.6, 0.02 -0.3',
      ),
      {
        pigment: 'violet',
        tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(-0.5, 0.1, y) + 0.5 * smoothstep(0.3, 0.5, x)),
        line: inner * 1.1,
      },
    );
    for (const vein of [
      '0.06 0.0, 0.2 -0.4, 0.16 -0.9',
      '0.1 -0.02, 0.32 -0.4, 0.3 -0.84',
      '0.14 0.0, 0.4 -0.36, 0.42 -0.7',
    ])
      side.stroke(traced(vein), detail, { taper: 0.5 });
  });
}

function drawFalls(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.04 0.12!, 0.3 -0.02, 0.6 -0.06, 0.86 0.1, 1.0 0.4, 0.94 0.7, 0.78 0.82, 0.6 0.74, 0.52 0.5, 0.34 0.3',
      ),
      {
        pigment: 'violet',
        tone: (x, y) => clamp(0.75 - 0.8 * (x - 0.1) + 0.4 * smoothstep(0.5, 0.8, y)),
        line: inner * 1.1,
      },
    );
    for (const vein of [
      '0.5 0.16, 0.72 0.3, 0.8 0.66',
      '0.5 0.06, 0.78 0.2, 0.9 0.56',
      '0.46 0.26, 0.62 0.42, 0.68 0.66',
    ])
      side.stroke(traced(vein), detail, { taper: 0.5 });
    side.fill(outlined('0.1 0.12!, 0.3 0.04, 0.52 0.1, 0.58 0.2, 0.4 0.2, 0.2 0.2'), {
      pigment: 'gold',
      tone: 0.1,
      line: detail,
    });
  });
  pen.fill(
    outlined('0 0.06!, 0.24 0.24, 0.4 0.6, 0.34 0.94, 0.14 1.1, -0.1 1.12, -0.32 0.94, -0.4 0.6, -0.24 0.24'),
    {
      pigment: 'violet',
      tone: (x, y) => clamp(0.7 - 0.9 * (y - 0.1) + 0.7 * smoothstep(0.1, 0.4, Math.abs(x))),
      line: inner * 1.1,
    },
  );
  for (const vein of [
    '0 0.6, 0 0.8, 0 1.0',
    '-0.08 0.5, -0.18 0.7, -0.16 0.96',
    '0.08 0.5, 0.18 0.7, 0.16 0.96',
    '-0.14 0.4, -0.3 0.6, -0.28 0.84',
    '0.14 0.4, 0.3 0.6, 0.28 0.84',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.5 });
  pen.fill(outlined('0 0.1!, 0.1 0.3, 0.06 0.56, 0 0.64, -0.06 0.56, -0.1 0.3'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner,
  });
}

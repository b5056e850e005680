import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bathtub of enamelled iron from the side, its rim rolled, on four clawed feet. */
export const bathtub: Motif = {
  name: 'bathtub',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, isFlipped] of [
        [-0.66, true],
        [0.62, false],
      ] as const)
        drawFoot(pen.at({ at: [x, 0.5], isFlipped }));
      drawTap(pen);
      drawTub(pen);
    });
  },
};

function drawFoot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.16 -0.16!, 0.2 -0.2!, 0.22 0, 0.14 0.14, 0.26 0.22, 0.3 0.36, 0.22 0.4!, 0 0.4!, -0.04 0.3, 0.02 0.16, -0.06 0',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + x + 0.5 * y),
      line: inner * 1.1,
    },
  );
  for (const x of [0.08, 0.18]) pen.stroke(traced(`${x} 0.39, ${x + 0.02} 0.28`), detail * 1.5);
}

function drawTap(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '0.88 -0.3!, 0.88 -0.74, 0.8 -0.86, 0.66 -0.82, 0.64 -0.68!, 0.54 -0.68!, 0.56 -0.86, 0.7 -0.98, 0.9 -0.96, 1.0 -0.8, 1.0 -0.3!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.1 + 1.4 * (x - 0.7)), line: inner * 1.1 },
  );
  pen.fill(
    outlined(
      '0.84 -1.12!, 1.06 -1.12!, 1.06 -1.04!, 0.99 -1.04!, 0.99 -0.92!, 0.91 -0.92!, 0.91 -1.04!, 0.84 -1.04!',
    ),
    {
      pigment: 'gold',
      tone: 0.2,
      line: inner,
    },
  );
}

function drawTub(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.08 -0.42!, -1.0 -0.08, -0.84 0.3, -0.56 0.5, 0 0.54, 0.56 0.5, 0.84 0.26, 0.96 -0.08, 1.02 -0.36!',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.02 + 0.5 * clamp(x) + 0.6 * clamp(y)),
      line: inner * 1.2,
    },
  );
  pen.fill(
    outlined(
      '-1.24 -0.56, -1.14 -0.66, -0.9 -0.58, -0.5 -0.46, 0.1 -0.42, 0.7 -0.44, 1.06 -0.48, 1.16 -0.4, 1.08 -0.3, 0.7 -0.28, 0.1 -0.26, -0.5 -0.3, -0.9 -0.4, -1.14 -0.46',
    ),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.04 + 0.4 * x),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.9 -0.12, -0.8 0.14, -0.62 0.32'), inner * 1.3, { taper: 0.4 });
  pen.stroke(traced('-0.74 -0.14, -0.68 0.04, -0.6 0.14'), detail * 1.5, { taper: 0.4 });
  pen.stroke(traced('-0.3 0.46, 0.2 0.47, 0.56 0.4, 0.76 0.2'), detail * 1.5, { taper: 0.4 });
}

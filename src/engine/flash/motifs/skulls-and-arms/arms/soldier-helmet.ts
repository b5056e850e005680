import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A steel helmet under its net, an ace and cartridges tucked into its band, the chin strap hanging. */
export const soldierHelmet: Motif = {
  name: 'soldier-helmet',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStrap(pen);
      drawShell(pen);
      drawBand(pen);
    });
  },
};

function drawShell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.12 0.34!, -1.06 -0.2, -0.72 -0.72, -0.16 -0.92, 0.42 -0.84, 0.84 -0.46, 0.98 0.0, 1.04 0.2!, 1.28 0.34, 1.3 0.44!, 0.8 0.42, 0.4 0.5, -0.4 0.52, -0.86 0.5, -1.16 0.5!',
    ),
    { pigment: 'leaf', tone: (x, y) => clamp(0.15 + 0.4 * (x + 0.3) + 0.35 * (y + 0.3)), line: inner * 1.2 },
  );
  for (const cord of net) pen.stroke(traced(cord), detail * 1.3);
  pen.stroke(traced('-1.12 0.36, -0.4 0.4, 0.4 0.38, 0.84 0.3, 1.24 0.36'), inner);
}

function drawBand(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('-1.12 0.06!, -0.4 0.16, 0.4 0.14, 1.0 0.02!, 1.03 0.2!, 0.4 0.33, -0.4 0.35, -1.13 0.26!'),
    {
      pigment: 'wood',
      tone: 0.3,
      line: inner,
    },
  );
  pen.fill(outlined('-0.66 -0.14!, -0.26 -0.1!, -0.28 0.36!, -0.68 0.32!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  pen.fill(spade, { black: 'always', tone: 1 });
  for (const x of [0.3, 0.48, 0.66])
    pen.fill(
      outlined(
        `${x - 0.06} 0.36!, ${x - 0.06} 0.02!, ${x - 0.04} -0.1, ${x} -0.24!, ${x + 0.04} -0.1, ${x + 0.06} 0.02!, ${x + 0.06} 0.34!`,
      ),
      {
        pigment: 'gold',
        tone: (px) => clamp(0.15 + 5 * (px - x)),
        line: inner,
      },
    );
}

function drawStrap(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.7 0.44!, -0.6 0.46!, -0.42 0.86, -0.06 1.08, 0.3 0.9, 0.5 0.44!, 0.62 0.44!, 0.42 1.0, -0.06 1.24, -0.52 0.98',
    ),
    {
      pigment: 'wood',
      tone: 0.4,
      line: inner,
    },
  );
  pen.fill(outlined('-0.2 1.02!, 0.02 1.06!, 0.0 1.28!, -0.22 1.24!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}

const spade = outlined(
  '-0.46 -0.04!, -0.36 0.1, -0.37 0.2, -0.45 0.18!, -0.42 0.28!, -0.53 0.27!, -0.48 0.18!, -0.57 0.18, -0.57 0.08',
);
const net = [
  '-1.0 -0.2, -0.5 0.0, -0.2 0.2',
  '-0.86 -0.54, -0.2 -0.24, 0.3 0.14',
  '-0.52 -0.82, 0.2 -0.46, 0.8 0.06',
  '0.0 -0.92, 0.5 -0.66, 0.92 -0.24',
  '-0.9 0.1, -0.8 -0.3, -0.5 -0.8',
  '-0.5 0.14, -0.36 -0.4, 0.0 -0.9',
  '-0.06 0.16, 0.1 -0.36, 0.46 -0.8',
  '0.4 0.14, 0.56 -0.2, 0.76 -0.56',
  '0.76 0.08, 0.86 -0.1, 0.92 -0.26',
];

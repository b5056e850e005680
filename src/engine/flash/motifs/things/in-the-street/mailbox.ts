import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A rural mailbox on its post, the flag up, a letter sticking out. */
export const mailbox: Motif = {
  name: 'mailbox',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        drawPost(pen);
        drawBox(pen);
        drawLetter(pen);
        drawFlag(pen);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawPost(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.16 0.2!, 0.16 0.2!, 0.18 1.6!, -0.18 1.6!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.35 + 2.4 * x),
    line: inner * 1.3,
  });
  pen.fill(outlined('0.12 0.62!, 0.5 0.24!, 0.66 0.24!, 0.14 0.82!'), {
    pigment: 'wood',
    tone: 0.6,
    line: inner,
  });
  for (const grain of ['-0.06 0.5, -0.05 0.9, -0.08 1.3', '0.06 0.9, 0.07 1.4'])
    pen.stroke(traced(grain), detail * 1.4, { taper: 0.3 });
  for (const [x, height] of [
    [-0.34, 0.3],
    [-0.24, 0.4],
    [0.26, 0.42],
    [0.38, 0.28],
    [-0.44, 0.18],
    [0.48, 0.2],
  ] as const)
    pen.stroke(
      traced(`${x * 0.7} 1.62, ${x * 0.85} ${1.62 - height * 0.6}, ${x * 1.25} ${1.62 - height}`),
      inner * 1.6,
      { taper: 0.4, tapering: 'end' },
    );
}

function drawBox(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.5 -0.86, 0.1 -0.92, 0.8 -0.84, 1.08 -0.62, 1.16 -0.3, 1.16 0.2!, -0.56 0.34!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.6, 1.16, x) + 0.6 * smoothstep(-0.5, 0.2, y)),
    line: inner * 1.4,
  });
  pen.stroke(traced('-0.3 -0.76, 0.2 -0.8, 0.7 -0.74'), inner * 1.6, { isErasing: true, taper: 0.3 });
  pen.fill(
    outlined(
      '-1.06 0.34!, -1.1 -0.3, -1.02 -0.66, -0.78 -0.86, -0.5 -0.86, -0.28 -0.66, -0.2 -0.3, -0.22 0.34!',
    ),
    { black: 'always', tone: 1, line: inner * 1.4 },
  );
  pen.fill(outlined('-1.06 0.34!, -0.22 0.34!, -0.34 0.7, -0.52 0.92, -0.86 0.94, -1.06 0.76, -1.14 0.56'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.3 + 0.5 * (y - 0.4) + 0.3 * (x + 0.8)),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.98 0.44, -0.34 0.44'), detail * 1.4);
  pen.fill(outlined('-0.76 0.76!, -0.58 0.76!, -0.6 0.86!, -0.74 0.86!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-0.56 0.22!, 1.18 0.1!, 1.2 0.22!, -0.54 0.36!'), {
    pigment: 'petal',
    tone: 0.6,
    line: inner,
  });
}

function drawLetter(pen: Pen): void {
  const { inner } = pen.weight;
  const letter = pen.at({ at: [-0.86, -0.1], angleRad: -0.2 });
  letter.fill(outlined('-0.56 -0.3!, 0.48 -0.3!, 0.48 0.34!, -0.56 0.34!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.04 + 0.6 * smoothstep(0.2, 0.5, x)),
    line: inner * 1.2,
  });
  letter.stroke(traced('-0.56 -0.3!, -0.06 0.06!, 0.46 -0.3'), inner);
  letter.fill(
    outlined(
      '-0.02 0.02, -0.06 -0.06, -0.16 -0.04, -0.16 0.06, -0.04 0.2!, 0.08 0.06, 0.08 -0.04, 0.0 -0.06',
    ),
    { pigment: 'petal', tone: 0.1, line: inner * 0.9 },
  );
}

function drawFlag(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.5 -0.2!, 0.6 -0.2!, 0.6 -1.36!, 0.5 -1.36!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner * 1.1,
  });
  pen.fill(outlined('0.6 -1.36!, 1.04 -1.36!, 1.04 -1.04!, 0.6 -1.04!'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner * 1.2,
  });
  pen.dot([0.55, -0.26], inner * 1.8);
}

import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFlyingBroom } from '../../parts/tools-and-things/flying-broom.ts';

/** A witch from the side, astride her broom, hair and skirt blown back. */
export const witchOnBroom: Motif = {
  name: 'witch-on-broom',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(drawFlyingBroom);
    canvas.layer((pen) => {
      drawHair(pen);
      drawDress(pen);
      drawLeg(pen);
      drawFace(pen);
      drawHat(pen);
    });
    canvas.layer(drawArm);
  },
};

const cloth = (x: number, y: number) => clamp(0.5 + 0.2 * x + 0.15 * y);

function drawHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.4 -0.82, 0.16 -0.8, -0.1 -0.62, -0.42 -0.62!, -0.28 -0.5, -0.56 -0.36!, -0.3 -0.34, -0.44 -0.16!, -0.06 -0.22, 0.16 -0.24, 0.4 -0.44',
    ),
    { pigment: 'ember', tone: (x) => clamp(0.3 - 0.4 * x), line: inner * 1.1 },
  );
  for (const strand of [
    '0.26 -0.7, 0 -0.54, -0.34 -0.54',
    '0.24 -0.56, 0 -0.42, -0.38 -0.38',
    '0.24 -0.44, 0.04 -0.32, -0.24 -0.26',
  ])
    pen.stroke(traced(strand), detail * 1.3, { taper: 0.4 });
}

function drawDress(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.34 -0.42, 0.5 -0.24, 0.48 0, 0.42 0.16, 0.66 0.26, 0.62 0.46!, 0.3 0.5, 0.1 0.62!, -0.08 0.5!, -0.3 0.66!, -0.44 0.48!, -0.72 0.56!, -0.66 0.36!, -0.96 0.26!, -0.62 0.14, -0.2 0.1, 0.06 0, 0.1 -0.24, 0.2 -0.4',
    ),
    { pigment: 'dark', tone: cloth, line: inner * 1.3 },
  );
  for (const fold of [
    '0.1 0.08, -0.2 0.24, -0.56 0.32',
    '0.2 0.14, 0.02 0.34, -0.22 0.52',
    '0.4 0.18, 0.26 0.3, 0.16 0.48',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4, isErasing: true });
}

/** Below the broom, in a striped stocking and a pointed shoe. */
function drawLeg(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.46 0.4!, 0.64 0.36!, 0.5 0.84!, 0.36 0.82!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  for (const [y, x] of [
    [0.5, 0.49],
    [0.61, 0.46],
    [0.72, 0.43],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.06} ${y}!, ${x + 0.11} ${y - 0.01}!, ${x + 0.1} ${y + 0.05}!, ${x - 0.07} ${y + 0.06}!`,
      ),
      {
        black: 'always',
        tone: 1,
      },
    );
  pen.fill(outlined('0.34 0.82!, 0.52 0.82!, 0.6 0.92, 0.84 0.86!, 0.78 1.02, 0.34 1.04!'), {
    pigment: 'dark',
    tone: 0.7,
    line: inner * 1.1,
  });
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.2 -0.8, 0.56 -0.8!, 0.6 -0.68!, 0.8 -0.56!, 0.62 -0.53, 0.64 -0.47, 0.6 -0.44!, 0.7 -0.32!, 0.54 -0.32, 0.42 -0.36, 0.38 -0.24, 0.22 -0.3',
    ),
    {
      pigment: 'leafLight',
      tone: (x, y) => clamp(0.15 + 0.5 * (y + 0.6) - 0.3 * (x - 0.4)),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('0.48 -0.68, 0.54 -0.71, 0.57 -0.67, 0.53 -0.64'), { black: 'always', tone: 1 });
  pen.stroke(traced('0.44 -0.73!, 0.58 -0.75'), inner);
  pen.stroke(traced('0.62 -0.44, 0.52 -0.42, 0.46 -0.46'), detail * 1.4);
  pen.fill(outlined('0.68 -0.58, 0.71 -0.61, 0.73 -0.57, 0.7 -0.55'), {
    pigment: 'leaf',
    tone: 0.6,
    line: detail,
  });
}

/** Its tip bent back by the wind. */
function drawHat(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('0.08 -0.84!, 0.14 -1.1, 0.06 -1.3, -0.26 -1.36!, 0.02 -1.5, 0.3 -1.42, 0.5 -1.14, 0.66 -0.84!'),
    {
      pigment: 'violet',
      tone: (x) => clamp(0.5 - 0.5 * (x - 0.3)),
      line: inner * 1.3,
    },
  );
  pen.fill(outlined('0.1 -0.96!, 0.6 -0.98!, 0.65 -0.85!, 0.09 -0.83!'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
  pen.fill(outlined('-0.2 -0.72, 0.1 -0.88, 0.6 -0.9, 0.98 -0.82, 0.6 -0.75, 0.2 -0.74'), {
    pigment: 'violet',
    tone: 0.55,
    line: inner * 1.3,
  });
}

/** Both hands on the stick. */
function drawArm(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.24 -0.34, 0.4 -0.36, 0.6 -0.14, 0.86 0.0!, 0.8 0.18!, 0.52 0.08, 0.28 -0.1'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.35 + 0.2 * x + 0.3 * y),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.8 0.04!, 0.96 0.02, 1.0 0.12, 0.94 0.24, 0.84 0.24, 0.78 0.16'), {
    pigment: 'leafLight',
    tone: 0.2,
    line: inner,
  });
}

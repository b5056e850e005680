import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBroadCollar } from '../../parts/clothes/broad-collar.ts';

/** Anubis in profile: a black jackal's head, tall ears, headcloth and broad collar; looks to the right. */
export const anubis: Motif = {
  name: 'anubis',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      pen.fill(outlined('-0.9 1.06!, -0.4 0.9, 0.2 0.9, 0.7 1.1!, 1.0 1.7!, -1.2 1.7!'), {
        pigment: 'dark',
        tone: 0.5,
        line: pen.weight.inner,
      });
      drawEar(pen.at({ at: [0.26, 0.04], angleRad: 0.16 }), 0.7);
      drawHeadcloth(pen);
      drawHead(pen);
      drawEar(pen, 0.3);
      drawEye(pen);
      drawBroadCollar(pen.at({ at: [-0.22, 0.86], scale: 0.84 }));
      drawLappet(pen);
    });
  },
};

function drawEar(pen: Pen, tone: number): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.34 -0.56!, -0.4 -1.0, -0.28 -1.5, -0.14 -1.78!, 0.02 -1.4, 0.08 -0.94, 0.02 -0.5!'), {
    pigment: 'dark',
    tone: (x) => clamp(tone + x * 0.6),
    line: inner * 1.1,
  });
  pen.fill(
    outlined('-0.24 -0.6!, -0.28 -1.0, -0.2 -1.36, -0.14 -1.54!, -0.04 -1.26, -0.02 -0.9, -0.06 -0.6!'),
    {
      pigment: 'gold',
      tone: (_, y) => clamp(0.1 + 0.8 * smoothstep(-1.1, -0.6, y)),
      line: inner,
    },
  );
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.42 -0.4!, -0.2 -0.66, 0.1 -0.7, 0.36 -0.54, 0.6 -0.32, 0.96 -0.18, 1.3 -0.1, 1.42 0.0, 1.4 0.12, 1.3 0.2, 0.96 0.24, 0.66 0.28, 0.44 0.4, 0.32 0.66, 0.3 0.96!, -0.4 0.96!, -0.5 0.3',
    ),
    {
      pigment: 'dark',
      tone: (x, y) =>
        clamp(0.15 + 0.6 * smoothstep(0.0, 0.5, y + 0.2 * x - 0.1) + 0.3 * smoothstep(0.1, -0.4, x)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('1.36 0.1, 1.1 0.12, 0.8 0.12, 0.62 0.04'), inner, { isErasing: true, taper: 0.3 });
  pen.fill(outlined('1.24 -0.11!, 1.42 -0.04, 1.42 0.06, 1.3 0.04'), { black: 'always', tone: 0 });
  for (const line of [
    '0.4 -0.3, 0.66 -0.18, 0.96 -0.08',
    '0.2 0.3, 0.32 0.2, 0.5 0.16',
    '0.1 0.5, 0.16 0.7, 0.14 0.9',
  ])
    pen.stroke(traced(line), detail * 1.3, { isErasing: true, taper: 0.5 });
}

function drawEye(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.12 -0.2!, 0.22 -0.34, 0.38 -0.32, 0.56 -0.14!, 0.36 -0.12, 0.24 -0.12'), {
    pigment: 'gold',
    tone: 0,
    line: inner,
  });
  pen.fill(circle([0.32, -0.22], 0.07, 22), { black: 'always', tone: 0 });
  pen.fill(outlined('0.14 -0.16!, -0.1 -0.1, -0.22 -0.14!, -0.12 -0.2, 0.12 -0.24!'), {
    pigment: 'gold',
    tone: 0,
    line: inner * 0.8,
  });
  pen.fill(outlined('0.06 -0.36!, 0.2 -0.46, 0.4 -0.44, 0.56 -0.3!, 0.4 -0.38, 0.2 -0.39'), {
    pigment: 'gold',
    tone: 0,
    line: inner * 0.8,
  });
}

/** Striped cloth behind the head. */
function drawHeadcloth(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('0.1 -0.74!, -0.3 -0.78, -0.66 -0.5, -0.9 0.0, -1.0 0.6, -1.06 1.06!, -0.3 1.06!, -0.2 0.3'),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.2 - 0.4 * (x + 0.4)),
      line: inner * 1.1,
    },
  );
  for (const stripe of [
    '-0.2 -0.76!, -0.46 -0.68, -0.6 -0.54!, -0.36 -0.3!, -0.2 -0.5!',
    '-0.7 -0.4!, -0.84 -0.14!, -0.46 0.0!, -0.42 -0.18!',
    '-0.9 0.06!, -0.96 0.32!, -0.46 0.38!, -0.46 0.18!',
    '-0.98 0.5!, -1.03 0.78!, -0.42 0.78!, -0.44 0.56!',
  ])
    pen.fill(outlined(stripe), { pigment: 'water', black: 'uncolored', tone: 0.3, line: inner });
}

function drawLappet(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.5 0.3!, -0.2 0.36!, -0.1 0.9, -0.1 1.5!, -0.46 1.5!, -0.5 0.9'), {
    pigment: 'gold',
    tone: (x) => clamp(0.6 + x),
    line: inner * 1.1,
  });
  for (const y of [0.5, 0.72, 0.94, 1.16, 1.36])
    pen.fill(outlined(`-0.49 ${y}!, -0.13 ${y}!, -0.12 ${y + 0.1}!, -0.49 ${y + 0.1}!`), {
      pigment: 'water',
      black: 'uncolored',
      tone: 0.3,
      line: inner,
    });
}

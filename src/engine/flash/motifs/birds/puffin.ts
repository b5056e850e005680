import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';

/** A puffin on its rock; looks to the right. */
export const puffin: Motif = {
  name: 'puffin',
  tinted: ['ember'],
  mouth: [0.98, -0.34],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRock(pen);
      drawBody(pen);
      drawHead(pen);
    });
  },
};

function drawRock(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.72 1.2!, -0.6 1.02!, -0.3 0.98!, -0.1 0.92!, 0.3 0.96!, 0.56 0.94!, 0.72 1.06!, 0.8 1.2!'),
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.2 + 0.4 * x + (y - 1)),
      line: inner * 1.1,
    },
  );
  for (const line of ['-0.4 1.04, -0.3 1.12, -0.34 1.18', '0.36 1.0, 0.46 1.1, 0.42 1.18'])
    pen.stroke(traced(line), detail);
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.5 0.62!, -0.76 0.84, -0.72 0.92!, -0.36 0.84!'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
  for (const x of [-0.12, 0.18]) {
    pen.stroke(traced(`${x} 0.8, ${x} 0.94`), inner * 2);
    pen.fill(
      outlined(
        `${x - 0.08} 0.92, ${x + 0.02} 0.9, ${x + 0.24} 1.0!, ${x + 0.12} 1.02!, ${x + 0.1} 1.06!, ${x - 0.06} 1.04!`,
      ),
      {
        pigment: 'ember',
        tone: 0.2,
        line: inner,
      },
    );
  }
  pen.fill(body, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(0.4, 0.9, y - 0.2 * x)),
    line: inner * 1.1,
  });
  pen.fill(back, { pigment: 'dark', black: 'uncolored', tone: (x) => clamp(0.4 - 0.6 * x), line: inner });
  pen.fill(wing, { pigment: 'dark', tone: (x) => clamp(0.35 - 0.5 * x), line: inner });
  for (const line of ['-0.36 0.2, -0.4 0.44, -0.54 0.66', '-0.24 0.2, -0.28 0.44, -0.4 0.64'])
    pen.stroke(traced(line), detail, { isErasing: !pen.isColored, taper: 0.3 });
  drawHairs(pen, traced('0.4 0.1, 0.42 0.3, 0.34 0.5'), [-0.06, 0.12], 7);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(cap, { pigment: 'dark', black: 'uncolored', tone: 0.5, line: inner * 1.1 });
  pen.fill(cheek, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(-0.3, 0, y) + 0.3 * smoothstep(0.1, -0.1, x)),
    line: inner,
  });
  pen.fill(beak, { pigment: 'ember', tone: (_, y) => clamp(0.05 + 1.2 * (y + 0.5)), line: inner * 1.1 });
  pen.fill(outlined('0.42 -0.74!, 0.52 -0.7, 0.58 -0.44, 0.5 -0.16, 0.42 -0.14!, 0.46 -0.44'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner,
  });
  pen.fill(outlined('0.54 -0.7!, 0.68 -0.64, 0.66 -0.4, 0.58 -0.18!, 0.6 -0.44'), {
    pigment: 'water',
    black: 'uncolored',
    tone: 0.5,
    line: detail,
  });
  for (const line of ['0.76 -0.62, 0.78 -0.44, 0.72 -0.3', '0.86 -0.56, 0.88 -0.46, 0.84 -0.38'])
    pen.stroke(traced(line), detail * 1.3);
  pen.stroke(traced('0.46 -0.4, 0.7 -0.42, 0.98 -0.36'), inner);
  pen.fill(outlined('0.08 -0.52!, 0.2 -0.68!, 0.32 -0.5!, 0.2 -0.4!'), {
    pigment: 'ember',
    tone: 0.3,
    line: detail * 1.2,
  });
  pen.fill(circle([0.2, -0.53], 0.06, 20), { black: 'always', tone: 1 });
  pen.fill(circle([0.22, -0.55], 0.018, 10), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0.1 -0.44, -0.02 -0.34, -0.12 -0.3'), inner, { taper: 0.4, tapering: 'end' });
}

const body = outlined(
  '0.2 -0.3, 0.46 -0.08, 0.54 0.3, 0.42 0.68, 0.14 0.9, -0.2 0.9, -0.46 0.7, -0.5 0.3, -0.3 -0.1',
);
const back = outlined(
  '0.3 -0.14!, 0.06 -0.02, -0.1 0.2, -0.14 0.5, -0.3 0.86!, -0.5 0.74, -0.58 0.36, -0.46 0.0, -0.2 -0.34, 0.1 -0.42',
);
const wing = outlined(
  '-0.04 0.02, 0.02 0.26, -0.12 0.56, -0.42 0.82, -0.66 0.9!, -0.6 0.6, -0.52 0.26, -0.3 0.02',
);
const cap = outlined(
  '0.48 -0.7, 0.34 -0.9, 0.06 -0.98, -0.24 -0.84, -0.38 -0.54, -0.36 -0.26, -0.2 -0.02, 0.1 0.06, 0.36 -0.02, 0.46 -0.2!',
);
const cheek = outlined(
  '0.46 -0.72!, 0.3 -0.78, 0.06 -0.72, -0.12 -0.5, -0.14 -0.24, 0.06 -0.1, 0.3 -0.1, 0.44 -0.18!',
);
const beak = outlined(
  '0.42 -0.76!, 0.66 -0.76, 0.9 -0.58, 1.02 -0.34!, 0.92 -0.22, 0.66 -0.14, 0.42 -0.1!, 0.48 -0.42',
);

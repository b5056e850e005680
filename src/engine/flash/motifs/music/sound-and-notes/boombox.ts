import { clamp } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A boombox: two speakers, the cassette deck between them, its handle up. */
export const boombox: Motif = {
  name: 'boombox',
  tinted: ['steel'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawCase(pen);
      for (const x of [-0.92, 0.92]) drawSpeaker(pen.at({ at: [x, 0.3] }));
      drawDeck(pen);
    }),
};

function drawCase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.14 -0.5!, -1.14 -1.06!, 1.14 -1.06!, 1.14 -0.5!, 0.96 -0.5!, 0.96 -0.88!, -0.96 -0.88!, -0.96 -0.5!',
    ),
    {
      pigment: 'dark',
      tone: 0.5,
      line: inner * 1.4,
    },
  );
  pen.fill(outlined('1.2 -0.56!, 1.52 -1.4!, 1.58 -1.38!, 1.3 -0.56!'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner,
  });
  pen.fill(
    outlined(
      '-1.54 -0.5!, -1.46 -0.58!, 1.46 -0.58!, 1.54 -0.5!, 1.54 0.82!, 1.46 0.9!, -1.46 0.9!, -1.54 0.82!',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.15 + 0.22 * x + 0.25 * y),
      line: inner * 1.6,
    },
  );
  pen.fill(rectangle(-1.42, -0.46, 1.42, -0.24), { pigment: 'scroll', tone: 0.05, line: inner * 1.1 });
  for (let mark = 0; mark < 15; mark++) {
    const x = -1.3 + mark * 0.18;
    pen.stroke(traced(`${x} -0.44, ${x} ${mark % 3 ? -0.38 : -0.32}`), detail * 1.5);
  }
  pen.stroke(traced('0.4 -0.46, 0.4 -0.24'), inner * 2);
}

function drawSpeaker(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 0.48, 52), { pigment: 'dark', tone: 0.4, line: inner * 1.4 });
  pen.fill(circle([0, 0], 0.38, 46), {
    pigment: 'grey',
    tone: ballShader([0, 0], 0.4, 0.9),
    line: inner * 1.1,
  });
  pen.fill(circle([0, 0], 0.15, 30), {
    pigment: 'petal',
    tone: ballShader([0, 0], 0.16, 0.7),
    line: inner * 1.1,
  });
}

function drawDeck(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-0.38, -0.1, 0.38, 0.42), { pigment: 'dark', tone: 0.5, line: inner * 1.3 });
  pen.fill(rectangle(-0.28, 0.0, 0.28, 0.32), { pigment: 'petal', tone: 0.2, line: inner * 1.1 });
  for (const x of [-0.12, 0.12])
    pen.fill(circle([x, 0.16], 0.07, 20), { pigment: 'foam', tone: 0, line: inner });
  for (let key = 0; key < 5; key++)
    pen.fill(rectangle(-0.38 + key * 0.155, 0.54, -0.26 + key * 0.155, 0.74), {
      pigment: key === 0 ? 'petal' : 'foam',
      tone: 0.1,
      line: inner,
    });
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A French press: its plunger up, coffee in the glass within a steel frame. */
export const frenchPress: Motif = {
  name: 'french-press',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHandle(pen);
      drawGlass(pen);
      drawFrame(pen);
      drawLid(pen);
    });
  },
};

/** Iced coffee: a tall glass, milk clouding down between the ice, a straw. */
export const icedCoffee: Motif = {
  name: 'iced-coffee',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) =>
      pen.fill(outlined('0.06 -0.7!, 0.34 -1.66!, 0.5 -1.6!, 0.24 -0.68!'), {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.4,
        line: pen.weight.inner,
      }),
    );
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(symmetric('0 -0.8!, 0.76 -0.8!, 0.58 1.3, 0.5 1.42, 0 1.46'), {
        pigment: 'waterLight',
        tone: 0.1,
        line: inner * 1.2,
      });
      pen.fill(symmetric('0 -0.56!, 0.68 -0.56!, 0.52 1.2, 0.44 1.28, 0 1.3'), {
        pigment: 'wood',
        tone: (x, y) => clamp(0.3 + 0.5 * smoothstep(0, 0.6, x) + 0.2 * y),
        line: inner,
      });
      pen.fill(
        outlined(
          '-0.68 -0.56!, 0.68 -0.56!, 0.65 -0.2, 0.5 -0.1, 0.42 0.2, 0.26 0.34, 0.16 0.06, 0.0 0.1, -0.06 0.5, -0.2 0.66, -0.3 0.4, -0.28 0.04, -0.46 0.0, -0.5 0.3, -0.6 0.1, -0.64 -0.2',
        ),
        {
          pigment: 'scroll',
          tone: (x, y) => clamp(0.05 + 0.3 * x + 0.3 * y),
          line: detail * 1.3,
        },
      );
      for (const [x, y, angleRad] of [
        [-0.34, -0.46, 0.3],
        [0.2, -0.5, -0.4],
        [-0.06, -0.08, 0.7],
        [0.34, 0.0, 0.2],
        [-0.3, 0.3, -0.3],
      ] as const)
        pen
          .at({ at: [x, y], angleRad })
          .fill(outlined('-0.19 -0.19!, 0.19 -0.19!, 0.19 0.19!, -0.19 0.19!'), {
            pigment: 'foam',
            tone: (px, py) => clamp(0.1 + px + py),
            line: inner,
          });
      pen.stroke(ellipse([0, -0.8], 0.76, 0.12, 50), inner);
      for (const [x, y] of [
        [-0.56, 0.7],
        [0.5, 0.56],
        [-0.44, 1.1],
      ] as const)
        pen.fill(circle([x, y], 0.05, 14), { pigment: 'waterLight', tone: 0.1, line: detail });
      pen.stroke(traced('-0.62 -0.3, -0.56 0.3, -0.52 0.6'), inner * 1.6, { isErasing: true, taper: 0.3 });
    });
  },
};

function drawHandle(pen: Pen): void {
  pen.fill(
    [
      outlined('0.56 -0.5!, 0.9 -0.6, 1.16 -0.4, 1.18 0.4, 1.0 0.96, 0.58 1.0!'),
      outlined('0.6 -0.3!, 0.84 -0.36, 0.96 -0.22, 0.97 0.36, 0.86 0.76, 0.58 0.8!'),
    ],
    { pigment: 'dark', black: 'uncolored', tone: 0.4, line: pen.weight.inner, rule: 'evenodd' },
  );
}

function drawGlass(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.62 -0.66!, -0.78 -0.74!, -0.6 -0.46!, -0.6 1.2!, 0.6 1.2!, 0.6 -0.66!'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.06 + 0.4 * smoothstep(0.2, 0.6, x)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.55 0.0!, 0.55 0.0!, 0.55 1.16!, -0.55 1.16!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.45 + 0.5 * x),
    line: inner,
  });
  pen.fill(ellipse([0, 0.0], 0.55, 0.09, 40), { pigment: 'ember', tone: 0.3, line: inner });
  pen.stroke(traced('0 -0.7, 0 -0.24'), inner * 3);
  pen.fill(outlined('-0.55 -0.3!, 0.55 -0.3!, 0.55 -0.16!, -0.55 -0.16!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.48 0.2, -0.48 0.9'), inner * 1.6, { isErasing: true, taper: 0.3 });
}

function drawFrame(pen: Pen): void {
  const { inner } = pen.weight;
  for (const y of [-0.52, 0.62])
    pen.fill(
      outlined(
        `-0.66 ${y}!, 0 ${y + 0.08}, 0.66 ${y}!, 0.66 ${y + 0.14}!, 0 ${y + 0.22}, -0.66 ${y + 0.14}!`,
      ),
      { pigment: 'steel', tone: (x) => clamp(0.2 + 0.8 * Math.abs(x - 0.2)), line: inner },
    );
  for (const x of [-0.3, 0.3])
    pen.fill(outlined(`${x - 0.05} -0.4!, ${x + 0.05} -0.4!, ${x + 0.05} 1.2!, ${x - 0.05} 1.2!`), {
      pigment: 'steel',
      tone: 0.3,
      line: inner,
    });
  pen.fill(
    outlined('-0.68 1.12!, 0.68 1.12!, 0.7 1.3!, 0.6 1.42!, 0.46 1.32!, -0.46 1.32!, -0.6 1.42!, -0.7 1.3!'),
    { pigment: 'steel', tone: (x) => clamp(0.25 + 0.6 * Math.abs(x - 0.1)), line: inner * 1.1 },
  );
}

function drawLid(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.98, 0.44 -0.92, 0.68 -0.74!, 0.68 -0.62!, 0 -0.58'), {
    pigment: 'steel',
    tone: (x) => clamp(0.15 + 0.6 * Math.abs(x + 0.2)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 -0.96, 0 -1.44'), inner * 3);
  pen.fill(circle([0, -1.5], 0.14, 30), { pigment: 'dark', black: 'uncolored', tone: 0.3, line: inner });
}

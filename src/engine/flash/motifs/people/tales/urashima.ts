import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawSwimmingTurtle } from '../../parts/crawlers-and-swimmers/swimming-turtle.ts';
import { drawChildHead } from '../../parts/faces-and-hair/child-head.ts';

/** Urashima Taro on the back of the turtle that carries him through the waves, the box from the sea palace in his arms. */
export const urashima: Motif = {
  name: 'urashima',
  tinted: ['water'],
  carries: ['turtle', 'wave'],
  draw(canvas) {
    canvas.layer(drawSwimmingTurtle, { contour: 0.9 });
    canvas.layer(drawBoy, { contour: 0.8 });
    canvas.layer(drawWaves, { contour: 0.8 });
  },
};

/** Seated in a fisherman's short kimono and straw skirt, the lacquered box before him. */
function drawBoy(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.56 0.2!, -0.3 -0.06, 0.3 -0.04, 0.56 0.16!, 0.7 0.5, 0.5 0.56!, 0.44 0.42!, 0.3 0.58!, 0.16 0.44!, 0 0.6!, -0.16 0.44!, -0.34 0.58!, -0.44 0.42!, -0.64 0.5!',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.15 + 0.3 * x + 0.4 * y),
      line: inner * 1.1,
    },
  );
  for (const x of [-0.4, -0.24, -0.08, 0.08, 0.24, 0.4])
    pen.stroke(traced(`${x * 0.8} 0.04, ${x} 0.42`), detail * 1.3);
  drawLimb(
    pen,
    { line: '0.36 0.2, 0.74 0.36, 0.7 0.86', half: [0.16, 0.14, 0.1] },
    { pigment: 'bone', tone: 0.2, line: inner },
  );
  pen.fill(outlined('0.6 0.82!, 0.8 0.82!, 0.84 0.94, 1.0 1.02, 0.98 1.1!, 0.62 1.08!'), {
    pigment: 'bone',
    tone: 0.25,
    line: inner,
  });
  pen.fill(symmetric('0 -0.96, 0.2 -0.92, 0.44 -0.78, 0.42 -0.3, 0.38 0.02!, 0 0.06'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.12 + 0.6 * Math.max(0, x) + 0.2 * (y + 0.6)),
    line: inner * 1.2,
  });
  for (const side of [-1, 1])
    pen.fill(
      outlined(
        `${side * 0.12} -0.96!, ${side * 0.24} -0.92!, ${side * 0.1} -0.56, ${side * -0.1} -0.2!, ${side * -0.16} -0.26!, ${side * 0.02} -0.6`,
      ),
      {
        pigment: 'foam',
        tone: 0.1,
        line: inner,
      },
    );
  drawBox(pen.at({ at: [0.14, -0.24] }));
  for (const [line, half] of [
    ['-0.4 -0.74, -0.62 -0.36, -0.24 -0.14', 0.16],
    ['0.4 -0.74, 0.72 -0.36, 0.46 -0.12', 0.16],
  ] as const)
    drawLimb(
      pen,
      { line, half: [half, half * 1.1, 0.08] },
      { pigment: 'water', tone: (x) => clamp(0.25 + 0.3 * x), line: inner },
    );
  for (const x of [-0.2, 0.46])
    pen.fill(ellipse([x, -0.1], 0.12, 0.1, 22), { pigment: 'bone', tone: 0.15, line: inner });
  pen.fill(ellipse([0, -2.02], 0.1, 0.17, 24), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  drawChildHead(pen.at({ at: [0, -1.36], scale: 0.72 }), {
    hair: 'short',
    hairPigment: 'dark',
    top: 'water',
  });
  pen.fill(outlined('-0.1 -1.96!, 0.1 -1.96!, 0.08 -1.86!, -0.08 -1.86!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

/** Black lacquer tied with a red cord. */
function drawBox(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.34 -0.16!, 0.34 -0.16!, 0.34 0.24!, -0.34 0.24!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.38 -0.3!, 0.38 -0.3!, 0.38 -0.12!, -0.38 -0.12!'), {
    pigment: 'dark',
    tone: 0.2,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.05 -0.3!, 0.05 -0.3!, 0.05 0.24!, -0.05 0.24!'), {
    pigment: 'petal',
    tone: 0.1,
    line: inner,
  });
  for (const side of [-1, 1])
    pen.fill(outlined(`0 -0.32!, ${side * 0.12} -0.46, ${side * 0.26} -0.44, ${side * 0.2} -0.32`), {
      pigment: 'petal',
      tone: 0.2,
      line: inner,
    });
}

/** Crests below the turtle. */
function drawWaves(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-2.0 1.6!, -1.7 1.36, -1.36 1.5, -1.2 1.7!, -0.9 1.5, -0.56 1.56, -0.4 1.78!, -0.1 1.6, 0.24 1.64, 0.4 1.84!, 0.7 1.62, 1.06 1.6, 1.24 1.76!, 1.5 1.5, 1.8 1.46, 2.04 1.66!, 1.6 2.04, 0.8 2.16, 0 2.2, -0.8 2.16, -1.6 2.04',
    ),
    { pigment: 'waterLight', tone: (x, y) => clamp(0.1 + 0.7 * (y - 1.6) + 0.1 * x), line: inner * 1.2 },
  );
  for (const curl of [
    '-1.7 1.56, -1.4 1.68, -1.24 1.9',
    '-0.9 1.68, -0.6 1.74, -0.44 1.96',
    '-0.1 1.78, 0.2 1.82, 0.36 2.0',
    '0.7 1.8, 1.0 1.78, 1.2 1.94',
    '1.5 1.7, 1.74 1.66',
  ])
    pen.stroke(traced(curl), detail * 1.5, { taper: 0.3 });
}

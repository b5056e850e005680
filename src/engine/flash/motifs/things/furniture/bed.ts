import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A made bed seen from its foot: a carved headboard, two pillows, a quilt turned down. */
export const bed: Motif = {
  name: 'bed',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHeadboard(pen);
      drawPillows(pen);
      drawQuilt(pen);
      drawFootboard(pen);
    });
  },
};

function drawHeadboard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.06, 0.3 -1.0, 0.48 -0.84, 0.74 -0.8!, 0.74 0!, 0 0!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.15 + 0.4 * clamp(x) + 0.4 * clamp(y + 0.5)),
    line: inner * 1.2,
  });
  pen.stroke(
    traced('-0.64 -0.7, -0.42 -0.74, -0.26 -0.88, 0 -0.94, 0.26 -0.88, 0.42 -0.74, 0.64 -0.7'),
    detail * 1.5,
  );
  drawBothSides(pen, (side) => drawPost(side, 0.72, -0.94, 0.3));
}

function drawPost(pen: Pen, x: number, top: number, bottom: number): void {
  const { inner } = pen.weight;
  pen.fill(outlined(`${x} ${top}!, ${x + 0.14} ${top}!, ${x + 0.14} ${bottom}!, ${x} ${bottom}!`), {
    pigment: 'wood',
    tone: 0.3,
    line: inner * 1.1,
  });
  pen.fill(circle([x + 0.07, top - 0.06], 0.1, 24), { pigment: 'wood', tone: 0.15, line: inner * 1.1 });
}

function drawPillows(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.02 -0.42, 0.1 -0.56!, 0.34 -0.52, 0.62 -0.58!, 0.68 -0.36, 0.66 -0.14!, 0.34 -0.1, 0.04 -0.12!',
      ),
      {
        pigment: 'foam',
        tone: (x, y) => clamp(0.04 + 0.4 * (x - 0.2) + 0.7 * (y + 0.35)),
        line: inner * 1.2,
      },
    );
    side.stroke(traced('0.12 -0.5, 0.18 -0.42'), detail * 1.4, { taper: 0.4 });
    side.stroke(traced('0.6 -0.52, 0.52 -0.42, 0.5 -0.34'), detail * 1.4, { taper: 0.4 });
  });
}

function drawQuilt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.12, 0.7 -0.14!, 0.86 0.1, 0.98 0.6!, 0 0.66!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.06 + 0.5 * clamp(x - 0.2) + 0.4 * clamp(y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const x of [0.14, 0.4, 0.66])
      side.stroke(traced(`${x} 0.1, ${x * 1.12} 0.32, ${x * 1.28} 0.62`), detail * 1.5);
  });
  for (const [half, y] of [
    [0.86, 0.26],
    [0.92, 0.44],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.03}, ${half} ${y}`), detail * 1.5);
  pen.fill(symmetric('0 -0.16, 0.7 -0.18!, 0.82 0.04!, 0.4 0.1, 0 0.11'), {
    pigment: 'foam',
    tone: (x) => clamp(0.06 + 0.5 * x),
    line: inner * 1.2,
  });
}

function drawFootboard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => drawPost(side, 0.94, 0.34, 1.1));
  pen.fill(symmetric('0 0.46, 0.5 0.5, 0.96 0.56!, 0.96 0.98!, 0 0.98!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.12 + 0.5 * clamp(x)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.84 0.86!, -0.84 0.66!, 0 0.58, 0.84 0.66!, 0.84 0.86!, -0.84 0.86'), detail * 1.5);
}

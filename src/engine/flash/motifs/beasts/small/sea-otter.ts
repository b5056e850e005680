import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A sea otter that floats on its back, its paws on its breast, its feet in the air; its head is to the right. */
export const seaOtter: Motif = {
  name: 'sea-otter',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawHead(pen.at({ at: [0.92, -0.42], angleRad: 0.12, scale: 0.56 }));
      drawPaws(pen);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.8 0.1, -1.1 0.26, -1.4 0.24, -1.62 0.06', half: [0.14, 0.13, 0.11, 0.04] },
    { pigment: 'wood', tone: (_, y) => clamp(0.2 + 1.4 * y) },
  );
  pen.fill(body, {
    pigment: 'wood',
    tone: (_, y) => clamp(0.12 + 0.8 * smoothstep(-0.1, 0.4, y)),
    line: inner * 1.2,
  });
  pen.fill(belly, { pigment: 'scroll', tone: (_, y) => clamp(0.05 + 0.9 * (y + 0.1)), line: detail });
  for (const [at, angleRad, tone] of [
    [[-0.84, -0.16], -0.1, 0.6],
    [[-0.98, -0.04], -0.4, 0.25],
  ] as const) {
    const foot = pen.at({ at, angleRad });
    foot.fill(
      outlined('-0.12 0.14!, -0.2 -0.12, -0.24 -0.36, -0.1 -0.44, 0.04 -0.4, 0.12 -0.14, 0.12 0.12!'),
      {
        pigment: 'wood',
        tone,
        line: inner * 1.1,
      },
    );
    for (const toe of ['-0.14 -0.4, -0.12 -0.2', '-0.06 -0.42, -0.05 -0.2', '0.0 -0.4, 0.01 -0.2'])
      foot.stroke(traced(toe), detail * 1.2, { taper: 0.4, tapering: 'end' });
  }
  for (const row of ['-0.5 0.28, -0.2 0.34, 0.1 0.34', '-0.7 0.14, -0.5 0.18, -0.3 0.2'])
    drawHairs(pen, traced(row), [-0.14, 0.02], 8);
  drawHairs(pen, traced('-0.3 -0.06, 0.0 -0.06, 0.3 -0.1'), [-0.12, 0.03], 8);
}

function drawPaws(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [line, tone] of [
    ['0.56 -0.06, 0.36 -0.24, 0.16 -0.3', 0.55],
    ['0.6 0.14, 0.38 0.0, 0.1 -0.12', 0.15],
  ] as const) {
    drawLimb(pen, { line, half: [0.02, 0.1, 0.13, 0.12, 0.11, 0.1] }, { pigment: 'wood', tone });
    const [x = 0, y = 0] = line.split(', ').at(-1)?.split(' ').map(Number) ?? [];
    pen.fill(ellipse([x, y], 0.12, 0.11, 22), { pigment: 'wood', tone, line: inner });
    for (const dy of [-0.04, 0.03])
      pen.stroke(traced(`${x - 0.12} ${y + dy}, ${x - 0.04} ${y + dy}`), detail * 1.2);
  }
}

/** About 1.7 wide. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.7, 0.7])
    pen.fill(circle([x, -0.42], 0.15, 22), { pigment: 'wood', tone: 0.5, line: inner });
  pen.fill(head, {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(0.5, 0.9, Math.abs(x)) + 0.3 * smoothstep(0.4, 0.8, y)),
    line: inner * 1.2,
  });
  for (const side of [-1, 1]) {
    pen.fill(circle([0.36 * side, -0.08], 0.1, 22), { black: 'always', tone: 1 });
    pen.fill(circle([0.36 * side - 0.03, -0.12], 0.03, 10), { color: [255, 255, 255], tone: 0 });
    for (const [y, end] of [
      [0.28, 0.2],
      [0.36, 0.36],
      [0.44, 0.54],
    ] as const)
      pen.stroke(
        traced(`${0.26 * side} ${y}, ${0.6 * side} ${(y + end) / 2}, ${0.98 * side} ${end}`),
        detail,
        {
          taper: 0.7,
          tapering: 'end',
        },
      );
  }
  pen.fill(ellipse([0, 0.36], 0.36, 0.25, 34), {
    pigment: 'foam',
    tone: (_, y) => clamp(0.9 * (y - 0.34)),
    line: inner,
  });
  pen.fill(outlined('-0.18 0.1!, 0.0 0.06, 0.18 0.1!, 0.12 0.26, 0.0 0.31, -0.12 0.26'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('0.0 0.3, 0.0 0.4'), inner);
  pen.stroke(traced('-0.18 0.4, -0.08 0.48, 0.0 0.4, 0.08 0.48, 0.18 0.4'), inner, { taper: 0.2 });
}

const body = outlined(
  '0.98 -0.3, 0.86 0.06, 0.66 0.3, 0.2 0.42, -0.4 0.4, -0.86 0.26, -1.06 0.06, -1.0 -0.12, -0.7 -0.2, -0.2 -0.24, 0.3 -0.36, 0.7 -0.5',
);
const belly = outlined(
  '0.66 -0.42, 0.76 -0.16, 0.5 0.1, 0.1 0.2, -0.4 0.18, -0.74 0.06, -0.8 -0.1, -0.5 -0.18, 0.0 -0.22, 0.4 -0.34',
);
const head = outlined(
  '0 -0.72, 0.42 -0.66, 0.76 -0.36, 0.86 0.06, 0.8 0.42, 0.5 0.66, 0 0.74, -0.5 0.66, -0.8 0.42, -0.86 0.06, -0.76 -0.36, -0.42 -0.66',
);

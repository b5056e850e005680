import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An excavator on its tracks, the arm bent, the bucket about to bite. */
export const excavator: Motif = {
  name: 'excavator',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTracks(pen);
      drawBoom(pen);
      drawHouse(pen);
    });
    canvas.layer(drawRubble, { contour: 0.6 });
  },
};

const paint = (pen: Pen) =>
  ({
    pigment: 'gold',
    tone: (x: number, y: number) => clamp(0.12 + 0.5 * smoothstep(0, 0.6, y) + 0.12 * x),
    line: pen.weight.inner * 1.2,
  }) as const;

function drawTracks(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.5 0.46!, 0.0 0.46!, 0.06 0.72!, -0.56 0.72!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.fill(track, { pigment: 'dark', tone: 0.35, line: inner * 1.3 });
  pen.fill(outlined('-1.0 0.78, 0.5 0.78, 0.64 0.93, 0.5 1.08, -1.0 1.08, -1.14 0.93'), {
    pigment: 'steel',
    tone: 0.5,
    line: inner,
  });
  for (const x of [-0.98, -0.62, -0.25, 0.12, 0.48])
    pen.fill(circle([x, 0.93], Math.abs(x + 0.25) > 0.7 ? 0.15 : 0.11, 26), {
      pigment: 'gold',
      tone: 0.3,
      line: inner,
    });
  for (const x of steps(14, -1.1, 0.6)) {
    pen.stroke(traced(`${x} 0.66, ${x} 0.74`), detail * 1.6, { isErasing: true });
    pen.stroke(traced(`${x} 1.12, ${x} 1.2`), detail * 1.6, { isErasing: true });
  }
}

function drawHouse(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.34 -0.14, -1.2 -0.22!, -0.3 -0.24!, -0.3 0.52!, -1.2 0.52, -1.36 0.4'), paint(pen));
  for (const y of [0.0, 0.1, 0.2, 0.3]) pen.stroke(traced(`-1.2 ${y}, -0.86 ${y}`), inner * 1.3);
  pen.fill(outlined('-1.06 -0.24!, -1.04 -0.46!, -0.94 -0.46!, -0.92 -0.24!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  pen.fill(
    outlined('-0.4 -0.92, -0.3 -0.98!, 0.1 -0.98, 0.24 -0.86, 0.36 -0.2, 0.36 0.52!, -0.4 0.52!'),
    paint(pen),
  );
  pen.fill(outlined('-0.3 -0.84!, 0.06 -0.84, 0.14 -0.78, 0.24 -0.2!, 0.24 0.06!, -0.3 0.06!'), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.5 * smoothstep(-0.4, -0.8, y) + 0.5 * (x - 0.1)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.02 -0.84, 0.04 0.06'), inner);
  for (const glint of ['-0.24 -0.4, -0.08 -0.7', '-0.22 -0.22, -0.04 -0.56'])
    pen.stroke(traced(glint), detail * 1.4, { taper: 0.3 });
  pen.stroke(traced('-0.12 0.22, 0.14 0.22'), inner * 1.2);
}

/** Boom, stick and bucket, with the rams that move them. */
function drawBoom(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawRam(pen, '0.3 0.3, 0.74 -0.56');
  pen.fill(
    outlined(
      '0.14 0.34!, 0.34 -0.3, 0.62 -0.96, 0.86 -1.24!, 1.0 -1.24!, 1.02 -1.08!, 0.82 -0.78, 0.6 -0.2, 0.4 0.42!',
    ),
    paint(pen),
  );
  drawRam(pen, '0.66 -1.06, 1.08 -1.42, 1.34 -1.36');
  drawRam(pen, '1.34 -1.12, 1.52 -0.62, 1.42 -0.2');
  pen.fill(
    outlined(
      '0.86 -1.18!, 1.24 -1.46!, 1.4 -1.36!, 1.36 -0.9, 1.3 -0.14!, 1.16 -0.14!, 1.1 -0.8, 1.06 -1.04!',
    ),
    paint(pen),
  );
  for (const [x, y] of [
    [0.94, -1.16],
    [1.3, -1.36],
    [1.23, -0.2],
    [0.3, 0.32],
  ] as const)
    pen.fill(circle([x, y], 0.07, 20), { pigment: 'steel', tone: 0.2, line: inner });
  pen.fill(bucket, {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(0.8, 1.5, x) + 0.3 * y),
    line: inner * 1.2,
  });
  pen.stroke(traced('1.3 -0.02, 1.38 0.2, 1.28 0.42, 1.04 0.48'), detail * 1.5, { taper: 0.2 });
  for (const [x, y] of [
    [0.86, 0.42],
    [0.8, 0.28],
    [0.76, 0.14],
  ] as const)
    pen.fill(outlined(`${x + 0.05} ${y - 0.08}!, ${x - 0.13} ${y + 0.03}!, ${x + 0.06} ${y + 0.05}!`), {
      pigment: 'foam',
      tone: 0.2,
      line: inner,
    });
}

function drawRam(pen: Pen, line: string): void {
  pen.stroke(traced(line), pen.weight.inner * 3.2);
  pen.stroke(traced(line), pen.weight.inner * 1.2, { isErasing: true, taper: 0.2 });
}

function drawRubble(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.72 1.22!, 0.8 1.0, 0.98 0.9, 1.12 0.72, 1.28 0.82, 1.42 0.8, 1.56 1.02, 1.74 1.22!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.8 * (y - 0.8) + 0.3 * (x - 1.2)),
    line: inner * 1.1,
  });
  for (const clod of [
    '0.94 1.08, 1.02 1.0, 1.1 1.06',
    '1.2 0.98, 1.28 0.92, 1.36 0.98',
    '1.34 1.14, 1.44 1.06, 1.52 1.14',
  ])
    pen.stroke(traced(clod), detail * 1.5);
}

const track = outlined(
  '-1.04 0.62, 0.54 0.62, 0.8 0.74, 0.84 0.93, 0.8 1.12, 0.54 1.24, -1.04 1.24, -1.3 1.12, -1.34 0.93, -1.3 0.74',
);
const bucket = outlined(
  '1.06 -0.2!, 1.4 -0.2!, 1.54 0.06, 1.5 0.36, 1.3 0.56, 1.04 0.6, 0.84 0.5!, 0.72 0.06!, 1.0 0.1',
);

import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A double-decker bus from the side, driving to the right. */
export const bus: Motif = {
  name: 'bus',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawWindows(pen);
      for (const x of [-0.72, 0.62]) drawWheel(pen.at({ at: [x, 0.92] }));
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(
        0.06 +
          0.5 * smoothstep(0.5, 0.92, y) +
          0.5 * smoothstep(-0.8, -1.3, x) +
          0.2 * smoothstep(-0.7, -1.0, y),
      ),
    line: inner * 1.2,
  });
  pen.fill(outlined('-1.3 -0.06!, 1.3 -0.06!, 1.3 0.04!, -1.3 0.04!'), {
    pigment: 'scroll',
    tone: 0.1,
    line: inner,
  });
  pen.stroke(traced('-1.28 0.66, 1.28 0.66'), inner);
  pen.stroke(traced('-1.24 -0.78, 1.1 -0.78'), detail * 1.4);
  pen.fill(circle([1.16, 0.74], 0.075, 24), { pigment: 'moon', tone: 0.1, line: inner });
  pen.fill(outlined('1.3 0.82!, 1.38 0.84!, 1.38 0.92!, 1.24 0.92!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
}

function drawWindows(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const glass = {
    pigment: 'waterLight',
    tone: (x: number, y: number) => clamp(0.15 + 0.3 * Math.sin(5 * (x + y))),
    line: inner,
  } as const;
  for (const i of steps(4, 0, 4)) drawPane(pen, -1.18 + 0.44 * i, -0.66, glass);
  pen.fill(outlined('1.02 -0.66!, 1.16 -0.64, 1.24 -0.5, 1.26 -0.18!, 1.02 -0.18!'), glass);
  for (const i of steps(2, 0, 2)) drawPane(pen, -0.74 + 0.44 * i, 0.12, glass);
  pen.fill(outlined('0.96 0.12!, 1.26 0.12!, 1.28 0.56!, 0.96 0.56!'), glass);
  pen.fill(outlined('0.58 0.12!, 0.86 0.12!, 0.86 0.78!, 0.58 0.66!'), glass);
  pen.stroke(traced('0.72 0.12, 0.72 0.7'), inner);
  pen.fill(outlined('-1.24 0.12!, -0.86 0.12!, -0.86 0.8!, -1.24 0.8!'), { black: 'always', tone: 1 });
  pen.stroke(traced('-1.02 0.16, -1.02 0.76'), inner * 1.3, { isErasing: true });
  for (const x of [-1.06, -0.62, -0.18, 0.26, 0.7])
    pen.stroke(traced(`${x + 0.12} -0.6, ${x} -0.26`), detail * 1.3, { taper: 0.4 });
  pen.fill(outlined('-0.6 -0.02!, 0.4 -0.02!, 0.4 0.0!, -0.6 0.0!'), { black: 'always', tone: 1 });
}

function drawPane(pen: Pen, x: number, y: number, glass: Parameters<Pen['fill']>[1]): void {
  pen.fill(outlined(`${x} ${y}!, ${x + 0.36} ${y}!, ${x + 0.36} ${y + 0.46}!, ${x} ${y + 0.46}!`), glass);
  pen.stroke(traced(`${x} ${y + 0.13}, ${x + 0.36} ${y + 0.13}`), pen.weight.detail * 1.3);
}

function drawWheel(wheel: Pen): void {
  const { inner, detail } = wheel.weight;
  wheel.fill(circle([0, -0.02], 0.29, 40), { black: 'always', tone: 1 });
  wheel.fill(circle([0, 0], 0.23, 40), { pigment: 'dark', tone: 0.6, line: inner });
  wheel.fill(circle([0, 0], 0.14, 32), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.3 + 2 * (x + y)),
    line: inner,
  });
  for (const angle of steps(5, 0, 5))
    wheel.dot([0.085 * Math.cos(angle * 1.047), 0.085 * Math.sin(angle * 1.047)], detail);
}

const body = outlined(
  '-1.34 0.92!, -1.36 -0.7, -1.26 -0.92, -1.1 -0.98!, 1.06 -0.98!, 1.22 -0.92, 1.32 -0.7, 1.34 0.0!, 1.38 0.4, 1.38 0.92!',
);

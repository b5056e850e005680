import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A roller skate: a laced boot on two pairs of wheels, a stop before its toe. */
export const rollerSkate: Motif = {
  name: 'roller-skate',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWheels(pen, 0.14, -0.07, 0.6);
      drawPlate(pen);
      drawBoot(pen);
      drawWheels(pen, 0, 0, 0.15);
    });
  },
};

/** Toe to the right. */
function drawBoot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(boot, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(
        0.05 + 0.35 * smoothstep(0.2, -0.8, x) * smoothstep(-1.2, 0.4, y) + 0.4 * smoothstep(0.2, 0.46, y),
      ),
    line: inner * 1.3,
  });
  pen.fill(outlined('-0.92 -1.5!, -0.1 -1.42!, -0.12 -1.24!, -0.9 -1.3!'), {
    pigment: 'petal',
    tone: 0.15,
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.06 -1.4!, 0.1 -1.5, 0.2 -1.38!, 0.14 -0.9, 0.34 -0.44, 0.66 -0.22!, 0.48 -0.14!, 0.16 -0.34, -0.06 -0.8',
    ),
    {
      pigment: 'petalLight',
      tone: 0.3,
      line: inner,
    },
  );
  pen.fill(outlined('0.72 -0.24!, 1.0 -0.16, 1.24 0.04, 1.3 0.3, 1.26 0.44!, 0.78 0.46!, 0.84 0.1'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 0.7 * (x - 0.9)),
    line: inner,
  });
  pen.fill(outlined('-0.92 -0.26!, -0.6 -0.2, -0.44 0.04, -0.42 0.46!, -0.96 0.46!, -1.0 0.1'), {
    pigment: 'petal',
    tone: 0.25,
    line: inner,
  });
  for (const [x, y] of eyelets) {
    pen.stroke(traced(`${x} ${y}, ${x + 0.14} ${y - 0.07}, ${x + 0.26} ${y - 0.06}`), inner * 1.5);
    pen.dot([x, y], inner * 1.2);
  }
  pen.stroke(
    traced(
      '0.02 -1.32, -0.16 -1.16, -0.3 -1.26, -0.16 -1.34, 0.02 -1.32, 0.16 -1.14, 0.34 -1.2, 0.24 -1.36, 0.02 -1.32',
    ),
    inner * 1.3,
  );
  pen.stroke(traced('-0.14 -1.22, -0.2 -0.8, 0.02 -0.34, 0.4 -0.06, 0.74 -0.04'), detail * 1.2);
}

function drawPlate(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([1.42, 0.72], 0.19, 30), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + x - 1.4 + y - 0.6),
    line: inner * 1.1,
  });
  pen.fill(outlined('-1.0 0.42!, 1.24 0.42!, 1.46 0.56!, 1.36 0.66!, 1.1 0.6!, -0.98 0.6!'), {
    pigment: 'steel',
    tone: (_, y) => clamp(0.2 + 2.4 * (y - 0.42)),
    line: inner * 1.1,
  });
  for (const x of axles)
    pen.fill(outlined(`${x - 0.22} 0.58!, ${x + 0.22} 0.58!, ${x + 0.1} 0.96!, ${x - 0.1} 0.96!`), {
      pigment: 'steel',
      tone: 0.4,
      line: inner,
    });
}

function drawWheels(pen: Pen, dx: number, dy: number, shade: number): void {
  const { inner, detail } = pen.weight;
  for (const axle of axles) {
    const [x, y] = [axle + dx, 0.98 + dy];
    pen.fill(circle([x, y], 0.33, 48), {
      pigment: 'petal',
      tone: (px, py) => clamp(shade + 0.5 * (px - x + py - y)),
      line: inner * 1.2,
    });
    pen.fill(circle([x, y], 0.17, 32), { pigment: 'foam', tone: shade, line: inner });
    pen.fill(ellipse([x, y], 0.07, 0.07, 20), { pigment: 'steel', tone: 0.4, line: detail * 1.2 });
  }
}

const axles = [-0.64, 0.72] as const;
const boot = outlined(
  '-0.94 -1.5!, -0.5 -1.5, 0.14 -1.4!, 0.12 -0.96, 0.3 -0.5, 0.7 -0.26, 1.04 -0.16, 1.28 0.06, 1.32 0.34, 1.26 0.46!, -0.98 0.46!, -1.02 0.0, -0.86 -0.5, -0.86 -1.0',
);
const eyelets = [
  [-0.1, -1.0],
  [-0.06, -0.78],
  [0.04, -0.56],
  [0.2, -0.34],
  [0.4, -0.16],
] as const;

import { clamp, steps } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A farm tractor, heading right. */
export const tractor: Motif = {
  name: 'tractor',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCab(pen);
      drawHood(pen);
      drawWheel(pen.at({ at: [0.9, 0.62], scale: 0.36 }));
      drawWheel(pen.at({ at: [-0.6, 0.34], scale: 0.64 }));
      drawMudguard(pen);
    });
  },
};

const coat = {
  pigment: 'leaf',
  tone: (x: number, y: number) => clamp(0.1 + 0.7 * (y + 0.1) + 0.1 * x),
} as const;

function drawCab(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.96 0.3!, -0.86 -0.9!, 0.0 -0.9!, 0.14 0.3!'), { ...coat, line: inner * 1.2 });
  pen.fill(outlined('-0.84 -0.14!, -0.77 -0.8!, -0.48 -0.8!, -0.48 -0.3!'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.5 + x * 0.5),
    line: inner,
  });
  pen.fill(outlined('-0.38 -0.28!, -0.38 -0.8!, -0.1 -0.8!, 0.0 -0.14!, -0.2 0.0!'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.5 + x),
    line: inner,
  });
  pen.stroke(traced('-0.3 -0.4, -0.18 -0.66'), detail * 1.4, { taper: 0.3 });
  pen.fill(outlined('-1.0 -0.88!, -0.94 -1.02, 0.06 -1.02, 0.16 -0.88!'), {
    ...coat,
    tone: 0.3,
    line: inner * 1.2,
  });
}

function drawHood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.1 0.3!, 1.2 0.24!, 1.2 0.54!, -0.1 0.66!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.fill(rectangle(0.5, -0.84, 0.6, -0.24), { pigment: 'dark', tone: 0.5, line: inner });
  pen.fill(outlined('0.48 -0.84!, 0.62 -0.84!, 0.74 -0.98!, 0.64 -1.0!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.fill(outlined('0.04 0.36!, 0.04 -0.26!, 0.9 -0.22, 1.16 -0.14, 1.24 0.0, 1.24 0.32!'), {
    ...coat,
    line: inner * 1.2,
  });
  pen.fill(rectangle(1.04, -0.06, 1.24, 0.3), { pigment: 'dark', tone: 0.5, line: inner });
  for (const y of [0.04, 0.13, 0.22])
    pen.stroke(traced(`1.05 ${y}, 1.23 ${y}`), detail * 1.6, { isErasing: true });
  for (const x of steps(4, 0.36, 0.76)) pen.stroke(traced(`${x} 0.04, ${x + 0.04} 0.24`), inner * 1.2);
  pen.stroke(traced('0.1 -0.1, 0.96 -0.08'), inner * 1.6, { isErasing: true });
  pen.stroke(traced('0.16 -0.18, 0.6 -0.17'), detail * 1.8, { isErasing: true, taper: 0.3 });
  pen.fill(circle([1.2, -0.12], 0.08, 22), { pigment: 'moon', tone: 0.05, line: inner });
}

function drawMudguard(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-1.24 0.06!, -1.1 -0.3, -0.7 -0.44, -0.3 -0.38, 0.0 -0.1!, -0.1 -0.02!, -0.36 -0.24, -0.7 -0.3, -0.98 -0.2, -1.12 0.1!',
    ),
    { ...coat, tone: 0.2, line: inner * 1.2 },
  );
}

/** Of radius 1, with lugs on its tread. */
function drawWheel(pen: Pen): void {
  const { inner } = pen.weight;
  for (const share of steps(16, 0, 1).slice(1)) {
    const angle = share * fullTurn;
    pen.fill(
      [polar(angle, 0.94), polar(angle + 0.06, 1.08), polar(angle + 0.2, 1.08), polar(angle + 0.24, 0.94)],
      { black: 'always', tone: 1 },
    );
  }
  pen.fill(circle([0, 0], 1, 64), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.5 + 0.3 * (x + y)),
    line: inner * 1.2,
  });
  for (const share of steps(16, 0, 1).slice(1))
    pen.stroke([polar(share * fullTurn, 0.94), polar(share * fullTurn - 0.14, 0.72)], inner, {
      isErasing: true,
    });
  pen.fill(circle([0, 0], 0.58, 48), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.5 * (x + y)),
    line: inner * 1.1,
  });
  pen.fill(circle([0, 0], 0.3, 36), { pigment: 'gold', tone: 0.4, line: inner });
  for (let bolt = 0; bolt < 6; bolt++) pen.dot(polar((bolt / 6) * fullTurn, 0.44), inner * 1.2);
  pen.dot([0, 0], inner * 1.6);
}

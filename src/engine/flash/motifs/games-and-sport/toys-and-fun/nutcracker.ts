import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A wooden nutcracker in a soldier's coat, his jaw set with teeth. */
export const nutcracker: Motif = {
  name: 'nutcracker',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawLegs(pen);
      drawCoat(pen);
      drawHead(pen);
      drawHat(pen);
    }),
};

function drawLegs(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 1.46!, 0.62 1.46!, 0.66 1.66!, 0 1.66!'), {
    pigment: 'leaf',
    tone: 0.3,
    line: inner * 1.2,
  });
  for (const isFlipped of [false, true]) {
    const half = pen.at({ isFlipped });
    half.fill(outlined('0.05 0.66!, 0.34 0.66!, 0.32 1.1!, 0.06 1.1!'), {
      pigment: 'foam',
      tone: (x) => clamp(0.8 * x),
      line: inner * 1.1,
    });
    half.fill(outlined('0.04 1.0!, 0.35 1.0!, 0.36 1.34, 0.48 1.48!, 0.04 1.48!'), {
      pigment: 'dark',
      tone: 0.4,
      line: inner * 1.1,
    });
  }
}

function drawCoat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [false, true]) {
    const half = pen.at({ isFlipped });
    half.fill(outlined('0.44 -0.32!, 0.64 -0.26, 0.72 0.0, 0.7 0.4!, 0.5 0.4!, 0.5 0.0'), {
      pigment: 'petal',
      tone: 0.4,
      line: inner * 1.2,
    });
    half.fill(outlined('0.48 0.36!, 0.72 0.36!, 0.72 0.48!, 0.48 0.48!'), {
      pigment: 'gold',
      tone: 0.2,
      line: inner,
    });
    half.fill(circle([0.6, 0.56], 0.12, 24), { pigment: 'bone', tone: 0.15, line: inner });
  }
  pen.fill(symmetric('0 -0.36!, 0.46 -0.34!, 0.5 0.2, 0.52 0.74!, 0 0.78'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 0.5 * x),
    line: inner * 1.3,
  });
  for (const isFlipped of [false, true]) {
    const half = pen.at({ isFlipped });
    half.fill(ellipse([0.52, -0.3], 0.2, 0.1, 28), { pigment: 'gold', tone: 0.15, line: inner });
    for (const x of [0.38, 0.48, 0.58, 0.66]) half.stroke(traced(`${x} -0.24, ${x + 0.02} -0.12`), inner);
    for (const y of [-0.14, 0.04, 0.22]) {
      half.stroke(traced(`0.08 ${y}, 0.32 ${y + 0.02}`), inner * 2.6);
      half.fill(circle([0.36, y + 0.02], 0.05, 16), { pigment: 'gold', tone: 0.1, line: detail });
    }
  }
  pen.fill(symmetric('0 0.36!, 0.51 0.36!, 0.51 0.5!, 0 0.5!'), { pigment: 'dark', tone: 0.4, line: inner });
  pen.fill(outlined('-0.1 0.33!, 0.1 0.33!, 0.1 0.53!, -0.1 0.53!'), {
    pigment: 'gold',
    tone: 0.15,
    line: inner,
  });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [false, true])
    pen.at({ isFlipped }).fill(outlined('0.3 -1.08!, 0.52 -1.02, 0.58 -0.7, 0.5 -0.42, 0.36 -0.36!'), {
      pigment: 'foam',
      tone: 0.2,
      line: inner * 1.1,
    });
  pen.fill(symmetric('0 -1.12!, 0.4 -1.12!, 0.42 -0.6, 0.36 -0.36!, 0 -0.34'), {
    pigment: 'bone',
    tone: (x) => clamp(0.08 + 0.5 * x),
    line: inner * 1.3,
  });
  for (const isFlipped of [false, true]) {
    const half = pen.at({ isFlipped });
    half.fill(ellipse([0.18, -0.92], 0.085, 0.075, 24), { pigment: 'foam', tone: 0, line: inner });
    half.dot([0.17, -0.91], inner * 1.6);
    half.stroke(traced('0.06 -1.04, 0.18 -1.08, 0.32 -1.02'), inner * 2, { taper: 0.3 });
    half.fill(circle([0.3, -0.74], 0.065, 18), { pigment: 'blush', tone: 0.2 });
    half.fill(
      outlined('0.01 -0.72!, 0.16 -0.74, 0.32 -0.66, 0.4 -0.76!, 0.34 -0.58, 0.18 -0.58, 0.01 -0.63!'),
      { pigment: 'dark', tone: 0.4, line: detail },
    );
  }
  pen.fill(outlined('-0.07 -0.92, 0.07 -0.92, 0.1 -0.76, 0 -0.7, -0.1 -0.76'), {
    pigment: 'bone',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.22 -0.58!, 0.22 -0.58!, 0.22 -0.44!, -0.22 -0.44!'), {
    pigment: 'foam',
    tone: 0,
    line: inner * 1.2,
  });
  for (const x of [-0.11, 0, 0.11]) pen.stroke(traced(`${x} -0.58, ${x} -0.44`), inner);
  pen.stroke(traced('-0.22 -0.51, 0.22 -0.51'), inner);
  pen.fill(outlined('-0.26 -0.42!, 0.26 -0.42!, 0.22 -0.2, 0.08 -0.08, 0 -0.02!, -0.08 -0.08, -0.22 -0.2'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.6 * x),
    line: inner * 1.1,
  });
  for (const x of [-0.12, 0, 0.12])
    pen.stroke(traced(`${x} -0.38, ${x * 0.7} -0.16`), detail * 1.2, { taper: 0.3 });
}

function drawHat(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.76, 0.3 -1.74, 0.46 -1.68!, 0.42 -1.16!, 0 -1.12'), {
    pigment: 'dark',
    tone: (x) => clamp(0.3 + 0.6 * x),
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 -1.22!, 0.44 -1.24!, 0.5 -1.12, 0.36 -1.04, 0 -1.04'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 0.5 * x),
    line: inner * 1.1,
  });
  pen.fill(
    outlined(
      '0 -1.64!, 0.06 -1.5, 0.2 -1.48!, 0.1 -1.39, 0.12 -1.26!, 0 -1.33, -0.12 -1.26!, -0.1 -1.39, -0.2 -1.48!, -0.06 -1.5',
    ),
    { pigment: 'gold', tone: 0.1, line: inner },
  );
}

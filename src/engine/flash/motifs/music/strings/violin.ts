import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A violin, its bow laid across behind it. */
export const violin: Motif = {
  name: 'violin',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => drawBow(pen.at({ at: [0.1, 0.1], angleRad: -0.5 })), { contour: 0.7 });
    canvas.layer((pen) => drawViolin(pen.at({ at: [-0.06, 0.34], scale: 0.84, angleRad: 0.42 })));
  },
};

/** A cello on its spike, upright, its bow leaning across the strings. */
export const cello: Motif = {
  name: 'cello',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      const upright = pen.at({ at: [0, 0.2], scale: 0.92, angleRad: 0.12 });
      drawSpike(upright);
      drawBody(upright.at({ scale: 1.16 }));
      drawNeck(upright.at({ at: [0, 0.08] }));
      drawStrings(upright.at({ at: [0, 0.08], scale: 1.06 }));
    });
    canvas.layer((pen) => drawBow(pen.at({ at: [0.12, 0.28], scale: 0.8, angleRad: -0.34 })), {
      contour: 0.7,
    });
  },
};

function drawSpike(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.035 1.2!, 0.035 1.2!, 0.03 1.68!, 0 1.8!, -0.03 1.68!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.fill(symmetric('0 1.18!, 0.09 1.2!, 0.06 1.36!, 0 1.36!'), { pigment: 'dark', tone: 0.3, line: inner });
}

/** Upright, its waist on the pen's origin. */
export function drawViolin(pen: Pen): void {
  drawBody(pen);
  pen.fill(outlined('-0.24 0.94!, -0.28 1.06, -0.16 1.12, -0.04 1.06!, -0.08 0.94'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.2,
    line: pen.weight.inner,
  });
  drawNeck(pen);
  drawStrings(pen);
}

/** The box with its f-holes, tailpiece and bridge. */
function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.12 + 0.8 * smoothstep(0.16, 0.6, Math.abs(x + 0.05) + 0.1 * Math.abs(y))),
    line: inner * 1.2,
  });
  pen.stroke([...purfling, purfling[0] ?? [0, 0]], detail * 1.1);
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.2 -0.2, 0.25 -0.14, 0.2 0.0, 0.26 0.16, 0.22 0.24'), inner * 1.5, { taper: 0.2 });
    side.dot([0.19, -0.19], inner * 1.1);
    side.dot([0.23, 0.23], inner * 1.1);
    side.stroke(traced('0.18 0.02, 0.26 0.02'), detail);
  });
  pen.fill(symmetric('0 0.46, 0.06 0.46!, 0.1 0.86, 0.05 1.0!, 0 1.02'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.2,
    line: inner,
  });
  pen.fill(symmetric('0 0.12, 0.15 0.12!, 0.16 0.2!, 0 0.22'), { pigment: 'bone', tone: 0.2, line: inner });
}

function drawStrings(pen: Pen): void {
  for (const x of [-0.045, -0.015, 0.015, 0.045])
    pen.stroke(traced(`${x * 0.7} -1.42, ${x * 1.5} 0.14, ${x} 0.5`, 1), pen.weight.detail * 0.7);
}

function drawNeck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1])
    for (const y of [-1.5, -1.64]) {
      const at = y - (side > 0 ? 0.07 : 0);
      pen.stroke(traced(`0 ${at}, ${side * 0.16} ${at}`), inner * 1.2);
      pen.fill(
        outlined(
          `${side * 0.14} ${at - 0.05}, ${side * 0.24} ${at - 0.06}, ${side * 0.27} ${at}, ${side * 0.24} ${at + 0.06}, ${side * 0.14} ${at + 0.05}`,
        ),
        {
          pigment: 'dark',
          black: 'uncolored',
          tone: 0.2,
          line: inner * 0.8,
        },
      );
    }
  pen.fill(symmetric('0 -1.82, 0.09 -1.8, 0.1 -1.6, 0.075 -1.4!, 0 -1.4'), {
    pigment: 'ember',
    tone: (x) => clamp(0.35 + 3 * x),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.12 -1.84, -0.1 -1.98, 0.02 -2.04, 0.13 -1.96, 0.13 -1.82, 0.02 -1.76'), {
    pigment: 'ember',
    tone: 0.3,
    line: inner * 1.1,
  });
  pen.stroke(traced('0.09 -1.82, 0.1 -1.94, 0 -1.98, -0.07 -1.9, -0.02 -1.82, 0.05 -1.86'), detail * 1.4);
  pen.fill(symmetric('0 -1.44, 0.07 -1.44!, 0.1 -0.28!, 0 -0.24'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.2 + 3 * x),
    line: inner,
  });
}

/** Along the x axis, about 2.8 long. */
export function drawBow(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-1.36 0.1, 0 0.1, 1.3 0.1'), inner * 1.6);
  pen.fill(
    outlined(
      '-1.5 -0.06!, -1.0 -0.04, 0 0.0, 1.0 -0.05, 1.34 -0.1!, 1.42 0.12!, 1.3 0.12!, 1.26 -0.02, 1.0 0.01, 0 0.05, -1.0 0.02, -1.5 0.0!',
    ),
    {
      pigment: 'wood',
      tone: 0.4,
      line: inner,
    },
  );
  pen.fill(outlined('-1.42 0.0!, -1.16 0.01!, -1.2 0.15!, -1.42 0.14!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.2,
    line: inner,
  });
}

const body = symmetric(
  '0 -0.74, 0.22 -0.74, 0.42 -0.62, 0.48 -0.44, 0.42 -0.3, 0.48 -0.24!, 0.34 -0.16, 0.3 0.0, 0.34 0.16, 0.52 0.28!, 0.48 0.36, 0.58 0.6, 0.54 0.86, 0.34 1.04, 0 1.08',
);
const purfling = symmetric(
  '0 -0.68, 0.2 -0.68, 0.36 -0.58, 0.42 -0.44, 0.35 -0.28, 0.28 -0.16, 0.24 0.0, 0.28 0.18, 0.4 0.34, 0.52 0.6, 0.48 0.82, 0.3 0.98, 0 1.02',
);

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { katana } from '../../skulls-and-arms/arms/katana.ts';

/** A ninja: nothing shown but his eyes, a sword on his back, the ends of the headband flying. */
export const ninja: Motif = {
  name: 'ninja',
  tinted: ['petal'],
  draw(canvas) {
    canvas.part(katana.draw, { at: [0.2, -0.1], scale: 1.5 });
    canvas.layer((pen) => {
      drawTails(pen);
      drawShoulders(pen);
      drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'lean' });
      drawHood(pen);
      drawBand(pen);
    });
  },
};

function drawTails(pen: Pen): void {
  const { inner } = pen.weight;
  for (const tail of [
    '0.5 -0.44!, 0.9 -0.6, 1.2 -0.46, 1.5 -0.64!, 1.44 -0.4!, 1.16 -0.24, 0.86 -0.36, 0.52 -0.26!',
    '0.5 -0.4!, 0.84 -0.3, 1.1 -0.04, 1.4 -0.06!, 1.26 0.16!, 0.96 0.12, 0.74 -0.1, 0.5 -0.2!',
  ])
    pen.fill(outlined(tail), {
      pigment: 'petal',
      tone: (x) => clamp(0.6 - 0.4 * (x - 0.5)),
      line: inner * 1.1,
    });
}

function drawShoulders(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.6, 0.5 0.7, 0.76 0.92, 1.1 1.1, 1.26 1.5, 1.28 1.76!, 0 1.8'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.3 + 0.4 * smoothstep(0.4, 1.2, Math.abs(x)) + 0.4 * smoothstep(1.0, 0.8, y)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.4 0.86!, 0.1 1.4, -0.2 1.78!, -0.44 1.78!, 0.0 1.2, 0.24 0.82!'), {
    pigment: 'grey',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.4 0.86!, -0.1 1.4, 0.2 1.78!, 0.44 1.78!, 0.0 1.2, -0.24 0.82!'), {
    pigment: 'grey',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('0.66 0.8!, 0.86 0.92!, -0.5 1.78!, -0.76 1.78!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('0.6 0.98, -0.5 1.68'), detail);
}

/** Hood and veil leave a strip across the eyes. */
function drawHood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([hood, slit], {
    rule: 'evenodd',
    pigment: 'dark',
    tone: (x, y) => clamp(0.3 + 0.5 * smoothstep(0.3, 0.8, Math.abs(x)) + 0.2 * y),
    line: inner * 1.2,
  });
  for (const fold of [
    '-0.5 0.24, -0.1 0.5, 0.3 0.5',
    '0.5 0.2, 0.2 0.4, -0.2 0.74',
    '-0.5 0.5, -0.2 0.8, 0.16 0.9',
    '0.6 0.4, 0.4 0.7, 0.3 0.9',
  ])
    pen.stroke(traced(fold), detail * 1.4, { isErasing: true, taper: 0.5 });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.2 -0.9, 0.5 -0.76, 0.64 -0.4'), detail * 1.3, { isErasing: true, taper: 0.5 }),
  );
}

function drawBand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.66, 0.4 -0.62, 0.78 -0.46!, 0.8 -0.24!, 0.4 -0.38, 0 -0.42'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 0.5 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.28 -0.68!, 0.28 -0.68!, 0.28 -0.4!, -0.28 -0.4!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.1 + 0.8 * (x + 0.2)),
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [-0.23, -0.63],
    [0.23, -0.63],
    [-0.23, -0.45],
    [0.23, -0.45],
  ] as const)
    pen.dot([x, y], detail * 1.3);
}

const hood = symmetric('0 -1.0, 0.46 -0.92, 0.76 -0.56, 0.82 0.0, 0.78 0.5, 0.6 0.9, 0.3 1.1, 0 1.16');
const slit = symmetric('0 0.16, 0.3 0.12, 0.6 0.02!, 0.58 -0.3!, 0.3 -0.38, 0 -0.4');

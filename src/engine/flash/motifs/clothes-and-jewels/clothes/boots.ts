import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pair of laced work boots from the side, one behind the other. */
export const boots: Motif = {
  name: 'boots',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawBoot, { at: { at: [0.42, -0.1], scale: 0.9 } });
    canvas.layer(drawBoot, { at: { at: [-0.08, 0.06], scale: 0.96 } });
  },
};

function drawBoot(pen: Pen): void {
  drawTongue(pen);
  drawUpper(pen);
  drawSole(pen);
  drawLaces(pen);
}

function drawTongue(pen: Pen): void {
  pen.fill(outlined('-0.36 -0.1!, -0.34 -0.8, -0.36 -1.12, -0.2 -1.22, 0.02 -1.16!, 0 -0.2!'), {
    pigment: 'wood',
    tone: 0.55,
    line: pen.weight.inner * 1.1,
  });
}

function drawUpper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.02 0.64!, -1.02 0.34, -0.86 0.12, -0.54 0.04, -0.26 -0.14, -0.16 -0.5, -0.16 -1.04!, 0.2 -1.1, 0.6 -1.04!, 0.58 -0.5, 0.64 0, 0.7 0.64!',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.08 + 0.5 * clamp(x) + 0.5 * clamp(y - 0.15)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('-0.18 -1.0!, 0.2 -1.07, 0.61 -1.0!, 0.6 -0.82, 0.2 -0.88, -0.17 -0.82'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
  for (const seam of [
    '-0.02 -0.84, 0 -0.4, -0.1 0, -0.4 0.22, -0.44 0.6',
    '0.28 0.6, 0.26 0.34, 0.42 0.16, 0.66 0.1',
  ])
    pen.stroke(traced(seam), detail * 1.5);
  for (const fold of ['-0.02 -0.12, 0.16 -0.02, 0.3 -0.02', '-0.04 0.02, 0.1 0.12'])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.5, tapering: 'end' });
  pen.stroke(traced('-0.92 0.36, -0.78 0.22, -0.6 0.17'), inner * 1.6, { isErasing: true, taper: 0.4 });
}

/** Cleated, a stitched welt above it. */
function drawSole(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.1 0.66!, 0.76 0.66!, 0.76 0.94!, 0.56 0.94!, 0.54 0.88!, 0.46 0.88!, 0.44 0.94!, 0.26 0.94!, 0.2 0.82!, -0.1 0.82!, -0.18 0.92!, -0.34 0.92!, -0.36 0.86!, -0.44 0.86!, -0.46 0.92!, -0.64 0.92!, -0.66 0.86!, -0.74 0.86!, -0.76 0.92!, -0.98 0.9, -1.1 0.78',
    ),
    { black: 'always', tone: 1, line: inner },
  );
  pen.fill(outlined('-1.1 0.58!, 0.76 0.58!, 0.76 0.69!, -1.1 0.69!'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner,
  });
  for (let x = -1.02; x < 0.7; x += 0.14) pen.stroke(traced(`${x} 0.635, ${x + 0.07} 0.635`), detail * 1.2);
}

function drawLaces(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [i, y] of [-0.74, -0.54, -0.34, -0.14].entries()) {
    const lace = pen.at({ at: [i === 3 ? -0.22 : -0.14, y], angleRad: 0.3 - 0.1 * i });
    lace.fill(outlined('-0.2 -0.035, -0.14 -0.06, 0.1 -0.05, 0.14 0, 0.1 0.05, -0.14 0.05, -0.2 0.02'), {
      pigment: 'gold',
      tone: 0.1,
      line: inner,
    });
    lace.dot([0.2, 0.02], inner * 1.2);
  }
}

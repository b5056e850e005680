import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** The skull of a bull from the front, bleached by the desert. */
export const animalSkull: Motif = {
  name: 'animal-skull',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawHorn);
      drawSkull(pen);
    });
  },
};

function drawHorn(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(horn, {
    pigment: 'wood',
    tone: (x, y) =>
      clamp(
        0.15 + 0.8 * smoothstep(-0.55, -0.3, y + 0.2 * Math.abs(x - 0.9)) + 0.3 * smoothstep(1.2, 1.5, x),
      ),
    line: inner * 1.2,
  });
  for (const ring of [
    '0.5 -0.72, 0.55 -0.58, 0.52 -0.42',
    '0.64 -0.7, 0.69 -0.56, 0.66 -0.42',
    '0.8 -0.67, 0.85 -0.54, 0.83 -0.42',
    '0.96 -0.66, 1.02 -0.56, 1.0 -0.45',
  ])
    side.stroke(traced(ring), detail * 1.2, { taper: 0.2 });
}

function drawSkull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(skull, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.05 + 0.6 * smoothstep(0.2, 0.5, Math.abs(x + 0.04)) + 0.25 * smoothstep(0.6, 1.2, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(socket, { black: 'always', tone: 1 });
    side.stroke(traced('0.2 -0.3, 0.36 -0.38, 0.5 -0.3'), inner, { taper: 0.3 });
    side.stroke(traced('0.22 0.06, 0.2 0.3, 0.24 0.56'), inner, { taper: 0.5 });
    side.fill(nostril, { black: 'always', tone: 1 });
    side.stroke(traced('0.34 0.2, 0.3 0.44, 0.33 0.66'), detail * 1.2, { taper: 0.5 });
    for (const tooth of ['0.06 1.2, 0.07 1.28', '0.14 1.18, 0.15 1.25', '0.22 1.12, 0.24 1.18'])
      side.stroke(traced(tooth), detail * 1.2);
  });
  for (const crack of [
    '0 -0.76, 0.04 -0.6, -0.02 -0.46, 0.03 -0.3',
    '0.04 -0.6, 0.12 -0.54',
    '-0.02 -0.46, -0.1 -0.4',
    '0 0.2, -0.02 0.44, 0.01 0.6',
  ])
    pen.stroke(traced(crack), detail * 1.2, { taper: 0.5 });
}

const horn = outlined(
  '0.3 -0.72!, 0.6 -0.72, 0.92 -0.68, 1.18 -0.76, 1.36 -0.98, 1.42 -1.3!, 1.5 -0.94, 1.42 -0.64, 1.2 -0.46, 0.9 -0.42, 0.6 -0.42, 0.34 -0.42!',
);
const skull = symmetric(
  '0 -0.8, 0.26 -0.8, 0.46 -0.66, 0.5 -0.44!, 0.62 -0.24, 0.58 -0.02!, 0.44 0.1, 0.36 0.4, 0.34 0.7, 0.4 0.9, 0.34 1.14, 0.2 1.26, 0 1.3',
);
const socket = outlined('0.24 -0.12!, 0.34 -0.26, 0.5 -0.22, 0.54 -0.08, 0.44 0.04, 0.3 0.02');
const nostril = outlined('0.04 0.66!, 0.14 0.72, 0.2 0.9, 0.16 1.06!, 0.07 0.98, 0.03 0.84');

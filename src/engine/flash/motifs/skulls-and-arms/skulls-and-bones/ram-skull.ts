import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawRamHorn } from '../../parts/hoofed-beasts/ram-horn.ts';

/** The skull of a ram from the front between its curled horns. */
export const ramSkull: Motif = {
  name: 'ram-skull',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawSkull(pen);
      drawBothSides(pen, drawRamHorn);
    });
  },
};

function drawSkull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(skull, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.04 + 0.65 * smoothstep(0.16, 0.46, Math.abs(x + 0.04)) + 0.25 * smoothstep(0.6, 1.2, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(socket, { black: 'always', tone: 1 });
    side.stroke(traced('0.14 -0.22, 0.28 -0.34, 0.48 -0.28'), inner * 1.2, { taper: 0.3 });
    side.stroke(traced('0.16 0.08, 0.15 0.3, 0.2 0.5'), inner, { taper: 0.5 });
    side.stroke(traced('0.32 0.2, 0.27 0.44, 0.28 0.7'), detail * 1.2, { taper: 0.5 });
    side.fill(nostril, { black: 'always', tone: 1 });
    for (const tooth of ['0.05 1.2, 0.055 1.29', '0.12 1.18, 0.13 1.26'])
      side.stroke(traced(tooth), detail * 1.2);
  });
  pen.stroke(traced('0 0.98, 0 1.18'), inner, { taper: 0.3 });
  for (const crack of [
    '0 -0.66, 0.03 -0.5, -0.02 -0.36, 0.02 -0.2',
    '0.03 -0.5, 0.1 -0.44',
    '0 0.1, -0.02 0.3, 0.01 0.5',
  ])
    pen.stroke(traced(crack), detail * 1.2, { taper: 0.5 });
}

const skull = symmetric(
  '0 -0.76, 0.24 -0.7, 0.4 -0.46!, 0.56 -0.24, 0.54 -0.02!, 0.42 0.14, 0.34 0.4, 0.28 0.72, 0.3 0.94, 0.24 1.16, 0.14 1.28, 0 1.31',
);
const socket = outlined('0.2 -0.1!, 0.28 -0.25, 0.44 -0.22, 0.49 -0.08, 0.4 0.05, 0.26 0.03');
const nostril = outlined('0.03 0.6!, 0.11 0.66, 0.16 0.82, 0.13 0.98!, 0.06 0.92, 0.02 0.78');

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** Ji Gong, the mad monk: a pointed cap, a patched robe, big beads, and his broken palm-leaf fan. */
export const jiGong: Motif = {
  name: 'ji-gong',
  tinted: ['wood'],
  carries: ['uchiwa', 'fan', 'mala', 'rosary'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'grey', mantle: 'wood' });
      drawPatches(pen);
      drawBeads(pen);
      drawManFace(pen, { skin: 'bone', mood: 'kind', cast: 'aged' });
      drawGrin(pen);
      drawCap(pen);
    });
    canvas.layer((pen) => drawBrokenFan(pen.at({ at: [1.02, 0.86], angleRad: 0.3 })), { contour: 0.8 });
  },
};

function drawPatches(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, angleRad, pigment] of [
    [-0.84, 1.4, 0.2, 'gold'],
    [-0.3, 1.64, -0.3, 'leaf'],
    [0.62, 1.5, 0.15, 'water'],
  ] as const) {
    const patch = pen.at({ at: [x, y], angleRad });
    patch.fill(outlined('-0.16 -0.14!, 0.16 -0.12!, 0.15 0.14!, -0.15 0.15!'), {
      pigment,
      tone: 0.25,
      line: inner,
    });
    for (const edge of [-0.12, 0, 0.12]) {
      patch.stroke(traced(`${edge} -0.2, ${edge} -0.08`), detail * 1.3);
      patch.stroke(traced(`${edge} 0.08, ${edge} 0.2`), detail * 1.3);
    }
  }
}

function drawBeads(pen: Pen): void {
  for (let i = 0; i < 13; i++) {
    const angle = Math.PI * (0.04 + (0.92 * i) / 12);
    const [x, y] = [0.5 * Math.cos(angle), 0.92 + 0.62 * Math.sin(angle)];
    pen.fill(circle([x, y], 0.095, 20), {
      pigment: 'ember',
      tone: (px, py) => clamp(0.3 + 4 * (px - x + py - y)),
      line: pen.weight.inner * 0.9,
    });
  }
}

/** A wide smile with a gap in the teeth, over the small one of the face. */
function drawGrin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.3 0.36!, -0.1 0.43, 0.1 0.43, 0.3 0.36!, 0.2 0.56, 0 0.63, -0.2 0.56'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.6,
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.24 0.4!, -0.1 0.43, 0.1 0.43, 0.24 0.4!, 0.18 0.47, 0 0.49, -0.18 0.47'), {
    pigment: 'foam',
    tone: 0,
    line: detail,
  });
  pen.fill(outlined('0.02 0.43!, 0.1 0.43!, 0.09 0.48!, 0.03 0.49!'), { black: 'always', tone: 1 });
}

/** Soft, with a tall front that leans over, the brim rolled up. */
function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.62 -0.56!, -0.66 -0.9, -0.5 -1.3, -0.24 -1.66, 0.06 -1.86, 0.3 -1.8!, 0.28 -1.6, 0.5 -1.24, 0.66 -0.86, 0.62 -0.56!',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0, 0.7, x) + 0.3 * smoothstep(-1.0, -0.6, y)),
      line: inner * 1.2,
    },
  );
  for (const fold of [
    '0.22 -1.7, 0.1 -1.4, 0.14 -1.1',
    '-0.1 -1.6, -0.3 -1.3, -0.36 -0.96',
    '0.36 -1.36, 0.44 -1.1, 0.42 -0.9',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  pen.fill(symmetric('0 -0.86, 0.4 -0.84, 0.72 -0.7, 0.74 -0.46, 0.6 -0.42, 0.36 -0.54, 0 -0.58'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.25 + 0.4 * Math.abs(x) + 0.6 * (y + 0.7)),
    line: inner * 1.1,
  });
  const patch = pen.at({ at: [-0.3, -1.12], angleRad: -0.2 });
  patch.fill(outlined('-0.13 -0.12!, 0.12 -0.13!, 0.13 0.12!, -0.12 0.13!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  drawBothSides(patch, (side) => {
    for (const y of [-0.06, 0.06]) side.stroke(traced(`0.07 ${y}, 0.18 ${y}`), detail * 1.3);
  });
}

/** A round leaf on its stalk, held from below, its rim torn. */
function drawBrokenFan(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.06 -0.1!, -0.5 -0.26, -0.76 -0.6, -0.78 -0.96!, -0.6 -0.9!, -0.66 -1.24!, -0.42 -1.12!, -0.38 -1.5!, -0.14 -1.24!, 0.02 -1.58!, 0.2 -1.22!, 0.24 -0.86!, 0.38 -1.3!, 0.56 -1.3, 0.74 -1.02!, 0.6 -0.9!, 0.78 -0.66, 0.5 -0.28, 0.06 -0.1!',
    ),
    {
      pigment: 'leafLight',
      tone: (x, y) => clamp(0.7 - 0.5 * Math.sqrt(x * x + y * y) + 0.3 * x),
      line: inner * 1.2,
    },
  );
  for (const rib of [
    '0 -0.14, -0.36 -0.46, -0.7 -0.86',
    '0 -0.14, -0.26 -0.6, -0.52 -1.1',
    '0 -0.14, -0.12 -0.7, -0.3 -1.3',
    '0 -0.14, 0.02 -0.8, 0.02 -1.4',
    '0 -0.14, 0.26 -0.62, 0.5 -1.2',
    '0 -0.14, 0.36 -0.46, 0.66 -0.78',
  ])
    pen.stroke(traced(rib), detail * 1.3, { taper: 0.4 });
  pen.fill(outlined('-0.06 -0.2!, 0.06 -0.2!, 0.06 1.0!, -0.06 1.0!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.3 + 4 * x),
    line: inner,
  });
  pen.fill(outlined('-0.18 0.34, 0 0.26, 0.17 0.32, 0.22 0.54, 0.18 0.72, -0.14 0.74, -0.22 0.56'), {
    pigment: 'bone',
    tone: (x) => clamp(0.2 + x),
    line: inner,
  });
  for (const y of [0.42, 0.53, 0.63]) pen.stroke(traced(`-0.2 ${y}, 0.06 ${y}`), detail * 1.3);
}

import { fullTurn } from '../../geometry/point.ts';
import { outlined } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawFelineFace } from '../parts/feline-face.ts';
import { felinePoses } from '../parts/feline-poses.ts';

/** A leopard's head from the front: calm in two designs of a set, snarling in the others. */
export const leopard: Motif = {
  name: 'leopard',
  tinted: ['gold'],
  poses: felinePoses({ coat: 'gold', light: 'foam', iris: 'leafLight', markings: 'spots' }),
  draw(easel) {
    const isRoaring = easel.kit.variant % 2 === 1;
    easel.layer((pen) => {
      drawFelineFace(pen, {
        coat: 'gold',
        light: 'foam',
        iris: 'leafLight',
        isRoaring,
        drawMarkings: drawRosettes,
      });
    });
  },
};

function drawRosettes(side: Pen): void {
  for (const [x, y, radius] of rosettes) {
    const turn = (x + y) * 5;
    for (const part of [0, 0.36, 0.68]) {
      const angle = turn + part * fullTurn;
      const at = side.at({
        at: [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius],
        scale: radius,
        angleRad: angle,
      });
      at.cell(outlined('-0.3 -0.8!, 0.3 -0.5, 0.4 0.2, 0 0.8!, -0.1 0.1'), { black: 'always', tone: 1 });
    }
  }
  for (const [x, y] of [
    [0.06, -0.6],
    [0.14, -0.52],
    [0.06, -0.46],
    [0.16, -0.68],
    [0.52, 0.16],
    [0.56, 0.28],
    [0.62, 0.2],
  ] as const) {
    side.cell(outlined(`${x} ${y - 0.03}, ${x + 0.028} ${y}, ${x} ${y + 0.03}, ${x - 0.028} ${y}`), {
      black: 'always',
      tone: 1,
    });
  }
}

const rosettes = [
  [0.3, -0.62, 0.055],
  [0.44, -0.52, 0.06],
  [0.56, -0.4, 0.05],
  [0.63, -0.2, 0.055],
  [0.64, 0.0, 0.05],
  [0.68, 0.36, 0.05],
  [0.58, 0.46, 0.05],
  [0.2, -0.78, 0.04],
] as const;

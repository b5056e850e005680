import { fullTurn } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { FelineFace } from '../../parts/cats/feline-face.ts';
import { drawFelineFace } from '../../parts/cats/feline-face.ts';
import { felinePoses } from '../../parts/cats/feline-poses.ts';

/** A leopard: rosettes on gold. */
const leopard = spottedCat('leopard', {
  coat: 'gold',
  iris: 'leafLight',
  drawMarkings(side) {
    drawRosettes(side, 1);
    drawDots(side, browDots);
  },
});
/** A jaguar: large rosettes around a dot each. */
const jaguar = spottedCat('jaguar', {
  coat: 'gold',
  iris: 'gold',
  drawMarkings(side) {
    drawRosettes(side, 1.36, 0.34);
    drawDots(side, browDots);
  },
});
/** A snow leopard: pale, with smoky rosettes and pale eyes. */
const snowLeopard = spottedCat('snow-leopard', {
  coat: 'cloud',
  iris: 'waterLight',
  drawMarkings(side) {
    drawRosettes(side, 1.16);
    drawDots(side, browDots);
  },
});
/** A cheetah: plain dots, and a black tear line from eye to mouth. */
const cheetah = spottedCat('cheetah', {
  coat: 'gold',
  iris: 'ember',
  drawMarkings(side) {
    drawDots(side, [...browDots, ...coatDots]);
    side.stroke(
      traced('0.12 0.0, 0.14 0.16, 0.25 0.29, 0.42 0.36, 0.52 0.5, 0.5 0.66'),
      side.weight.contour * 1.2,
      {
        taper: 0.35,
        tapering: 'end',
      },
    );
  },
});

/** The heads of the spotted great cats. */
export const spottedCats: readonly Motif[] = [leopard, jaguar, snowLeopard, cheetah];

/** A spotted cat's head from the front: calm in two designs of a set, snarling in the others. */
function spottedCat(
  name: string,
  face: { coat: Pigment; iris: Pigment; drawMarkings: NonNullable<FelineFace['drawMarkings']> },
): Motif {
  return {
    name,
    tinted: [face.coat],
    poses: felinePoses({ coat: face.coat, light: 'foam', iris: face.iris, markings: 'spots' }),
    draw(canvas) {
      const isRoaring = canvas.kit.variant % 2 === 1;
      canvas.layer((pen) => drawFelineFace(pen, { ...face, light: 'foam', isRoaring }));
    },
  };
}

/** @param dot the radius of a dot in the middle of each, as a share of the rosette's */
function drawRosettes(side: Pen, scale: number, dot = 0): void {
  for (const [x, y, size] of rosettes) {
    const radius = size * scale;
    const turn = (x + y) * 5;
    for (const part of [0, 0.36, 0.68]) {
      const angle = turn + part * fullTurn;
      const at = side.at({
        at: [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius],
        scale: radius,
        angleRad: angle,
      });
      at.fill(outlined('-0.3 -0.8!, 0.3 -0.5, 0.4 0.2, 0 0.8!, -0.1 0.1'), { black: 'always', tone: 1 });
    }
    if (dot > 0) side.fill(ellipse([x, y], radius * dot, radius * dot, 12), { black: 'always', tone: 1 });
  }
}

function drawDots(side: Pen, dots: readonly (readonly [x: number, y: number, radius?: number])[]): void {
  for (const [x, y, radius = 0.029] of dots)
    side.fill(ellipse([x, y], radius, radius * 1.12, 14), { black: 'always', tone: 1 });
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
const browDots = [
  [0.06, -0.6],
  [0.14, -0.52],
  [0.06, -0.46],
  [0.16, -0.68],
  [0.52, 0.16],
  [0.56, 0.28],
  [0.62, 0.2],
] as const;
const coatDots = [
  [0.26, -0.6, 0.034],
  [0.26, -0.74, 0.03],
  [0.36, -0.66, 0.036],
  [0.38, -0.52, 0.03],
  [0.48, -0.56, 0.036],
  [0.54, -0.44, 0.034],
  [0.62, -0.34, 0.032],
  [0.66, -0.18, 0.036],
  [0.6, -0.06, 0.03],
  [0.68, 0.04, 0.034],
  [0.7, 0.36, 0.03],
  [0.62, 0.4, 0.034],
  [0.56, 0.52, 0.03],
] as const;

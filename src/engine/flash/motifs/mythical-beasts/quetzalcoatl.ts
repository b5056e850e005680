import { spline } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { directionRad, pointAt } from '../../geometry/point.ts';
import { normalAt } from '../../geometry/ribbon.ts';
import { traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawFeatherBlade } from '../parts/birds/plumage.ts';
import { drawSerpentBody, drawSnakeHead, snakeWidth } from '../parts/dragons-and-snakes/serpent.ts';

/** Quetzalcoatl, the feathered serpent: a ruff of long plumes behind its head, plumes along its back and on its tail. */
export const quetzalcoatl: Motif = {
  name: 'quetzalcoatl',
  tinted: ['leaf'],
  carries: ['feather', 'snake'],
  draw(canvas) {
    const line = spline(traced(body, 1), 16);
    canvas.layer((pen) => drawBackPlumes(pen, line), { contour: 0.7 });
    canvas.layer(
      (pen) => drawTailPlumes(pen.at({ at: pointAt(line, line.length - 1), angleRad: tailRad(line) })),
      {
        contour: 0.7,
      },
    );
    canvas.layer((pen) =>
      drawSerpentBody(pen, {
        line,
        halfWidth: snakeWidth(0.17),
        back: 'leaf',
        belly: 'gold',
        sidePx: pen.weight.inner,
      }),
    );
    canvas.layer((pen) => drawRuff(pen.at({ at: [0.3, -0.9] })), { contour: 0.7 });
    canvas.layer((pen) =>
      drawSnakeHead(pen.at({ at: [0.34, -0.88], scale: 0.36, angleRad: 0.1 }), 'leaf', 'gold'),
    );
  },
};

function tailRad(line: readonly Point[]): number {
  return directionRad(pointAt(line, line.length - 5), pointAt(line, line.length - 1));
}

/** Two fans, the shorter one in front. */
function drawRuff(pen: Pen): void {
  for (const [count, length, width, pigments] of [
    [11, 1.0, 0.26, ['leaf', 'water']],
    [9, 0.62, 0.36, ['petal', 'gold']],
  ] as const)
    for (let i = 0; i < count; i++) {
      const share = i / (count - 1);
      const angleRad = -1.2 - share * 3.3;
      drawFeatherBlade(
        pen.at({ angleRad, scale: length * (0.86 + 0.2 * Math.sin(Math.PI * share)) }),
        width,
        pigments[i % 2] ?? 'leaf',
        0.1,
      );
    }
}

/** Short plumes that lie back along the outer side. */
function drawBackPlumes(pen: Pen, line: readonly Point[]): void {
  const last = line.length - 1;
  for (let i = last - 14; i > 12; i -= 6) {
    const [x, y] = pointAt(line, i);
    const [nx, ny] = normalAt(line, i);
    const along = directionRad(pointAt(line, i - 1), pointAt(line, i + 1));
    const pigment: Pigment = plumes[Math.floor(i / 6) % plumes.length] ?? 'petal';
    drawFeatherBlade(
      pen.at({ at: [x - nx * 0.1, y - ny * 0.1], angleRad: along - 0.8, scale: 0.4 }),
      0.4,
      pigment,
      0.1,
    );
  }
}

function drawTailPlumes(pen: Pen): void {
  for (const [i, turn] of [0.9, -0.9, 0.6, -0.6, 0.3, -0.3, 0].entries())
    drawFeatherBlade(
      pen.at({ at: [-0.1, 0], angleRad: turn, scale: 0.72 - 0.2 * Math.abs(turn) }),
      0.3,
      plumes[i % plumes.length] ?? 'leaf',
      0.1,
    );
}

const body =
  '0.36 -0.88, 0.0 -0.94, -0.44 -0.76, -0.56 -0.36, -0.2 -0.04, 0.34 0.06, 0.72 0.34, 0.66 0.74, 0.2 0.94, -0.36 0.84, -0.8 0.96, -1.0 1.3';
const plumes: readonly Pigment[] = ['petal', 'gold', 'water'];

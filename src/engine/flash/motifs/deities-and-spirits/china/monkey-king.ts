import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawMonkeyHead } from '../../beasts/bears-and-apes/monkey.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawPheasantFeather } from '../../parts/birds/pheasant-feather.ts';
import { drawArmouredBust } from '../../parts/clothes/armoured-bust.ts';

/** Sun Wukong: the golden fillet with two pheasant's feathers, armour, the iron staff with its golden ends. */
export const monkeyKing: Motif = {
  name: 'monkey-king',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawStaff(pen.at({ at: [0, 0.3], angleRad: 0.62 })), { contour: 0.7 });
    canvas.layer((pen) => drawBothSides(pen.at({ at: [0, 0.56], scale: 0.98 }), drawPheasantFeather), {
      contour: 0.6,
    });
    canvas.layer((pen) => {
      drawArmouredBust(pen, { skin: 'wood', metal: 'gold', cloth: 'petal' });
      const head = pen.at({ at: [0, 0.06], scale: 0.92 });
      drawMonkeyHead(head);
      drawFillet(head);
    });
  },
};

function drawStaff(pen: Pen): void {
  const { inner } = pen.weight;
  const shade = (x: number) => clamp(0.3 + 4 * x);
  pen.fill(outlined('-0.08 -1.7!, 0.08 -1.7!, 0.08 1.7!, -0.08 1.7!'), {
    pigment: 'dark',
    tone: shade,
    line: inner,
  });
  for (const [top, bottom] of [
    [-1.9, -1.5],
    [1.5, 1.9],
  ] as const)
    pen.fill(outlined(`-0.11 ${top}!, 0.11 ${top}!, 0.11 ${bottom}!, -0.11 ${bottom}!`), {
      pigment: 'gold',
      tone: shade,
      line: inner,
    });
}

function drawFillet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.66 -0.5!, -0.3 -0.6, 0 -0.63, 0.3 -0.6, 0.66 -0.5!, 0.68 -0.4!, 0.3 -0.5, 0 -0.53, -0.3 -0.5, -0.68 -0.4!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)), line: inner },
  );
  pen.fill(
    outlined('0 -0.5!, -0.12 -0.58, -0.2 -0.74, -0.1 -0.82, 0 -0.72!, 0.1 -0.82, 0.2 -0.74, 0.12 -0.58'),
    { pigment: 'gold', tone: 0.15, line: inner },
  );
  pen.fill(circle([0, -0.62], 0.06, 20), { pigment: 'petal', black: 'uncolored', tone: 0.3, line: detail });
}

import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLocks } from '../../parts/any-beast/fur.ts';
import { drawArmouredBust } from '../../parts/clothes/armoured-bust.ts';
import { drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawHeavenlyHelmet } from '../../parts/headgear/heavenly-helmet.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';
import { drawTrident } from '../../parts/weapons/trident.ts';

/** Bishamonten: in the armour of a heavenly king before a wheel of flames, a small pagoda at one hand, his trident at the other. */
export const bishamonten: Motif = {
  name: 'bishamonten',
  tinted: ['petal'],
  carries: ['pagoda', 'trident', 'spear'],
  draw(canvas) {
    canvas.layer(drawFlameWheel, { contour: 0.6 });
    canvas.layer((pen) => drawTrident(pen.at({ at: [1.34, 0.2], angleRad: 0.06 })), { contour: 0.7 });
    canvas.layer((pen) => {
      drawArmouredBust(pen, { skin: 'bone', metal: 'gold', cloth: 'petal' });
      drawLocks(
        pen,
        [
          [0.5, 0.3, 0.06, 0.4],
          [0.36, 0.6, 0.0, 0.36],
          [0.16, 0.7, -0.04, 0.4],
        ],
        {
          width: 0.26,
          bend: 0.1,
          pigment: 'dark',
          tone: 0.6,
        },
      );
      drawManFace(pen, { skin: 'bone', mood: 'stern' });
      drawMoustache(pen, 'dark');
      drawHeavenlyHelmet(pen, { bowl: 'dark', metal: 'gold', plume: 'petal' });
    });
    canvas.layer((pen) => drawPagoda(pen.at({ at: [-1.16, 0.96], scale: 0.62 })), { contour: 0.8 });
  },
};

function drawFlameWheel(pen: Pen): void {
  const wheel = pen.at({ at: [0, -0.3] });
  drawSunburst(wheel, { rays: 22, innerRadius: 1.1, outerRadius: 1.72, kind: 'flames' });
  wheel.fill([circle([0, 0], 1.24, 90), circle([0, 0], 1.06, 90)], {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.3 * (x + y)),
    line: pen.weight.inner,
    rule: 'evenodd',
  });
}

/** Three roofs and a spire, on a hand from below. */
function drawPagoda(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.34 0.86!, -0.5 0.74, -0.46 0.6!, 0.46 0.6!, 0.5 0.74, 0.34 0.86, 0.3 1.3!, -0.26 1.34!'),
    {
      pigment: 'bone',
      tone: (x) => clamp(0.2 + 0.8 * x),
      line: inner,
    },
  );
  for (const x of [-0.3, -0.1, 0.1, 0.3]) pen.stroke(traced(`${x} 0.62, ${x * 0.96} 0.8`), detail * 1.3);
  pen.fill(outlined('-0.5 0.46!, 0.5 0.46!, 0.54 0.62!, -0.54 0.62!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  for (const [y, half] of [
    [0.46, 0.4],
    [0.0, 0.32],
    [-0.42, 0.24],
  ] as const) {
    pen.fill(outlined(`${-half} ${y}!, ${half} ${y}!, ${half} ${y - 0.28}!, ${-half} ${y - 0.28}!`), {
      pigment: 'petal',
      tone: (x) => clamp(0.2 + x),
      line: inner,
    });
    pen.fill(outlined(`-0.09 ${y}!, 0.09 ${y}!, 0.09 ${y - 0.16}, 0 ${y - 0.22}, -0.09 ${y - 0.16}`), {
      black: 'always',
      tone: 1,
    });
    const [eave, top] = [y - 0.24, y - 0.44];
    pen.fill(
      symmetric(
        `0 ${eave}, ${half + 0.1} ${eave}, ${half + 0.3} ${eave - 0.12}!, ${half} ${top + 0.08}, ${half * 0.6} ${top}!, 0 ${top}`,
      ),
      {
        pigment: 'gold',
        tone: (x) => clamp(0.15 + 0.8 * Math.abs(x)),
        line: inner * 1.1,
      },
    );
  }
  pen.fill(symmetric('0 -1.5!, 0.05 -1.2, 0.08 -0.86!, 0 -0.86'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  for (const y of [-0.98, -1.1, -1.22]) pen.stroke(traced(`-0.12 ${y}, 0.12 ${y}`), inner * 1.3);
}

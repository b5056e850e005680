import { steps } from '../../../geometry/interval.ts';
import { closed, fullTurn, polar } from '../../../geometry/point.ts';
import { circle, regularPolygon } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { circleKnots, drawBroadLines } from '../../parts/signs-and-ornaments/broad-lines.ts';
import { air, drawSign, earth, fire, mercury, salt, sulphur, water } from './alchemy.ts';

/** A circle to conjure in: a hexagram within rings, the signs of the elements at its corners. */
export const magicCircle: Motif = {
  name: 'magic-circle',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(circle([0, 0], 1.26, 120), { pigment: 'foam', tone: 0.02, line: inner * 1.6 });
      pen.fill([circle([0, 0], 1.18, 120), circle([0, 0], 0.96, 110)], {
        pigment: 'violet',
        rule: 'evenodd',
        tone: 0.35,
        line: inner,
      });
      for (const [i, angle] of steps(47, 0, (47 / 48) * fullTurn).entries())
        pen.stroke([polar(angle, i % 4 ? 1.1 : 1.0), polar(angle, 1.16)], i % 4 ? detail : inner);
      for (const turn of [0, Math.PI]) drawTriangle(pen, turn);
      pen.fill(circle([0, 0], 0.36, 60), { pigment: 'foam', tone: 0, line: inner * 1.3 });
      pen.stroke(closed(circle([0, 0], 0.31, 60)), detail);
      drawSign(pen.at({ scale: 0.2 }), mercury, 0.12);
    });
    for (const [i, sign] of [fire, salt, earth, water, sulphur, air].entries()) {
      const at = polar((i / 6) * fullTurn - Math.PI / 2, 0.96);
      canvas.layer(
        (pen) => {
          pen.fill(circle([0, 0], 1, 44), { pigment: 'foam', tone: 0, line: pen.weight.inner * 1.2 });
          drawSign(pen.at({ scale: 0.56 }), sign, 0.13);
        },
        { at: { at, scale: 0.22 }, contour: 0.4, gapPx: 0 },
      );
    }
  },
};

function drawTriangle(pen: Pen, turn: number): void {
  const { inner } = pen.weight;
  pen.fill([regularPolygon([0, 0], 0.98, 3, turn), regularPolygon([0, 0], 0.86, 3, turn)], {
    pigment: 'gold',
    rule: 'evenodd',
    tone: 0.2,
    line: inner,
  });
}

/** A sign of one's own making, as magicians draw them: strokes from letters long forgotten, ringed and barred. */
export const sigil: Motif = {
  name: 'sigil',
  tinted: ['dark'],
  draw(canvas) {
    const lines = sigils[canvas.kit.variant % sigils.length] ?? sigils[0];
    canvas.layer(
      (pen) => {
        const look = { pigment: 'dark', black: 'uncolored', tone: 0.7 } as const;
        drawBroadLines(pen, { lines, half: 0.05 }, look);
        for (const diamond of [
          '0 -1.34!, 0.07 -1.24!, 0 -1.14!, -0.07 -1.24!',
          '0 1.14!, 0.07 1.24!, 0 1.34!, -0.07 1.24!',
        ])
          pen.fill(outlined(diamond), look);
      },
      { contour: 0.5, isInverted: false },
    );
  },
};

const sigils = [
  `0 -1.05, 0 1.05/-0.52 -0.62!, 0 -0.1!, 0.52 -0.62!/${circleKnots([-0.6, -0.7], 0.11)}/${circleKnots([0.6, -0.7], 0.11)}/-0.8 -0.06, -0.72 0.32, -0.4 0.52, 0 0.56, 0.4 0.52, 0.72 0.32, 0.8 -0.06/-0.9 -0.06, -0.7 -0.06/0.7 -0.06, 0.9 -0.06/-0.3 0.84, 0.3 0.84/${circleKnots([0, 0.24], 0.17)}`,
  `0 -1.05, 0 1.05/-0.6 0.76!, 0 -0.74!, 0.6 0.76!/-0.44 0.3, 0.44 0.3/${circleKnots([0, -0.2], 0.2)}/-0.72 0.76, -0.48 0.76/0.48 0.76, 0.72 0.76/-0.56 -0.9, -0.4 -0.6, 0 -0.5, 0.4 -0.6, 0.56 -0.9/${circleKnots([0.66, -0.98], 0.1)}/${circleKnots([-0.66, -0.98], 0.1)}`,
  `0 -1.05, 0 1.05/-0.7 -0.4!, 0.7 0.4!/0.7 -0.4!, -0.7 0.4!/${circleKnots([0, 0], 0.32)}/-0.84 -0.3, -0.7 -0.52, -0.52 -0.56/0.84 -0.3, 0.7 -0.52, 0.52 -0.56/${circleKnots([-0.78, 0.46], 0.1)}/${circleKnots([0.78, 0.46], 0.1)}/-0.24 -0.76, 0.24 -0.76/-0.34 0.72, -0.2 0.86, 0 0.9, 0.2 0.86, 0.34 0.72`,
] as const;

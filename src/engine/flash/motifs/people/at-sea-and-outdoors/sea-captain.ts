import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawTailoredCoat } from '../../parts/clothes/tailored-coat.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawTempleHair } from '../../parts/faces-and-hair/short-hair.ts';
import { drawPeakedCap } from '../../parts/headgear/peaked-cap.ts';

/** The captain of a ship: white cap with its anchor, white beard, brass buttons on blue cloth. */
export const seaCaptain: Motif = portrait({
  name: 'sea-captain',
  tinted: ['water'],
  garment: (pen) => {
    drawTailoredCoat(pen, { coat: 'water', shirt: 'foam', tie: 'dark' });
    drawBothSides(pen, drawBrass);
  },
  face: { man: { skin: 'bone', mood: 'stern', cast: 'aged' } },
  over: (pen) => {
    drawTempleHair(pen, 'foam');
    drawBeard(pen, { pigment: 'foam', tipY: 1.24, fullness: 0.5 });
    drawPeakedCap(pen, 'foam');
    drawAnchorBadge(pen);
  },
});

/** Buttons, and an epaulette. */
function drawBrass(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const [x, y] of [
    [0.62, 1.6],
    [0.5, 1.82],
  ] as const) {
    side.fill(circle([x, y], 0.075, 22), { pigment: 'gold', tone: 0.15, line: inner });
    side.stroke(circle([x, y], 0.035, 14), detail);
  }
  side.fill(outlined('0.8 1.0!, 1.02 1.06, 1.22 1.24!, 1.2 1.38!, 0.98 1.24, 0.74 1.14!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.8 * (x - 0.8)),
    line: inner * 1.1,
  });
  for (let i = 0; i < 6; i++) {
    const x = 0.96 + i * 0.06;
    const y = 1.23 + i * 0.028;
    side.stroke(traced(`${x} ${y}, ${x + 0.03} ${y + 0.16}`), inner * 1.3);
  }
}

function drawAnchorBadge(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(ellipse([0, -1.0], 0.22, 0.25, 36), { pigment: 'gold', tone: 0.1, line: inner });
  pen.stroke(traced('0 -1.12, 0 -0.84'), inner * 1.5);
  pen.stroke(circle([0, -1.155], 0.035, 16), inner);
  pen.stroke(traced('-0.08 -1.08, 0.08 -1.08'), inner * 1.2);
  pen.stroke(traced('-0.13 -0.96, -0.09 -0.87, 0 -0.83, 0.09 -0.87, 0.13 -0.96'), inner * 1.5);
}

import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The seven-armed lamp of the temple. */
export const menorah: Motif = lamp('menorah', 3);
/** The nine-armed lamp of Hanukkah: the servant's flame stands above the others. */
export const hanukkiah: Motif = lamp('hanukkiah', 4);

/** @param pairs how many arms bend to either side */
function lamp(name: string, pairs: number): Motif {
  return {
    name,
    tinted: ['gold'],
    draw(canvas) {
      const radii = steps(pairs - 1, 1.1 / pairs, 1.1);
      canvas.layer((pen) => {
        for (const radius of radii.toReversed()) drawArms(pen, radius);
        drawShaft(pen, pairs === 4);
        for (const radius of radii) for (const side of [-1, 1]) drawCup(pen, [side * radius, -0.42]);
        drawCup(pen, [0, pairs === 4 ? -0.62 : -0.42]);
      });
    },
  };
}

function drawArms(pen: Pen, radius: number): void {
  const { inner } = pen.weight;
  const line = arc([0, -0.42], radius, Math.PI, 0, 60);
  pen.fill(outlineOf(ribbon(line, () => 0.055)), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.3 * x + 0.4 * (y + 0.3)),
    line: inner,
  });
  for (const angle of [0.28, 0.72])
    pen.fill(
      circle([Math.cos(angle * Math.PI) * radius, -0.42 + Math.sin(angle * Math.PI) * radius], 0.085, 22),
      {
        pigment: 'gold',
        tone: 0.3,
        line: inner,
      },
    );
}

function drawShaft(pen: Pen, isTall: boolean): void {
  const { inner } = pen.weight;
  const top = isTall ? -0.6 : -0.4;
  pen.fill(symmetric(`0 ${top}!, 0.06 ${top}!, 0.06 0.96!, 0 0.96!`), {
    pigment: 'gold',
    tone: (x) => clamp(0.25 + 5 * x),
    line: inner,
  });
  for (const y of [-0.1, 0.26, 0.62])
    pen.fill(symmetric(`0 ${y - 0.07}, 0.1 ${y - 0.05}, 0.12 ${y}, 0.1 ${y + 0.05}, 0 ${y + 0.07}`), {
      pigment: 'gold',
      tone: (x) => clamp(0.2 + 3 * x),
      line: inner,
    });
  for (const step of [
    '0 0.86!, 0.16 0.88, 0.26 1.0!, 0 1.02!',
    '0 1.0!, 0.36 1.0!, 0.4 1.1!, 0 1.12!',
    '0 1.1!, 0.54 1.1!, 0.58 1.24!, 0 1.26!',
  ])
    pen.fill(symmetric(step), { pigment: 'gold', tone: (x) => clamp(0.2 + 0.9 * x), line: inner });
}

/** A bowl of oil and its flame. */
function drawCup(pen: Pen, [x, y]: Point): void {
  const { inner, detail } = pen.weight;
  const there = pen.at({ at: [x, y] });
  there.fill(
    outlined('0.0 -0.52!, 0.05 -0.4, 0.1 -0.28, 0.07 -0.17, 0 -0.14, -0.07 -0.17, -0.09 -0.28, -0.02 -0.38'),
    {
      pigment: 'ember',
      tone: (_, py) => clamp(0.5 + py),
      line: inner,
    },
  );
  there.fill(outlined('0 -0.34!, 0.04 -0.24, 0.03 -0.17, -0.03 -0.17, -0.04 -0.24'), {
    pigment: 'gold',
    tone: 0,
    line: detail,
  });
  there.fill(symmetric('0 -0.14!, 0.13 -0.14!, 0.1 -0.03, 0.06 0.06!, 0 0.06!'), {
    pigment: 'gold',
    tone: (px) => clamp(0.2 + 3 * px),
    line: inner,
  });
}

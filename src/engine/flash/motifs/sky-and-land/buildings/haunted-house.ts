import { clamp, steps } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPanedWindow } from '../../parts/buildings/paned-window.ts';

/** A haunted house on its knoll: crooked towers, lit windows, boards over a door. */
export const hauntedHouse: Motif = {
  name: 'haunted-house',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWing(pen.at({ at: [0.62, 0.1], angleRad: 0.06 }));
      drawWing(pen.at({ at: [-0.62, 0.02], angleRad: 0.05, scale: 1.1, isFlipped: true }));
      drawTower(pen);
      drawDoor(pen);
      drawKnoll(pen);
    });
  },
};

function drawTower(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.42 -0.5!, 0.42 -0.5!, 0.46 1.0!, -0.46 1.0!'), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.34 + 0.5 * x + 0.9 * clamp(-0.3 - y)),
    line: inner * 1.2,
  });
  drawPlanks(pen, 0.4, [-0.36, -0.1, 0.22, 0.4]);
  drawSpire(pen, 0.56, [-0.46, -1.42]);
  drawPanedWindow(pen.at({ at: [0, -0.14], scale: 0.18 }), 'pointed');
  pen.fill(circle([0, -0.72], 0.11, 30), { pigment: 'gold', tone: 0.1, line: inner });
}

/** A side of the house, its middle at 0. */
function drawWing(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-0.34, -0.2, 0.34, 1.0), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.44 + 0.4 * x + 0.9 * clamp(-y)),
    line: inner * 1.1,
  });
  drawPlanks(pen, 0.3, [0.0, 0.62, 0.8]);
  drawSpire(pen, 0.48, [-0.16, -0.9]);
  drawPanedWindow(pen.at({ at: [0.02, 0.28], scale: 0.14, angleRad: 0.08 }), 'round');
}

/** A roof that bends inwards on its way up to a ball. */
function drawSpire(pen: Pen, half: number, [eaves, top]: readonly [number, number]): void {
  const { inner, detail } = pen.weight;
  const middle = (eaves + top) / 2;
  pen.fill(
    symmetric(
      `0 ${top}!, ${half * 0.3} ${middle}, ${half * 0.66} ${eaves - 0.14}, ${half} ${eaves}!, 0 ${eaves + 0.05}`,
    ),
    { pigment: 'dark', tone: (x) => clamp(0.4 + x / half / 2), line: inner * 1.2 },
  );
  for (const share of [-0.5, 0, 0.5])
    pen.stroke(traced(`${half * share * 0.3} ${middle - 0.1}, ${half * share} ${eaves - 0.03}`), detail, {
      isErasing: true,
      taper: 0.4,
    });
  pen.stroke(traced(`0 ${top}, 0 ${top - 0.14}`), inner);
  pen.dot([0, top - 0.15], inner * 1.3);
}

function drawPlanks(pen: Pen, half: number, ys: readonly number[]): void {
  if (!pen.hasDetail) return;
  ys.forEach((y, i) => {
    const from = i % 2 === 0 ? -half : half * 0.5;
    pen.stroke(traced(`${from} ${y}, ${from + half * 0.5} ${y}`), pen.weight.detail * 1.2);
  });
}

function drawDoor(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.46!, 0.15 0.58, 0.2 0.72!, 0.2 1.02!, 0 1.02!'), {
    black: 'always',
    tone: 1,
    line: inner,
  });
  for (const board of [
    '-0.27 0.66!, 0.26 0.76!, 0.25 0.84!, -0.28 0.74!',
    '-0.27 0.92!, 0.27 0.82!, 0.28 0.9!, -0.26 1.0!',
  ])
    pen.fill(outlined(board), { pigment: 'wood', tone: 0.25, line: inner });
}

function drawKnoll(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-1.3 1.26!, -1.06 1.06, -0.6 0.98, 0 1.0, 0.6 0.97, 1.04 1.08, 1.3 1.26!, 0.6 1.34, -0.6 1.34'),
    {
      pigment: 'dark',
      tone: (_, y) => clamp(0.3 + 1.2 * (y - 1.0)),
      line: inner * 1.1,
    },
  );
  for (const x of steps(5, -0.96, 0.96))
    pen.stroke(traced(`${x} 1.1, ${x + 0.04} 0.94, ${x + 0.02} 0.9`), detail * 1.3, {
      taper: 0.4,
      tapering: 'end',
    });
}

import { clamp, steps } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPanedWindow } from '../../parts/buildings/paned-window.ts';

/** A Dutch windmill: a tapering tower with its gallery, a thatched cap, four latticed sails. */
export const windmill: Motif = {
  name: 'windmill',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTower(pen);
      drawCap(pen);
    });
    canvas.layer((pen) => {
      const sails = pen.at({ at: [0, -0.5], angleRad: 0.42 });
      for (const quarter of [0, 1, 2, 3]) drawSail(sails.at({ angleRad: (quarter * Math.PI) / 2 }));
      pen.fill(circle([0, -0.5], 0.1, 30), { pigment: 'gold', tone: 0.2, line: pen.weight.inner });
    });
  },
};

function drawTower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.46!, 0.3 -0.46!, 0.5 1.14!, 0 1.14!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.14 + 1.0 * (x + 0.06)),
    line: inner * 1.2,
  });
  if (pen.hasDetail) for (const [x, y] of bricks) pen.stroke(traced(`${x} ${y}, ${x + 0.11} ${y}`), detail);
  drawPanedWindow(pen.at({ at: [0, 0.16], scale: 0.12 }));
  pen.fill(symmetric('0 0.7!, 0.12 0.76, 0.15 0.86!, 0.15 1.14!, 0 1.14!'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
  pen.fill(rectangle(-0.62, 0.46, 0.62, 0.55), { pigment: 'wood', tone: 0.25, line: inner });
  pen.stroke(traced('-0.62 0.34, 0.62 0.34'), inner);
  for (const x of steps(8, -0.6, 0.6)) pen.stroke(traced(`${x} 0.34, ${x} 0.48`), detail * 1.2);
  pen.fill(
    outlined('-0.96 1.2!, -0.7 1.08, -0.3 1.14, 0 1.1, 0.34 1.14, 0.7 1.08, 0.96 1.2!, 0.4 1.28, -0.4 1.28'),
    {
      pigment: 'leaf',
      tone: (_, y) => clamp(0.2 + 2 * (y - 1.12)),
      line: inner,
    },
  );
}

function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.92, 0.2 -0.84, 0.34 -0.6, 0.37 -0.4!, 0 -0.36!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 1.1 * x),
    line: inner * 1.1,
  });
  for (const x of [-0.22, -0.08, 0.08, 0.22])
    pen.stroke(traced(`${x * 0.4} -0.84, ${x} -0.62, ${x * 1.2} -0.42`), detail, { taper: 0.3 });
}

/** Up from the hub: a pole, and to its right a lattice with its cloth. */
function drawSail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-0.03, -1.24, 0.03, 0), { pigment: 'wood', tone: 0.4, line: inner });
  pen.fill(rectangle(0.03, -1.2, 0.26, -0.26), {
    pigment: 'bone',
    tone: (x) => clamp(0.06 + x),
    line: inner,
  });
  for (const y of steps(6, -1.06, -0.4)) pen.stroke(traced(`0.03 ${y}, 0.26 ${y}`), detail);
  pen.stroke(traced('0.15 -1.2, 0.15 -0.26'), detail);
}

const bricks = [
  [-0.26, -0.2],
  [0.14, -0.1],
  [-0.3, 0.06],
  [0.18, 0.24],
  [-0.34, 0.7],
  [0.24, 0.74],
  [-0.36, 0.94],
  [0.28, 0.98],
] as const;

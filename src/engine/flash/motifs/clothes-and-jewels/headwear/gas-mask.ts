import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A gas mask from the front: straps, two round glasses and a filter on each cheek. */
export const gasMask: Motif = {
  name: 'gas-mask',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStraps(pen);
      drawFace(pen);
      drawBothSides(pen, drawGlass);
      drawBothSides(pen, drawFilter);
      drawValve(pen);
    });
  },
};

function drawStraps(pen: Pen): void {
  const look = { pigment: 'wood', tone: 0.35, line: pen.weight.inner } as const;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.5 -0.6!, 0.86 -0.84!, 0.96 -0.68!, 0.62 -0.44!'), look);
    side.fill(outlined('0.66 -0.1!, 1.02 -0.12!, 1.02 0.08!, 0.66 0.08!'), look);
  });
  pen.fill(outlined('-0.1 -0.8!, -0.1 -1.16!, 0.1 -1.16!, 0.1 -0.8!'), look);
}

function drawFace(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.96, 0.4 -0.88, 0.68 -0.6, 0.8 -0.2, 0.72 0.2, 0.5 0.56, 0.3 0.86, 0 0.94'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.36, 0.8, Math.abs(x)) + 0.3 * smoothstep(0.4, 0.9, y)),
    line: inner * 1.2,
  });
  for (const fold of ['-0.16 -0.7, 0 -0.74, 0.16 -0.7', '-0.12 -0.58, 0 -0.61, 0.12 -0.58'])
    pen.stroke(traced(fold), inner, { taper: 0.4 });
  drawBothSides(pen, (side) => side.stroke(traced('0.1 -0.44, 0.06 -0.2, 0.1 0.06'), inner, { taper: 0.4 }));
}

function drawGlass(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(circle([0.4, -0.26], 0.33, 56), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.5 * (x + y)),
    line: inner,
  });
  side.fill(circle([0.4, -0.26], 0.24, 48), {
    black: 'uncolored',
    pigment: 'ember',
    tone: (x, y) => clamp(0.15 + 1.4 * (x - 0.4 + y + 0.26)),
    line: inner,
  });
  side.stroke(traced('0.26 -0.26, 0.3 -0.36, 0.4 -0.42'), detail * 1.6, { isErasing: true, taper: 0.4 });
  for (const angle of steps(5, 0, 5)) {
    const turn = (angle * Math.PI) / 3 + 0.3;
    side.dot([0.4 + 0.285 * Math.cos(turn), -0.26 + 0.285 * Math.sin(turn)], detail);
  }
}

/** A canister that stands off the cheek, its grille to us. */
function drawFilter(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(circle([0.66, 0.62], 0.37, 60), { pigment: 'leaf', tone: 0.7, line: inner * 1.1 });
  side.fill(circle([0.7, 0.66], 0.34, 56), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + x - 0.7 + y - 0.6),
    line: inner,
  });
  side.stroke(circle([0.7, 0.66], 0.24, 44), inner);
  for (const x of [-0.12, 0, 0.12])
    side.stroke(
      traced(`${0.7 + x} ${0.66 - 0.2 + Math.abs(x) * 0.4}, ${0.7 + x} ${0.86 - Math.abs(x) * 0.4}`),
      detail * 1.6,
    );
}

function drawValve(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0.5], 0.3, 52), { pigment: 'dark', tone: 0.4, line: inner });
  pen.fill(circle([0, 0.5], 0.2, 40), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + x + y - 0.5),
    line: inner,
  });
  for (const y of [0.42, 0.5, 0.58]) pen.stroke(traced(`-0.12 ${y}, 0.12 ${y}`), detail * 1.4);
  pen.fill(ellipse([0, 0.86], 0.16, 0.05, 28), { pigment: 'dark', tone: 0.5, line: detail });
}

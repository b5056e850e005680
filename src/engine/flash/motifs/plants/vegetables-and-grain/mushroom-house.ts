import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A toadstool to live in: a door and windows in its stalk, a window and a chimney in its cap. */
export const mushroomHouse: Motif = {
  name: 'mushroom-house',
  tinted: ['petal'],
  carries: ['mushroom', 'house', 'door', 'window'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawChimney(pen);
      drawStalk(pen);
      drawCap(pen);
    });
    canvas.layer(drawGrass, { contour: 0.6 });
  },
};

function drawStalk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.2, 0.56 -0.16, 0.56 0.3, 0.64 0.8, 0.78 1.18, 0.6 1.3, 0 1.34'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.1, 0.8, x) + 0.5 * smoothstep(0.35, 0.05, y)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.27 1.3!, -0.28 0.78, -0.2 0.58, 0 0.48, 0.2 0.58, 0.28 0.78, 0.27 1.3!'), {
    pigment: 'grey',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.19 1.3!, -0.2 0.82, -0.14 0.66, 0 0.58, 0.14 0.66, 0.2 0.82, 0.19 1.3!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.25 + 1.2 * x),
    line: inner,
  });
  for (const x of [-0.07, 0.07]) pen.stroke(traced(`${x} 0.64, ${x} 1.28`), detail * 1.2);
  pen.dot([0.13, 0.98], inner * 1.2);
  drawBothSides(pen, (side) => drawWindow(side.at({ at: [0.43, 0.5], scale: 0.12 })));
}

/** A round window of radius 1, lit from within. */
function drawWindow(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 1, 30), { pigment: 'gold', tone: 0.08, line: inner * 1.3 });
  pen.stroke(traced('-1 0, 1 0'), inner);
  pen.stroke(traced('0 -1, 0 1'), inner);
}

function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.02, 0.7 -0.04, 1.2 0.06!, 0.8 0.22, 0.4 0.28, 0 0.3'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.25 + 0.6 * smoothstep(0.7, 0.2, Math.abs(x)) + 0.4 * (0.2 - y)),
    line: inner,
  });
  for (let i = -8; i <= 8; i++) {
    const across = i / 8.6;
    pen.stroke(traced(`${across * 0.6} 0.26, ${across * 0.86} 0.16, ${across * 1.14} 0.04`), detail, {
      taper: 0.3,
    });
  }
  pen.fill(
    outlined(
      '-1.2 0.07!, -1.22 -0.2, -1.02 -0.64, -0.6 -1.0, 0 -1.14, 0.6 -1.0, 1.02 -0.64, 1.22 -0.2, 1.2 0.07!, 0.7 -0.02, 0 0.03, -0.7 -0.02',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.2, 1.1, x - 0.25 * y) + 0.3 * smoothstep(-0.3, 0.05, y)),
      line: inner * 1.2,
    },
  );
  for (const [x, y, across, down, turn] of spots)
    pen.at({ at: [x, y], angleRad: turn }).fill(ellipse([0, 0], across, down, 26), {
      pigment: 'foam',
      tone: (px, py) => clamp(0.05 + 2.2 * (px * 0.7 + py)),
      line: inner * 0.9,
    });
  pen.fill(circle([0, -0.42], 0.27, 34), { pigment: 'bone', tone: 0.3, line: inner });
  drawWindow(pen.at({ at: [0, -0.42], scale: 0.19 }));
}

/** A crooked one of bricks, with its smoke. */
function drawChimney(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.48 -1.4!, 0.76 -1.36!, 0.74 -0.7!, 0.46 -0.8!'), {
    pigment: 'grey',
    tone: 0.35,
    line: inner,
  });
  for (const line of ['0.48 -1.2, 0.75 -1.16', '0.47 -1.04, 0.75 -1.0'])
    pen.stroke(traced(line), detail * 1.2);
  pen.fill(outlined('0.42 -1.5!, 0.82 -1.44!, 0.8 -1.32!, 0.42 -1.38!'), {
    pigment: 'grey',
    tone: 0.2,
    line: inner,
  });
  pen.fill(
    outlined(
      '0.6 -1.52, 0.5 -1.66, 0.62 -1.8, 0.8 -1.82, 0.9 -1.96, 1.06 -1.98!, 1.0 -1.8, 0.86 -1.68, 0.72 -1.62',
    ),
    { pigment: 'cloud', tone: 0.1, line: inner },
  );
}

function drawGrass(pen: Pen): void {
  for (const [x, lean, height] of blades)
    pen.fill(
      outlined(
        `${x - 0.05} 1.36!, ${x + lean * 0.4 - 0.03} ${1.36 - height * 0.6}, ${x + lean} ${1.36 - height}!, ${x + lean * 0.4 + 0.05} ${1.36 - height * 0.5}, ${x + 0.06} 1.36!`,
      ),
      { pigment: 'leaf', tone: (_, y) => clamp(0.1 + 1.4 * (y - 0.95)), line: pen.weight.inner },
    );
}

const spots = [
  [-0.62, -0.56, 0.17, 0.13, -0.6],
  [0.62, -0.56, 0.17, 0.13, 0.6],
  [-0.28, -0.92, 0.14, 0.09, -0.3],
  [0.26, -0.94, 0.13, 0.08, 0.3],
  [-0.92, -0.16, 0.14, 0.1, -0.3],
  [0.92, -0.18, 0.14, 0.1, 0.4],
  [-0.42, -0.14, 0.12, 0.07, -0.1],
  [0.44, -0.14, 0.12, 0.07, 0.1],
] as const;
const blades = [
  [-0.84, -0.14, 0.4],
  [-0.68, 0.06, 0.5],
  [-0.42, -0.1, 0.34],
  [0.44, 0.12, 0.36],
  [0.7, -0.06, 0.46],
  [0.86, 0.14, 0.38],
] as const;

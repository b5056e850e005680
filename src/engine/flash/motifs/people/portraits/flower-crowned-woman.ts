import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawPeony } from '../../flowers/garden/peony.ts';
import { drawRose } from '../../flowers/garden/rose.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A woman with flowers in her plaited hair, heavy earrings and a shawl. */
export const flowerCrownedWoman: Motif = {
  name: 'flower-crowned-woman',
  tinted: ['petal'],
  draw: (canvas) => drawWoman(canvas, () => {}),
};

/** The same with the looks of a Mexican painter: her brows meet. */
export const fridaKahlo: Motif = {
  name: 'frida-kahlo',
  tinted: ['petal'],
  draw: (canvas) => drawWoman(canvas, drawBrows),
};

function drawWoman(canvas: Canvas, drawOverFace: (pen: Pen) => void): void {
  canvas.layer((pen) => {
    drawHair(pen);
    drawShawl(pen);
    drawWomanFace(pen, { skin: 'bone', iris: 'wood', cast: 'bold' });
    drawParting(pen);
    drawOverFace(pen);
    drawBothSides(pen, drawEarring);
    drawBeads(pen);
    drawPlait(pen);
  });
  canvas.layer(drawFlowers, { contour: 0.8 });
}

function drawHair(pen: Pen): void {
  pen.fill(symmetric('0 -1.06, 0.4 -1.0, 0.66 -0.66, 0.64 -0.1, 0.5 0.3!, 0 0.2'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: pen.weight.inner,
  });
}

function drawParting(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -0.98!, 0.34 -0.9, 0.58 -0.56, 0.6 -0.14, 0.52 0.14!, 0.48 -0.14, 0.36 -0.42, 0 -0.62!'),
      {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.4,
        line: side.weight.inner,
      },
    );
    drawGleams(
      side,
      ['0.08 -0.8, 0.36 -0.66, 0.52 -0.32', '0.06 -0.7, 0.3 -0.56, 0.45 -0.34'],
      side.weight.detail,
      0.5,
    );
  });
}

function drawBrows(pen: Pen): void {
  pen.fill(
    symmetric(
      '0 -0.22, 0.1 -0.26, 0.24 -0.35, 0.38 -0.33, 0.45 -0.22!, 0.34 -0.27, 0.2 -0.26, 0.1 -0.18, 0 -0.15',
    ),
    { black: 'always', tone: 0 },
  );
  for (const x of [-0.04, 0.04])
    pen.stroke(traced(`${x} -0.16, ${x * 0.6} -0.27`), pen.weight.inner, { taper: 0.4 });
}

function drawEarring(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const [y, radius] of [
    [0.3, 0.06],
    [0.5, 0.13],
    [0.74, 0.09],
  ] as const) {
    side.fill(circle([0.54, y], radius, 26), {
      pigment: 'gold',
      tone: (x) => clamp(0.1 + 2 * (x - 0.5)),
      line: inner,
    });
    if (radius > 0.1) side.fill(circle([0.54, y], 0.055, 18), { pigment: 'leaf', tone: 0.3, line: detail });
  }
}

/** A plait laid over the head from ear to ear. */
function drawPlait(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i <= 10; i++) {
    const angle = -Math.PI + (i / 10) * Math.PI;
    const link = pen.at({
      at: [0.66 * Math.cos(angle), -0.42 + 0.56 * Math.sin(angle)],
      angleRad: angle + Math.PI / 2,
    });
    link.fill(outlined('-0.17 0.1, -0.06 -0.12, 0.16 -0.1, 0.14 0.06, 0 0.14'), {
      pigment: 'dark',
      tone: (x) => clamp(0.55 - 2 * x),
      line: inner,
    });
    link.stroke(traced('-0.08 0.04, 0.02 -0.04, 0.1 -0.05'), detail, { taper: 0.4 });
  }
}

function drawFlowers(pen: Pen): void {
  for (const [x, y, angleRad] of [
    [-0.66, -0.9, -2.5],
    [0.66, -0.9, -0.6],
    [-0.3, -1.24, -1.9],
    [0.34, -1.24, -1.2],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale: 0.5, angleRad }), { width: 0.42 });
  drawRose(pen.at({ at: [-0.54, -0.9], scale: 0.34 }));
  drawRose(pen.at({ at: [0.54, -0.9], scale: 0.34 }));
  drawPeony(pen.at({ at: [0, -1.1], scale: 0.4 }));
}

function drawShawl(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 0.96!, 0.56 0.94, 0.94 1.1, 1.1 1.4, 1.12 1.66!, 0 1.72!, 0 1.4!'), {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.5, 1.05, x) + 0.3 * (y - 1.1)),
      line: inner * 1.1,
    });
    for (const fold of ['0.4 1.0, 0.36 1.3, 0.2 1.64', '0.7 1.06, 0.68 1.36, 0.54 1.66'])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  });
}

function drawBeads(pen: Pen): void {
  for (let i = 0; i < 11; i++) {
    const x = -0.4 + 0.08 * i;
    pen.fill(circle([x, 1.26 - 1.6 * x * x], 0.055, 18), {
      pigment: 'petal',
      tone: 0.25,
      line: pen.weight.detail,
    });
  }
}

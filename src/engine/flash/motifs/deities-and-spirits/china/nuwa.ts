import { spline } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawSerpentBody } from '../../parts/dragons-and-snakes/serpent.ts';
import { drawHairline, longHairline } from '../../parts/faces-and-hair/hairline.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';

/** Nüwa, woman above and serpent below, who holds up the stone that mends the sky. */
export const nuwa: Motif = {
  name: 'nuwa',
  tinted: ['leaf'],
  carries: ['snake'],
  draw(canvas) {
    canvas.layer(drawTail, { contour: 0.8 });
    canvas.layer((pen) => {
      drawBothSides(pen, drawSleeve);
      drawRobe(pen);
      drawHead(pen.at({ at: [0, -0.92], scale: 0.42 }));
    });
    canvas.layer((pen) => drawStone(pen.at({ at: [0, -1.94] })), { contour: 0.7 });
  },
};

/** Coiled below her, its tip at the side. */
function drawTail(pen: Pen): void {
  const line = spline(
    traced(
      '1.5 0.5, 1.62 1.1, 1.2 1.7, 0.2 1.96, -0.9 1.86, -1.3 1.4, -0.9 1.06, 0.0 1.14, 0.7 1.2, 0.86 0.9, 0.4 0.66, 0 0.4',
      1,
    ),
    9,
  );
  drawSerpentBody(pen, {
    line,
    halfWidth: (share) => 0.02 + 0.26 * Math.min(1, share * 1.5),
    back: 'leaf',
    belly: 'gold',
    sidePx: pen.weight.inner * 1.1,
  });
}

/** Raised, the wide sleeve falling from her forearm. */
function drawSleeve(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined(
      '0.3 -0.36!, 0.5 -0.3, 0.62 -0.9, 0.36 -1.5!, 0.56 -1.56!, 0.9 -1.2, 1.1 -0.6!, 0.9 -0.2, 0.56 0.12, 0.3 0.1!',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.15 + 0.5 * (x - 0.4) + 0.2 * (y + 0.8)),
      line: inner * 1.1,
    },
  );
  for (const fold of ['0.5 -0.1, 0.8 -0.6, 0.66 -1.3', '0.66 -0.04, 0.94 -0.5, 0.84 -1.1'])
    side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  side.fill(outlined('0.36 -1.46!, 0.2 -1.64, 0.14 -1.78, 0.24 -1.82, 0.42 -1.7, 0.56 -1.52!'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  for (const finger of ['0.18 -1.76, 0.3 -1.66', '0.22 -1.8, 0.36 -1.7'])
    side.stroke(traced(finger), detail * 1.2);
}

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.52, 0.18 -0.5, 0.42 -0.4, 0.44 -0.1, 0.32 0.24!, 0.52 0.66!, 0.28 0.74, 0 0.8'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.6 * Math.max(0, x) + 0.2 * y),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.1 -0.52!, 0.24 -0.5!, 0.14 -0.1, -0.04 0.24!, -0.1 0.16!, 0.04 -0.16'), {
      pigment: 'foam',
      tone: 0.1,
      line: inner,
    }),
  );
  pen.fill(outlined('-0.34 0.16!, 0.34 0.16!, 0.36 0.34!, -0.36 0.34!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  for (const x of [-0.2, 0, 0.2])
    pen.stroke(traced(`${x} 0.38, ${x * 1.4} 0.7`), detail * 1.4, { taper: 0.3 });
}

function drawHead(at: Pen): void {
  const { inner, detail, contour } = at.weight;
  const pen = at.withWeight({ contour, inner: inner * 0.7, detail: detail * 0.7 });
  pen.fill(symmetric('0 -1.0, 0.5 -0.86, 0.66 -0.3, 0.7 0.5, 0.62 1.2!, 0.3 1.0, 0 0.9'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(ellipse([0.3, -1.2], 0.24, 0.36, 34), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: inner,
    }),
  );
  drawWomanFace(pen, { skin: 'bone', iris: 'wood' });
  drawHairline(pen, longHairline);
  pen.fill(symmetric('0 -1.3!, 0.12 -1.06, 0.3 -1.0, 0.3 -0.86!, 0 -0.82'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('0 -0.46!, 0.05 -0.36, 0 -0.28, -0.05 -0.36'), {
    pigment: 'petal',
    tone: 0.1,
    line: detail,
  });
}

/** A glowing stone of five colours. */
function drawStone(pen: Pen): void {
  drawSunburst(pen, { rays: 20, innerRadius: 0.34, outerRadius: 0.7, kind: 'lines' });
  for (const [i, pigment] of (['petal', 'gold', 'leaf', 'water', 'foam'] as const).entries()) {
    const [from, to] = [(i * fullTurn) / 5 - Math.PI / 2, ((i + 1) * fullTurn) / 5 - Math.PI / 2];
    pen.fill([[0.02, -0.03], polar(from, 0.34), polar((from + to) / 2, 0.36), polar(to, 0.34)], {
      pigment,
      tone: 0.15 + 0.08 * i,
      line: pen.weight.inner,
    });
  }
}

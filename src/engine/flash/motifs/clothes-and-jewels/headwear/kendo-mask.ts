import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** The mask of a kendo fencer, two bamboo swords crossed behind it. */
export const kendoMask: Motif = {
  name: 'kendo-mask',
  tinted: ['water'],
  carries: ['shinai'],
  draw(canvas) {
    for (const angleRad of [-0.72, 0.72])
      canvas.layer((pen) => drawShinai(pen.at({ at: [0, 0.1], angleRad, isFlipped: angleRad < 0 })));
    canvas.layer(drawMask);
  },
};

/** Two bamboo swords, crossed. */
export const shinai: Motif = {
  name: 'shinai',
  tinted: ['moon'],
  one: { draw: (canvas) => canvas.layer((pen) => drawShinai(pen.at({ angleRad: 0.6 }))) },
  draw(canvas) {
    for (const angleRad of [-0.6, 0.6])
      canvas.layer((pen) => drawShinai(pen.at({ angleRad, isFlipped: angleRad < 0 })));
  },
};

/** Four bound staves, point up: a leather cap, a tie, the guard, a long grip. */
function drawShinai(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0 0.9, 0 -0.4, 0 -1.66', half: [0.1, 0.09, 0.065] },
    { pigment: 'moon', tone: (x) => clamp(0.1 + 5 * x), line: inner * 1.2 },
  );
  pen.stroke(traced('-0.02 0.86, -0.02 -1.6'), detail * 1.3);
  for (const y of [0.3, -0.1, -0.86, -1.2]) pen.stroke(traced(`-0.08 ${y}, 0.08 ${y - 0.02}`), detail * 1.2);
  pen.stroke(traced('0.06 0.8, 0.06 -1.6'), inner * 0.9);
  const leather = { pigment: 'foam', tone: (x: number) => clamp(0.15 + 5 * x), line: inner * 1.1 } as const;
  pen.fill(outlined('-0.08 -1.5!, -0.07 -1.72, 0 -1.78, 0.07 -1.72, 0.08 -1.5!'), leather);
  pen.fill(outlined('-0.1 -0.5!, 0.1 -0.5!, 0.1 -0.34!, -0.1 -0.34!'), leather);
  pen.fill(outlined('-0.12 0.84!, 0.12 0.84!, 0.11 1.7, 0 1.76, -0.11 1.7'), leather);
  for (const y of [1.0, 1.2, 1.4, 1.6]) pen.stroke(traced(`-0.1 ${y}, 0.1 ${y - 0.06}`), detail * 1.2);
  pen.fill(outlined('-0.24 0.8, -0.2 0.74!, 0.2 0.74!, 0.24 0.8, 0.2 0.88!, -0.2 0.88!'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner * 1.1,
  });
}

function drawMask(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    // The quilted flaps that guard the shoulders.
    side.fill(outlined('0.3 -0.7!, 0.74 -0.4, 1.06 0.1, 1.3 0.66!, 1.0 0.86, 0.7 0.94!, 0.4 0.4!'), {
      pigment: 'water',
      tone: (x, y) => clamp(0.3 + 0.5 * smoothstep(0.5, 1.3, x) + 0.2 * y),
      line: inner * 1.3,
    });
    for (const seam of steps(6, 0.12, 0.9))
      side.stroke(
        traced(
          `${0.5 + seam * 0.28} ${-0.46 + seam * 0.9 - 0.1}, ${0.46 + seam * 0.86} ${-0.36 + seam * 1.08}`,
        ),
        detail * 1.3,
        { isErasing: true },
      );
    for (const row of [0.3, 0.62])
      side.stroke(
        traced(
          `${0.36 + row * 0.6} ${-0.5 + row * 0.2}, ${0.66 + row * 0.5} ${0.1 + row * 0.3}, ${0.7 + row * 0.62} ${0.9 - row * 0.2}`,
        ),
        detail * 1.2,
        { isErasing: true },
      );
  });
  pen.fill(symmetric('0 0.5!, 0.32 0.56!, 0.3 0.98, 0.16 1.14, 0 1.18'), {
    pigment: 'water',
    tone: (x) => clamp(0.4 + 1.2 * x),
    line: inner * 1.2,
  });
  for (const y of [0.84, 0.96])
    pen.stroke(traced(`-0.26 ${y}, 0 ${y + 0.06}, 0.26 ${y}`), detail * 1.4, { isErasing: true });
  pen.fill(symmetric('0 -1.18, 0.36 -1.12, 0.62 -0.84, 0.7 -0.4, 0.66 0.2, 0.48 0.66, 0 0.78'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(0.1, 0.66, x + 0.1) + 0.3 * smoothstep(-0.9, -1.2, y)),
    line: inner * 1.3,
  });
  for (const y of [-1.02, -0.92, -0.82])
    pen.stroke(traced(`-0.46 ${y + 0.14}, 0 ${y - 0.02}, 0.46 ${y + 0.14}`), detail * 1.3, {
      isErasing: true,
    });
  pen.fill(grille, { black: 'always', tone: 1, line: inner * 1.2 });
  for (const y of steps(11, -0.56, 0.54)) {
    const half = 0.47 * Math.sqrt(Math.max(0.1, 1 - (y / 0.86) ** 2));
    pen.fill(
      outlined(
        `${-half} ${y - 0.035}!, 0 ${y - 0.005}, ${half} ${y - 0.035}!, ${half} ${y + 0.02}!, 0 ${y + 0.05}, ${-half} ${y + 0.02}!`,
      ),
      {
        pigment: 'steel',
        tone: (x) => clamp(0.05 + 0.8 * smoothstep(0, 0.5, x)),
        line: detail * 0.9,
      },
    );
  }
  pen.fill(symmetric('0 -0.7!, 0.05 -0.7!, 0.06 0.68!, 0 0.7!'), {
    pigment: 'steel',
    tone: 0.1,
    line: inner,
  });
  pen.stroke([...grille, grille[0] ?? [0, 0]], inner * 2.4);
  // The cords around the brow.
  drawBothSides(pen, (side) =>
    drawLimb(
      side,
      { line: '0 -0.72, 0.34 -0.66, 0.64 -0.5', half: [0.035, 0.035] },
      { pigment: 'petal', tone: 0.2, line: inner },
    ),
  );
}

const grille = symmetric('0 -0.74, 0.26 -0.68, 0.44 -0.44, 0.5 -0.1, 0.44 0.34, 0.28 0.62, 0 0.72');

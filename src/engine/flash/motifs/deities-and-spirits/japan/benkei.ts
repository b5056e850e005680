import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawPoleShaft } from '../../parts/weapons/pole-shaft.ts';

/** Benkei, the warrior monk: his head in a white cowl, great beads over his robe, the naginata and more of his seven weapons on his back. */
export const benkei: Motif = {
  name: 'benkei',
  tinted: ['dark'],
  carries: ['guandao', 'monk', 'rosary', 'mala'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawRake(pen.at({ at: [-0.72, -0.1], angleRad: -0.42 }));
        drawMallet(pen.at({ at: [0.5, -0.1], angleRad: 0.34 }));
      },
      { contour: 0.7 },
    );
    canvas.layer((pen) => drawNaginata(pen.at({ at: [1.2, 0.1], angleRad: 0.24 })), { contour: 0.7 });
    canvas.layer((pen) => {
      drawRobe(pen);
      drawCowlBehind(pen);
      drawManFace(pen, { skin: 'bone', mood: 'stern' });
      drawMoustache(pen, 'dark');
      drawCowl(pen);
      drawBeads(pen);
    });
  },
};

/** A curved blade on a long shaft. */
function drawNaginata(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawPoleShaft(pen, -0.8);
  pen.fill(outlined('-0.06 -0.86!, -0.1 -1.3, 0.0 -1.76, 0.26 -2.1!, 0.24 -1.7, 0.14 -1.3, 0.08 -0.86!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.5 - 2 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.0 -0.9, -0.01 -1.3, 0.1 -1.7, 0.2 -1.94'), detail * 1.3, { taper: 0.3 });
  pen.fill(outlined('-0.14 -0.9!, 0.14 -0.9!, 0.14 -0.8!, -0.14 -0.8!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  for (const y of [-0.7, -0.6, -0.5]) pen.stroke(traced(`-0.06 ${y}, 0.06 ${y - 0.05}`), inner);
}

/** An iron rake to climb walls with. */
function drawRake(pen: Pen): void {
  const { inner } = pen.weight;
  drawPoleShaft(pen, -1.6);
  pen.fill(outlined('-0.44 -1.74!, 0.44 -1.74!, 0.44 -1.58!, -0.44 -1.58!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  for (const x of [-0.36, -0.12, 0.12, 0.36])
    pen.fill(
      outlined(
        `${x - 0.06} -1.72!, ${x - 0.04} -2.0, ${x + 0.14} -2.2!, ${x + 0.1} -1.94, ${x + 0.07} -1.72!`,
      ),
      {
        pigment: 'steel',
        tone: 0.2,
        line: inner,
      },
    );
}

function drawMallet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawPoleShaft(pen, -1.3);
  pen.fill(outlined('-0.42 -1.86!, 0.42 -1.86!, 0.46 -1.58, 0.42 -1.3!, -0.42 -1.3!, -0.46 -1.58'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.6 * (y + 1.86) + 0.3 * x),
    line: inner * 1.1,
  });
  for (const x of [-0.3, 0.3]) pen.stroke(traced(`${x} -1.86, ${x * 1.1} -1.58, ${x} -1.3`), detail * 1.6);
}

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 0.86!, 0.56 0.92, 1.04 1.08, 1.26 1.44, 1.3 1.92!, 0 1.96!'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: (x, y) => clamp(0.2 + 0.4 * smoothstep(0.5, 1.2, x) + 0.2 * (y - 1.2)),
      line: inner * 1.2,
    });
    for (const fold of ['0.96 1.2, 1.0 1.5, 0.94 1.9', '0.7 1.3, 0.7 1.6, 0.6 1.9'])
      side.stroke(traced(fold), detail * 1.5, { isErasing: true, taper: 0.4 });
  });
  for (const isFlipped of [true, false])
    pen
      .at({ isFlipped })
      .fill(outlined('-0.34 0.96!, -0.5 1.06, -0.1 1.6, 0.14 1.94!, 0.38 1.94!, 0.02 1.4'), {
        pigment: 'foam',
        tone: 0.15,
        line: inner,
      });
}

/** White cloth wound about the head, its tail falling over the shoulders. */
function drawCowlBehind(pen: Pen): void {
  pen.fill(
    symmetric(
      '0 -1.14, 0.5 -1.06, 0.84 -0.64, 0.9 0.0, 0.86 0.5, 1.0 0.86, 1.1 1.2!, 0.7 1.24, 0.4 1.34, 0 1.3',
    ),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.5 - 0.3 * Math.abs(x)),
      line: pen.weight.inner * 1.2,
    },
  );
}

function drawCowl(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([hood, opening], {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0.4, 0.9, x) + 0.3 * smoothstep(0.5, 1.2, y)),
    line: inner * 1.2,
    rule: 'evenodd',
  });
  // Wound about the chin.
  for (const fold of [
    '-0.5 0.5, -0.2 0.76, 0.16 0.84, 0.62 0.7',
    '-0.62 0.66, -0.3 0.96, 0.1 1.04, 0.5 0.96',
  ])
    pen.stroke(traced(fold), detail * 1.6, { taper: 0.3 });
  drawBothSides(pen, (side) => {
    for (const fold of [
      '0.06 -1.04, 0.4 -0.9, 0.66 -0.5, 0.74 0.0',
      '0.1 -0.8, 0.4 -0.7, 0.6 -0.44, 0.68 -0.1',
      '0.8 0.1, 0.78 0.4, 0.66 0.7',
      '0.7 0.1, 0.66 0.4, 0.5 0.66',
    ])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  });
}

function drawBeads(pen: Pen): void {
  for (let i = 0; i <= 10; i++) {
    const x = -0.8 + 0.16 * i;
    pen.fill(circle([x, 1.84 - 0.9 * x * x], i === 5 ? 0.15 : 0.115, 24), {
      pigment: 'wood',
      tone: (px, y) => clamp(0.2 + 2 * (px - x) + (y - 1.6)),
      line: pen.weight.inner,
    });
  }
}

const hood = symmetric('0 -1.16, 0.52 -1.06, 0.86 -0.62, 0.92 0.0, 0.86 0.6, 0.6 1.04, 0.3 1.22, 0 1.26');
const opening = symmetric('0 -0.46, 0.32 -0.43, 0.54 -0.3!, 0.6 0.0, 0.53 0.36, 0.4 0.56!, 0.2 0.64, 0 0.66');

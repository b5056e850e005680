import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawHandBone } from '../../skulls-and-arms/skulls-and-bones/skeleton-hand.ts';
import { drawSkull } from '../../skulls-and-arms/skulls-and-bones/skull.ts';

/** Gashadokuro, the giant skeleton that rises at night behind the roofs of a village. */
export const gashadokuro: Motif = {
  name: 'gashadokuro',
  tinted: ['bone'],
  carries: ['skull', 'skeleton', 'full-moon'],
  draw(canvas) {
    canvas.layer((pen) => {
      pen.fill(circle([0.5, -0.86], 0.94, 64), {
        pigment: 'moon',
        tone: (x, y) => clamp(0.05 + 0.25 * (x + y)),
        line: pen.weight.inner,
      });
    });
    canvas.layer((pen) => {
      drawBothSides(pen, (side) => {
        drawRibs(side);
        drawArm(side);
      });
      drawSpine(pen);
      drawSkull(pen.at({ at: [0, -0.9], scale: 0.66, angleRad: -0.08 }));
    });
    canvas.layer(drawVillage);
  },
};

function drawSpine(pen: Pen): void {
  for (let i = 0; i < 9; i++) {
    const y = -0.12 + 0.17 * i;
    pen.fill(outlined(`-0.12 ${y - 0.06}!, 0.12 ${y - 0.06}!, 0.1 ${y + 0.06}!, -0.1 ${y + 0.06}!`), {
      pigment: 'bone',
      tone: (x) => clamp(0.15 + 3 * x),
      line: pen.weight.inner,
    });
  }
}

function drawRibs(side: Pen): void {
  const { inner } = side.weight;
  drawLimb(
    side,
    { line: '0.08 0.06, 0.4 -0.04, 0.86 0.06', half: [0.07, 0.055, 0.08] },
    { pigment: 'bone', tone: 0.15, line: inner },
  );
  for (let i = 0; i < 5; i++) {
    const y = 0.2 + 0.2 * i;
    const reach = [0.62, 0.72, 0.74, 0.7, 0.6][i] ?? 0.6;
    drawLimb(
      side,
      {
        line: `0.08 ${y}, ${reach * 0.6} ${y - 0.06}, ${reach} ${y + 0.12}, ${reach * 0.8} ${y + 0.3}, 0.2 ${y + 0.22}`,
        half: [0.05, 0.055, 0.055, 0.05, 0.03],
      },
      { pigment: 'bone', tone: clamp(0.15 + 0.1 * i), line: inner },
    );
  }
}

/** Raised, its fingers spread like claws. */
function drawArm(side: Pen): void {
  drawHandBone(side, [0.86, 0.08], [1.3, 0.62], 0.15);
  drawHandBone(side, [1.3, 0.64], [1.26, -0.06], 0.11);
  drawHandBone(side, [1.4, 0.62], [1.38, -0.04], 0.1);
  for (const [x, y, tipX, tipY, bend] of [
    [1.14, -0.14, 0.86, -0.3, -0.1],
    [1.22, -0.24, 1.04, -0.62, -0.04],
    [1.32, -0.28, 1.28, -0.74, 0],
    [1.42, -0.26, 1.5, -0.68, 0.06],
    [1.5, -0.18, 1.7, -0.48, 0.08],
  ] as const) {
    drawHandBone(side, [1.3, -0.04], [x, y], 0.08);
    drawHandBone(side, [x, y], [(x + tipX) / 2 + bend * 0.4, (y + tipY) / 2], 0.075);
    drawHandBone(side, [(x + tipX) / 2 + bend * 0.4, (y + tipY) / 2], [tipX - bend, tipY], 0.06, true);
  }
}

/** Roofs of tiles on a hill, a light in one window. */
function drawVillage(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.7 1.8!, -1.5 1.4, -0.9 1.2, 0 1.12, 0.9 1.2, 1.5 1.4, 1.7 1.8!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner * 1.1,
  });
  for (const [x, y, scale] of [
    [-1.0, 1.26, 0.7],
    [1.0, 1.28, 0.7],
    [-0.34, 1.3, 0.86],
    [0.44, 1.34, 0.9],
  ] as const) {
    const house = pen.at({ at: [x, y], scale });
    house.fill(outlined('-0.34 0!, 0.34 0!, 0.34 0.46!, -0.34 0.46!'), {
      pigment: 'wood',
      tone: 0.3,
      line: inner,
    });
    house.fill(outlined('-0.12 0.12!, 0.12 0.12!, 0.12 0.34!, -0.12 0.34!'), {
      pigment: 'gold',
      tone: 0,
      line: inner,
    });
    house.stroke(traced('0 0.12, 0 0.34'), detail * 1.4);
    house.fill(
      outlined('-0.6 0.1!, -0.4 -0.1, -0.24 -0.4!, 0.24 -0.4!, 0.4 -0.1, 0.6 0.1!, 0.2 0.06, -0.2 0.06'),
      { pigment: 'dark', tone: (px) => clamp(0.3 + px), line: inner * 1.1 },
    );
    for (const t of [-0.2, 0, 0.2])
      house.stroke(traced(`${t * 0.8} -0.38, ${t} -0.14, ${t * 1.6} 0.05`), detail * 1.3, {
        isErasing: true,
        taper: 0.3,
      });
  }
}

import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';
import { drawWebbedLeg } from '../parts/birds/bird-leg.ts';
import { drawFlyingBird } from '../parts/birds/flying-bird.ts';
import { drawFeatherBlade } from '../parts/birds/plumage.ts';

/** A goose on its orange feet, its neck stretched up; looks to the right. */
export const goose: Motif = {
  name: 'goose',
  tinted: ['grey'],
  mouth: [1.0, -1.06],
  poses: {
    flying: {
      mouth: [1.76, -0.2],
      draw: (canvas) =>
        drawFlyingBird(canvas, {
          back: 'grey',
          breast: 'foam',
          wing: ['grey', 'foam', 'grey'],
          tail: 'foam',
          tailLength: 0.7,
          drawHead(pen) {
            drawNeck(pen, '0 0.16, 0.34 0.1, 0.7 0.0, 0.98 -0.1', [0.28, 0.17, 0.13, 0.14]);
            drawHead(pen.at({ at: [0.54, 0.86], scale: 0.88 }));
            pen.fill(outlined('0.8 -0.16, 0.98 -0.26, 1.08 -0.12, 1.0 0.02, 0.8 0.04'), {
              pigment: 'foam',
              tone: 0.08,
            });
          },
        }),
    },
  },
  draw(canvas) {
    canvas.layer((pen) => {
      drawWebbedLeg(pen.at({ at: [0.26, -0.05] }), leg, 0.6);
      drawWebbedLeg(pen, leg, 0.1);
      drawBody(pen);
      drawNeck(pen, '0.42 0.3, 0.5 -0.04, 0.36 -0.36, 0.34 -0.7, 0.44 -1.04', [0.36, 0.24, 0.16, 0.14, 0.16]);
      for (const furrow of furrows) pen.stroke(traced(furrow), pen.weight.detail * 1.2, { taper: 0.4 });
      pen.fill(outlined('0.2 0.3, 0.3 0.0, 0.5 -0.08, 0.72 0.1, 0.72 0.34, 0.4 0.5'), {
        pigment: 'foam',
        tone: (_, y) => clamp(0.4 * smoothstep(0.1, 0.5, y)),
      });
      drawHead(pen);
      drawWing(pen);
    });
  },
};

const leg = {
  pigment: 'ember',
  shank: { line: '-0.1 0.62, -0.06 0.9, -0.1 1.14', half: [0.14, 0.07, 0.06] },
  web: '-0.22 1.12!, -0.06 1.06, 0.3 1.18!, 0.2 1.24, 0.2 1.32!, 0.02 1.26, -0.1 1.34!',
  furrows: ['-0.08 1.1, 0.06 1.16, 0.2 1.18', '-0.1 1.14, -0.04 1.22, 0.0 1.26'],
} as const;

function drawBody(pen: Pen): void {
  for (const turn of [3.5, 3.3, 3.1])
    drawFeatherBlade(pen.at({ at: [-0.8, 0.2], scale: 0.56, angleRad: turn }), 0.34, 'foam', 0.1);
  pen.fill(body, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.75 * smoothstep(0.3, 0.86, y) + 0.2 * smoothstep(-0.4, -1, x)),
    line: pen.weight.inner * 1.2,
  });
  drawHairs(pen, traced('-0.3 0.62, 0.1 0.68, 0.4 0.58'), [-0.14, 0.05], 9);
}

function drawNeck(pen: Pen, line: string, half: readonly number[]): void {
  drawLimb(
    pen,
    { line, half },
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.04 + 0.6 * smoothstep(0.42, 0.2, x + 0.1 * y)),
      line: pen.weight.inner * 1.2,
    },
  );
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(bill, { pigment: 'ember', tone: (_, y) => clamp(0.1 + 1.6 * (y + 1.16)), line: inner });
  pen.stroke(traced('1.0 -1.02, 0.84 -1.04, 0.68 -1.0'), detail * 1.4);
  pen.dot([0.82, -1.14], detail * 1.3);
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(0.46, 0.28, x) + 0.3 * smoothstep(-1.1, -0.9, y)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.32 -0.94, 0.46 -0.98, 0.62 -0.94, 0.56 -0.8, 0.4 -0.78'), {
    pigment: 'foam',
    tone: 0.12,
  });
  drawRoundEye(pen, [0.54, -1.16], 0.07, 'foam');
  pen.stroke(traced('0.44 -1.27, 0.54 -1.29, 0.64 -1.23'), inner, { taper: 0.3 });
}

function drawWing(pen: Pen): void {
  for (const [x, y, length, turn] of [
    [-0.4, 0.16, 0.86, 3.06],
    [-0.34, 0.26, 0.8, 2.98],
    [-0.24, 0.36, 0.74, 2.92],
    [-0.1, 0.44, 0.66, 2.86],
  ] as const)
    drawFeatherBlade(pen.at({ at: [x, y], scale: length, angleRad: turn }), 0.26, 'grey', 0.15);
  pen.fill(shoulder, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.1, 0.5, y) + 0.3 * smoothstep(0, -0.5, x)),
    line: pen.weight.inner * 1.1,
  });
  for (const row of scallops) pen.stroke(traced(row), pen.weight.detail * 1.3);
}

const body = outlined(
  '0.2 -0.06, 0.56 0.0, 0.76 0.24, 0.7 0.56, 0.42 0.78, 0.0 0.86, -0.46 0.76, -0.86 0.5, -1.02 0.26, -0.8 0.08, -0.3 -0.02',
);
const head = outlined(
  '0.3 -0.86!, 0.28 -1.1, 0.38 -1.3, 0.56 -1.36, 0.7 -1.28, 0.74 -1.1, 0.7 -0.94, 0.6 -0.84!, 0.44 -0.8',
);
const bill = outlined('0.68 -1.28!, 0.78 -1.22, 0.98 -1.1, 1.04 -1.02, 0.98 -0.95, 0.82 -0.93, 0.66 -0.92!');
const shoulder = outlined(
  '0.26 0.12, 0.3 0.34, 0.14 0.52, -0.16 0.54, -0.44 0.42, -0.62 0.26!, -0.4 0.08, -0.06 0.0',
);
const scallops = [
  '0.16 0.2, 0.08 0.3, -0.02 0.24',
  '-0.02 0.24, -0.12 0.32, -0.24 0.26',
  '0.14 0.36, 0.06 0.46, -0.06 0.4',
  '-0.06 0.4, -0.16 0.48, -0.28 0.4',
];
/** Of the feathers of its neck. */
const furrows = [
  '0.32 -0.66, 0.36 -0.5, 0.34 -0.36',
  '0.42 -0.6, 0.44 -0.4, 0.5 -0.2',
  '0.4 -0.26, 0.5 -0.1, 0.54 0.06',
];

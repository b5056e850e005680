import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A scorpion from above, claws raised, its tail raised at its side, the sting bent over. */
export const scorpion: Motif = {
  name: 'scorpion',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawScorpion);
  },
};

function drawScorpion(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (const leg of legs) drawJointedLeg(side, leg, 0.055, 'wood');
    drawJointedLeg(side, '0.14 -0.5, 0.44 -0.56, 0.62 -0.8', 0.1, 'wood');
    drawClaw(side);
  });
  drawTail(pen);
  drawPlates(pen);
  drawHead(pen);
}

function drawClaw(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(thumb, { pigment: 'wood', tone: 0.55, line: inner });
  side.fill(claw, { pigment: 'wood', tone: (x) => clamp(0.1 + 1.6 * (x - 0.55)), line: inner * 1.1 });
  side.stroke(traced('0.66 -0.92, 0.74 -1.1, 0.7 -1.3'), detail * 1.2, { taper: 0.4 });
  for (const [x, y] of [
    [0.56, -1.26],
    [0.56, -1.36],
    [0.52, -1.46],
  ] as const)
    side.dot([x, y], detail);
}

function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const line = traced('0 0.5, 0.02 0.82, 0.24 1.12, 0.62 1.24, 1.02 1.08, 1.26 0.72, 1.28 0.3, 1.1 -0.02', 2);
  for (let i = 0; i < line.length - 1; i++) {
    const at = pointAt(line, i);
    const turn = directionRad(at, pointAt(line, i + 1));
    const piece = pen.at({ at, scale: 0.18 - 0.005 * i, angleRad: turn });
    piece.fill(outlined('-0.5 -0.7, 0.3 -0.82, 0.86 -0.6!, 0.86 0.6!, 0.3 0.82, -0.5 0.7'), {
      pigment: 'wood',
      tone: (_, y) => clamp(0.15 + 0.5 * (y + 0.6)),
      line: inner,
    });
    piece.stroke(traced('-0.3 -0.3, 0.2 -0.36, 0.7 -0.26'), detail, { taper: 0.4 });
  }
  const end = pen.at({ at: pointAt(line, line.length - 1), scale: 0.22, angleRad: -2.4 });
  end.fill(
    outlined('-0.4 -0.5, 0.3 -0.72, 0.9 -0.5, 1.3 -0.62, 1.7 -1.1!, 1.72 -0.4, 1.2 0.2, 0.6 0.6, -0.2 0.6'),
    { pigment: 'wood', tone: 0.3, line: inner },
  );
  end.fill(outlined('1.26 -0.6!, 1.5 -0.8, 1.7 -1.1!, 1.74 -0.5, 1.5 -0.2!'), { black: 'always', tone: 1 });
}

function drawPlates(pen: Pen): void {
  for (const [y, half, height] of [
    [0.42, 0.15, 0.16],
    [0.3, 0.21, 0.16],
    [0.16, 0.26, 0.17],
    [0.02, 0.29, 0.17],
    [-0.12, 0.29, 0.17],
    [-0.25, 0.27, 0.16],
  ] as const) {
    pen.fill(
      symmetric(
        `0 ${y - height * 0.5}, ${half * 0.8} ${y - height * 0.5}, ${half} ${y}!, ${half * 0.85} ${y + height * 0.5}, 0 ${y + height * 0.62}`,
      ),
      {
        pigment: 'wood',
        tone: (x, py) =>
          clamp(0.1 + 0.7 * smoothstep(0.05, half, Math.abs(x + 0.05)) + 2 * Math.max(0, y - py)),
        line: pen.weight.inner,
      },
    );
  }
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 2 * Math.abs(x + 0.04) + 0.4 * smoothstep(-0.4, -0.25, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.05, -0.44], 0.03, 14), { black: 'always', tone: 1 });
    side.fill(outlined('0.03 -0.6!, 0.11 -0.6, 0.12 -0.7, 0.05 -0.78!'), {
      pigment: 'gold',
      tone: 0.4,
      line: detail,
    });
    side.stroke(traced('0.06 -0.36, 0.14 -0.34, 0.2 -0.4'), detail, { taper: 0.4 });
  });
  pen.stroke(traced('0 -0.56, 0 -0.36'), detail * 1.2, { taper: 0.4 });
}

const legs = [
  '0.2 -0.4, 0.56 -0.42, 0.84 -0.2, 1.0 -0.24',
  '0.24 -0.28, 0.62 -0.14, 0.9 0.16, 1.08 0.16',
  '0.26 -0.12, 0.6 0.14, 0.8 0.5, 0.96 0.56',
  '0.24 0.04, 0.5 0.38, 0.58 0.78, 0.7 0.9',
];
const claw = outlined(
  '0.56 -0.78!, 0.68 -0.8, 0.78 -0.98, 0.78 -1.26, 0.64 -1.52, 0.42 -1.68!, 0.52 -1.44, 0.56 -1.24, 0.52 -1.06, 0.5 -0.9',
);
const thumb = outlined('0.52 -1.02!, 0.42 -1.12, 0.36 -1.32, 0.36 -1.6!, 0.48 -1.38, 0.58 -1.2!');
const head = symmetric('0 -0.62, 0.14 -0.62, 0.24 -0.5, 0.28 -0.3, 0.2 -0.22, 0 -0.2');

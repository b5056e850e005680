import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A gramophone: a horn like a morning glory over a crank-driven box with a record on it. */
export const gramophone: Motif = {
  name: 'gramophone',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBox(pen);
      drawRecord(pen);
      drawHorn(pen);
    });
  },
};

function drawBox(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.9 1.0, 1.14 0.94, 1.16 1.2'), inner * 2);
  pen.fill(outlined('1.08 1.16!, 1.24 1.14!, 1.26 1.34!, 1.1 1.36!'), {
    pigment: 'ember',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('0.7 0.74!, 0.98 0.5!, 0.98 1.16!, 0.7 1.44!'), {
    pigment: 'wood',
    tone: 0.85,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.96 0.74!, 0.7 0.74!, 0.7 1.44!, -0.96 1.44!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.5 * (y - 0.7) + 0.3 * (x + 0.2)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.82 0.88!, 0.56 0.88!, 0.56 1.24!, -0.82 1.24!'), {
    pigment: 'wood',
    tone: 0.6,
    line: inner,
  });
  for (const grain of [
    '-0.7 0.96, -0.3 1.0, 0.1 0.96, 0.48 0.98',
    '-0.74 1.08, -0.2 1.06, 0.4 1.1',
    '-0.6 1.16, 0 1.18, 0.3 1.16',
  ])
    pen.stroke(traced(grain), detail * 1.2, { taper: 0.3 });
  pen.fill(outlined('-1.04 1.34!, 0.74 1.34!, 1.02 1.08!, 1.06 1.2!, 0.78 1.52!, -1.04 1.52!'), {
    pigment: 'wood',
    tone: 0.35,
    line: inner * 1.1,
  });
  pen.fill(outlined('-1.02 0.66!, 0.72 0.66!, 1.0 0.42!, 1.04 0.52!, 0.76 0.8!, -1.02 0.8!'), {
    pigment: 'wood',
    tone: 0.25,
    line: inner * 1.1,
  });
  pen.fill(outlined('-1.02 0.68!, -0.66 0.38!, 1.02 0.38!, 0.72 0.68!'), {
    pigment: 'wood',
    tone: 0.15,
    line: inner * 1.1,
  });
  pen.fill(circle([-0.13, 1.06], 0.08, 24), { pigment: 'gold', tone: 0.1, line: inner });
}

function drawRecord(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0.5], 0.66, 0.15), { black: 'always', tone: 1, line: inner });
  for (const share of [0.8, 0.6])
    pen.stroke(ellipse([0, 0.5], 0.66 * share, 0.15 * share), detail, { isErasing: true });
  pen.fill(ellipse([0, 0.5], 0.22, 0.055, 28), { pigment: 'petal', tone: 0.1, line: detail });
}

/** The elbow, the flare, and its scalloped mouth. */
function drawHorn(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const brass = (x: number, y: number) => clamp(0.35 + 0.6 * (x - 0.3) + 0.3 * (y + 0.2));
  drawLimb(
    pen,
    { line: '-0.1 0.42, 0.1 0.34, 0.44 0.3, 0.66 0.3', half: [0.03, 0.035, 0.045, 0.05] },
    { pigment: 'steel', tone: 0.3, line: inner },
  );
  pen.fill(outlined('-0.2 0.34!, -0.04 0.34!, -0.04 0.52!, -0.16 0.56!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  drawLimb(
    pen,
    { line: '0.72 0.46, 0.86 0.28, 0.88 0.06, 0.76 -0.12, 0.58 -0.26', half: [0.07, 0.08, 0.1, 0.13, 0.18] },
    { pigment: 'gold', tone: brass, line: inner * 1.1 },
  );
  pen.fill(
    outlined(
      '0.74 -0.0!, 0.62 -0.0, 0.36 0.0, 0.0 0.06!, 0.3 -0.7, 0.62 -1.2!, 0.72 -0.8, 0.78 -0.4, 0.9 -0.2!',
    ),
    {
      pigment: 'gold',
      tone: brass,
      line: inner * 1.2,
    },
  );
  const rim = steps(90).map((share) =>
    onMouth(share * fullTurn, 0.9 + 0.12 * Math.abs(Math.sin(share * petals * Math.PI))),
  );
  pen.fill(rim, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.05 + 0.9 * (1 - lengthOf(x - throat[0], y - throat[1]) / 0.75)),
    line: inner * 1.2,
  });
  for (let petal = 0; petal < petals; petal++) {
    const valley = onMouth((petal / petals) * fullTurn, 0.9);
    const from: Point = [lerp(throat[0], valley[0], 0.2), lerp(throat[1], valley[1], 0.2)];
    pen.stroke(
      [from, [lerp(from[0], valley[0], 0.5), lerp(from[1], valley[1], 0.5) + 0.03], valley],
      inner * 1.2,
    );
    const crest = onMouth(((petal + 0.5) / petals) * fullTurn, 0.9);
    pen.stroke([[lerp(throat[0], crest[0], 0.55), lerp(throat[1], crest[1], 0.55)], crest], detail * 1.2, {
      taper: 0.4,
    });
  }
  pen.fill(ellipse(throat, 0.15, 0.17, 28), { black: 'always', tone: 1, line: inner });
}

const petals = 10;
const throat: Point = [0.06, -0.52];

/** A point around the mouth, which looks up to the left. */
function onMouth(angleRad: number, radius: number): Point {
  const [x, y] = [Math.cos(angleRad) * 0.84 * radius, Math.sin(angleRad) * 0.96 * radius];
  const turn = 0.45;
  return [-0.16 + x * Math.cos(turn) - y * Math.sin(turn), -0.66 + x * Math.sin(turn) + y * Math.cos(turn)];
}

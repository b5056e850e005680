import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';

export interface ProwlingFeline {
  readonly coat: Pigment;
  readonly light: Pigment;
  /** Stripes or spots, on the bare body, legs and tail. */
  readonly drawMarkings?: (pen: Pen) => void;
  /** Where the tail ends in a tuft. */
  readonly hasTuft?: boolean;
  /** The head, at the origin of its pen. */
  readonly drawHead: (pen: Pen) => void;
}

/** How steeply it creeps downhill. */
const downhillRad = 0.42;

/** The whole of a big cat that creeps downhill to the right, its head towards the onlooker. */
export function drawProwlingFeline(upright: Pen, cat: ProwlingFeline): void {
  const pen = upright.at({ angleRad: downhillRad });
  drawTail(pen, cat);
  drawLeg(pen, cat, farHindLeg, farHindPaw, 0.75);
  drawLeg(pen, cat, farForeleg, farForepaw, 0.7);
  pen.fill(body, {
    pigment: cat.coat,
    tone: (x, y) =>
      clamp(
        0.1 +
          0.75 * smoothstep(-0.2, 0.3, y - 0.1 * x) +
          0.25 * smoothstep(0.3, -0.1, Math.abs(x - 0.1)) * (y + 0.6),
      ),
    line: pen.weight.inner * 1.2,
  });
  pen.fill(belly, { pigment: cat.light, tone: 0.55, line: pen.weight.detail });
  drawLeg(pen, cat, thigh, hindPaw, 0.2);
  drawLeg(pen, cat, foreleg, forepaw, 0.15);
  cat.drawMarkings?.(pen);
  for (const line of muscles) pen.stroke(traced(line), pen.weight.inner, { taper: 0.6 });
  drawHairs(pen, traced('-0.5 0.16, -0.1 0.24, 0.3 0.3'), [-0.05, 0.07], 9);
  cat.drawHead(pen.at({ at: [1.0, -0.2], scale: 0.46, angleRad: -downhillRad * 0.8 }));
}

function drawTail(pen: Pen, { coat, hasTuft }: ProwlingFeline): void {
  const line = traced('-0.98 -0.32, -1.3 -0.5, -1.44 -0.86, -1.22 -1.16, -0.9 -1.1, -0.86 -0.9', 9);
  pen.fill(outlineOf(ribbon(line, (t) => (0.1 - 0.045 * t) * (t > 0.96 ? 0.7 : 1))), {
    pigment: coat,
    tone: (x, y) => clamp(0.2 + 0.9 * (-0.95 - x) + 0.2 * y),
    line: pen.weight.inner * 1.1,
  });
  if (hasTuft)
    pen.fill(
      outlined(
        '-0.94 -0.96!, -1.0 -0.82, -0.92 -0.62!, -0.86 -0.7!, -0.78 -0.58!, -0.74 -0.76!, -0.66 -0.74!, -0.76 -0.96!',
      ),
      {
        pigment: 'wood',
        tone: 0.6,
        line: pen.weight.inner,
      },
    );
}

function drawLeg(pen: Pen, { coat, light }: ProwlingFeline, leg: string, paw: Paw, shade: number): void {
  const { inner, detail } = pen.weight;
  const [x0, y0] = paw.at;
  pen.fill(outlined(leg), {
    pigment: coat,
    tone: (x, y) => clamp(shade + 0.55 * smoothstep(-0.1, 0.5, y) * smoothstep(x0 + 0.1, x0 - 0.5, x)),
    line: inner * 1.15,
  });
  const foot = pen.at({ at: [x0, y0], angleRad: paw.angleRad });
  for (const [x, y] of claws)
    foot.fill(
      outlined(
        `${x - 0.02} ${y}!, ${x + 0.12} ${y + 0.01}, ${x + 0.18} ${y + 0.1}!, ${x + 0.08} ${y + 0.08}, ${x - 0.02} ${y + 0.07}!`,
      ),
      {
        pigment: 'foam',
        tone: 0,
        line: detail,
      },
    );
  foot.fill(pawShape, { pigment: coat, tone: (_, y) => clamp(shade + 0.3 + 2 * y), line: inner * 1.1 });
  for (const toe of toes) foot.stroke(traced(toe), detail * 1.3, { taper: 0.4 });
  foot.stroke(traced('-0.14 0.06, -0.02 0.1, 0.12 0.1'), detail, {
    taper: 0.4,
    isErasing: coat === 'dark' && light === 'grey',
  });
}

interface Paw {
  readonly at: readonly [number, number];
  readonly angleRad: number;
}

const pawShape = outlined(
  '-0.2 -0.1, 0 -0.13, 0.16 -0.1, 0.25 0.0, 0.22 0.1, 0.08 0.14, -0.12 0.12, -0.22 0.04',
);
const claws = [
  [0.2, -0.04],
  [0.17, 0.03],
  [0.1, 0.07],
] as const;
const toes = ['0.08 -0.08, 0.14 -0.02, 0.13 0.06', '-0.02 -0.06, 0.03 0.01, 0.02 0.08'];
const body = outlined(
  '-1.04 -0.1, -1.02 -0.36, -0.8 -0.54, -0.5 -0.56, -0.16 -0.46, 0.16 -0.5, 0.44 -0.66, 0.72 -0.64, 0.98 -0.44, 1.06 -0.1, 0.9 0.22, 0.6 0.34, 0.2 0.28, -0.2 0.18, -0.5 0.1, -0.8 0.16',
);
const belly = outlined('-0.5 0.1!, -0.2 0.08, 0.2 0.16, 0.52 0.22, 0.7 0.32!, 0.4 0.34, 0.2 0.28, -0.2 0.18');
const thigh =
  '-0.98 -0.42, -0.72 -0.46, -0.46 -0.24, -0.4 0.06, -0.5 0.28, -0.66 0.4, -0.72 0.54, -0.58 0.82!, -0.82 0.9!, -0.94 0.66, -0.98 0.46, -0.92 0.3, -1.08 0.06, -1.1 -0.2';
const hindPaw: Paw = { at: [-0.62, 0.88], angleRad: 0.05 };
const farHindLeg =
  '-0.7 -0.1, -0.36 -0.04, -0.22 0.2, -0.28 0.38, -0.18 0.64!, -0.4 0.72!, -0.5 0.46, -0.56 0.2';
const farHindPaw: Paw = { at: [-0.22, 0.7], angleRad: 0.1 };
const foreleg =
  '0.3 -0.44, 0.6 -0.42, 0.74 -0.14, 0.7 0.14, 0.62 0.34, 0.66 0.56, 0.84 0.76!, 0.66 0.94!, 0.46 0.74, 0.38 0.5, 0.34 0.24, 0.2 0.0, 0.2 -0.26';
const forepaw: Paw = { at: [0.84, 0.88], angleRad: 0.2 };
const farForeleg = '0.78 -0.1, 1.06 0.04, 1.14 0.24, 1.32 0.38!, 1.22 0.6!, 1.0 0.46, 0.82 0.3';
const farForepaw: Paw = { at: [1.38, 0.54], angleRad: 0.1 };
const muscles = [
  '0.26 -0.34, 0.34 -0.1, 0.3 0.08',
  '0.62 -0.3, 0.62 -0.08, 0.54 0.1',
  '-0.86 -0.3, -0.62 -0.26, -0.52 -0.02',
  '-0.1 -0.3, -0.04 -0.1, -0.1 0.08',
  '-0.28 -0.32, -0.24 -0.14, -0.3 0.02',
  '0.44 0.36, 0.48 0.52, 0.58 0.66',
  '-0.84 0.5, -0.8 0.62, -0.7 0.72',
];

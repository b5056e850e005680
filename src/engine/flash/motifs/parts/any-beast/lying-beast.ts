import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Markings } from '../cats/feline-markings.ts';
import { drawFelineMarkings } from '../cats/feline-markings.ts';
import { drawHairs } from './fur.ts';
import type { Limb } from './limb.ts';
import { drawLimb } from './limb.ts';

export interface LyingBeast {
  readonly coat: Pigment;
  readonly light: Pigment;
  readonly tail: keyof typeof tails;
  readonly markings?: Markings | undefined;
  /** The mane, under the head; its pen is that of a body that stands. */
  readonly drawMane?: (pen: Pen) => void;
  /** The head in profile, at the origin of its pen. */
  readonly drawHead: (pen: Pen) => void;
}

/** A beast of prey that lies on its belly to the right, its head up and its forelegs stretched out. */
export function drawLyingBeast(pen: Pen, beast: LyingBeast): void {
  const { coat, light } = beast;
  const { inner, detail } = pen.weight;
  drawTail(pen, beast);
  drawForeleg(
    pen,
    coat,
    { line: '0.86 0.2, 0.92 0.42, 1.2 0.44, 1.5 0.44', half: [0.12, 0.11, 0.095, 0.085] },
    0.65,
  );
  pen.fill(body, {
    pigment: coat,
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.1, 0.6, y - 0.1 * x) + 0.3 * smoothstep(-0.6, -1.05, x)),
    line: inner * 1.2,
  });
  pen.fill(breast, { pigment: light, tone: (_, y) => clamp(0.1 + 0.6 * y), line: detail });
  drawForeleg(
    pen,
    coat,
    {
      line: '0.5 -0.12, 0.46 0.3, 0.7 0.52, 1.04 0.54, 1.34 0.55',
      half: [0.03, 0.2, 0.17, 0.12, 0.1, 0.095],
    },
    0.1,
  );
  drawLimb(
    pen,
    { line: '-0.8 0.54, -0.5 0.58, -0.3 0.57', half: [0.1, 0.095, 0.09] },
    { pigment: coat, tone: 0.4 },
  );
  drawPaw(pen.at({ at: [-0.24, 0.55] }), coat, 0.3);
  pen.fill(haunch, {
    pigment: coat,
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.1, 0.6, y) + 0.4 * smoothstep(-0.8, -1.05, x)),
  });
  pen.stroke(traced('-0.86 -0.14, -0.6 -0.1, -0.42 0.14, -0.46 0.42, -0.62 0.52'), inner * 1.1, {
    taper: 0.3,
  });
  if (beast.markings) drawFelineMarkings(pen, beast.markings, 'lying');
  pen.stroke(traced('0.3 -0.26, 0.26 0.0, 0.36 0.26'), inner, { taper: 0.5 });
  drawHairs(pen, traced('-0.5 -0.12, -0.1 -0.1, 0.2 -0.16'), [-0.13, 0.06], 9);
  drawHairs(pen, traced('-0.3 0.3, 0.0 0.34, 0.2 0.3'), [-0.12, 0.06], 8);
  beast.drawMane?.(pen.at({ at: [-0.08, 0.06] }));
  beast.drawHead(pen.at({ at: [0.94, -0.58] }));
}

function drawForeleg(pen: Pen, coat: Pigment, limb: Limb, shade: number): void {
  drawLimb(pen, limb, { pigment: coat, tone: (_, y) => clamp(shade + 0.5 * smoothstep(0.3, 0.6, y)) });
  const [x = 0, y = 0] = limb.line.split(', ').at(-1)?.split(' ').map(Number) ?? [];
  drawPaw(pen.at({ at: [x + 0.04, y - 0.01] }), coat, shade);
}

function drawPaw(paw: Pen, coat: Pigment, shade: number): void {
  const { inner, detail } = paw.weight;
  paw.fill(outlined('-0.12 -0.1, 0.04 -0.13, 0.18 -0.09, 0.23 0.01, 0.17 0.1, -0.02 0.11, -0.12 0.08'), {
    pigment: coat,
    tone: shade,
    line: inner,
  });
  for (const toe of ['0.12 -0.05, 0.16 0.01, 0.14 0.08', '0.03 -0.04, 0.07 0.02, 0.05 0.09'])
    paw.stroke(traced(toe), detail);
}

function drawTail(pen: Pen, { coat, light, tail, markings }: LyingBeast): void {
  const { inner } = pen.weight;
  drawLimb(pen, tails[tail], { pigment: coat, tone: (_, y) => clamp(0.2 + 0.5 * y) });
  const end = pen.at({ at: [-1.46, 0.3], angleRad: 0.3 });
  if (tail === 'tufted')
    end.fill(
      outlined(
        '-0.05 0.06!, -0.14 -0.04, -0.12 -0.22!, -0.04 -0.16!, 0.04 -0.26!, 0.08 -0.12!, 0.16 -0.1!, 0.06 0.06!',
      ),
      {
        pigment: 'wood',
        tone: 0.5,
        line: inner,
      },
    );
  if (tail === 'bushy')
    end.fill(
      outlined(
        '-0.17 0.02!, -0.16 -0.14, 0.0 -0.32!, 0.16 -0.14, 0.17 0.02!, 0.08 -0.06!, 0.0 0.04!, -0.08 -0.06!',
      ),
      {
        pigment: light,
        tone: 0.1,
        line: inner,
      },
    );
  if (!markings) return;
  for (const band of [
    '-1.06 0.46, -1.08 0.64',
    '-1.22 0.47, -1.28 0.62',
    '-1.36 0.42, -1.48 0.5',
    '-1.4 0.3, -1.54 0.32',
  ])
    pen.stroke(traced(band), inner * 2.2, { taper: 0.2 });
}

const tails = {
  slim: {
    line: '-0.86 0.48, -1.14 0.56, -1.38 0.5, -1.48 0.3, -1.44 0.12',
    half: [0.1, 0.09, 0.08, 0.07, 0.04],
  },
  tufted: { line: '-0.86 0.48, -1.14 0.56, -1.38 0.5, -1.48 0.3', half: [0.1, 0.08, 0.07, 0.05] },
  bushy: { line: '-0.86 0.48, -1.14 0.5, -1.38 0.44, -1.46 0.28', half: [0.1, 0.16, 0.19, 0.17] },
  stub: { line: '-0.92 0.4, -1.04 0.38, -1.14 0.32', half: [0.1, 0.09, 0.05] },
} satisfies Record<string, Limb>;
const body = outlined(
  '-1.02 0.54, -1.08 0.22, -0.94 -0.1, -0.6 -0.24, -0.2 -0.2, 0.16 -0.26, 0.42 -0.48, 0.58 -0.76, 0.86 -0.84, 1.0 -0.56, 0.98 -0.22, 0.88 0.16, 0.64 0.46, 0.2 0.6, -0.5 0.62, -0.88 0.63',
);
const breast = outlined(
  '0.98 -0.4!, 0.97 -0.2, 0.87 0.16, 0.64 0.44, 0.5 0.5!, 0.6 0.2, 0.74 -0.1!, 0.8 -0.3!',
);
const haunch = outlined('-0.96 0.06, -0.78 -0.1, -0.54 -0.04, -0.44 0.2, -0.5 0.44, -0.66 0.54, -0.94 0.52');

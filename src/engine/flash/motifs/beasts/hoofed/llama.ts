import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { standingAlpaca, standingLlama } from '../../parts/hoofed-beasts/camelid-builds.ts';
import type { Camelid } from '../../parts/hoofed-beasts/standing-camelid.ts';
import { drawStandingCamelid } from '../../parts/hoofed-beasts/standing-camelid.ts';

interface Look {
  readonly wool: Pigment;
  /** Of the face and the ears. */
  readonly face: Pigment;
  /** Banana ears, or short spears. */
  readonly ear: string;
  /** The puffs of wool on the crown: x, y, radius. */
  readonly crown: readonly (readonly [number, number, number])[];
  /** From head to foot. */
  readonly whole: Omit<Camelid, 'wool' | 'face'>;
}

/** A llama: long ears bent like bananas, a sleek crown. */
const llama = camelid('llama', {
  wool: 'wood',
  face: 'bone',
  ear: '0.16 -0.84!, 0.2 -1.1, 0.36 -1.36, 0.32 -1.58!, 0.52 -1.4, 0.54 -1.12, 0.42 -0.78!',
  crown: [
    [0, -0.9, 0.2],
    [0.18, -0.84, 0.16],
  ],
  whole: standingLlama,
});
/** An alpaca: a mop of wool over its eyes, short ears, round cheeks. */
const alpaca = camelid('alpaca', {
  wool: 'scroll',
  face: 'foam',
  ear: '0.24 -0.94!, 0.3 -1.16, 0.44 -1.36!, 0.56 -1.18, 0.52 -0.86!',
  crown: [
    [0.34, -0.72, 0.2],
    [0.24, -0.94, 0.24],
    [0, -1.02, 0.26],
    [0.12, -0.78, 0.22],
    [0, -0.72, 0.16],
  ],
  whole: standingAlpaca,
});

export const llamas: readonly Motif[] = [llama, alpaca];

/** On all fours from the side; its head and neck from the front. */
function camelid(name: string, look: Look): Motif {
  const bust: Pick<Motif, 'draw'> = { draw: (canvas) => canvas.layer((pen) => drawCamelid(pen, look)) };
  const whole: Pick<Motif, 'draw'> = {
    draw: (canvas) =>
      canvas.layer((pen) => drawStandingCamelid(pen, { ...look.whole, wool: look.wool, face: look.face })),
  };
  return {
    name,
    tinted: [look.wool],
    face: bust,
    poses: { head: bust, standing: whole, prowling: whole, side: whole, profile: whole },
    ...whole,
  };
}

/** Head and neck from the front. */
function drawCamelid(pen: Pen, { wool, face, ear, crown }: Look): void {
  const { inner, detail } = pen.weight;
  pen.fill(neck, {
    pigment: wool,
    tone: (x, y) =>
      clamp(0.08 + 0.75 * smoothstep(0.14, 0.5, Math.abs(x + 0.06)) + 0.4 * smoothstep(0.5, 0.1, y)),
    line: inner * 1.2,
  });
  for (const [x, y] of curls) drawCurl(pen, [x, y], 0.11);
  drawBothSides(pen, (side) => {
    side.fill(outlined(ear), { pigment: face, tone: (x) => clamp(0.2 + 1.2 * (x - 0.3)), line: inner * 1.1 });
    side.stroke(traced('0.32 -0.96, 0.38 -1.1, 0.4 -1.24'), inner * 1.4, { taper: 0.5 });
  });
  pen.fill(head, {
    pigment: wool,
    tone: (x, y) =>
      clamp(0.06 + 0.6 * smoothstep(0.26, 0.54, Math.abs(x + 0.04)) + 0.2 * smoothstep(0, 0.4, y)),
    line: inner * 1.2,
  });
  pen.fill(muzzle, {
    pigment: face,
    tone: (x, y) => clamp(0.03 + 0.9 * smoothstep(0.16, 0.36, Math.abs(x)) + 0.3 * smoothstep(0.2, 0.44, y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.33, -0.36], 0.115, 26), { black: 'always', tone: 1 });
    side.fill(circle([0.3, -0.41], 0.037, 14), { color: [255, 255, 255], tone: 0 });
    for (const lash of ['0.42 -0.43, 0.52 -0.46', '0.44 -0.38, 0.55 -0.38', '0.38 -0.47, 0.45 -0.55'])
      side.stroke(traced(lash), inner * 1.1);
    side.stroke(traced('0.2 -0.24, 0.3 -0.2, 0.42 -0.24'), detail * 1.3, { taper: 0.4 });
    side.fill(outlined('0.06 0.02!, 0.14 -0.04, 0.17 0.04, 0.1 0.08!'), { black: 'always', tone: 1 });
    side.stroke(traced('0 0.22, 0.1 0.3, 0.24 0.24'), inner * 1.1, { taper: 0.3, tapering: 'end' });
  });
  pen.stroke(traced('0 0.08, 0 0.22'), inner * 1.1);
  for (const [x, y, radius] of crown)
    for (const sign of x === 0 ? [1] : [-1, 1]) {
      pen.fill(puff([x * sign, y], radius), {
        pigment: wool,
        tone: (px, py) => clamp(0.05 + 1.1 * lengthOf(px - x * sign + 0.06, py - y + 0.08)),
        line: inner,
      });
      drawCurl(pen, [x * sign, y], radius * 0.5);
    }
}

/** A tuft with five lobes. */
function puff([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 60 }, (_, i): Point => {
    const angle = (i / 60) * 2 * Math.PI;
    const reach = radius * (0.92 + 0.12 * Math.abs(Math.sin(angle * 3.5)));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}

function drawCurl(pen: Pen, [x, y]: Point, size: number): void {
  pen.stroke(
    traced(
      `${x - size} ${y}, ${x - 0.5 * size} ${y + 0.8 * size}, ${x + 0.6 * size} ${y + 0.6 * size}, ${x + 0.6 * size} ${y - 0.2 * size}, ${x} ${y - 0.1 * size}`,
    ),
    pen.weight.detail * 1.2,
    { taper: 0.4 },
  );
}

const neck = symmetric(
  '0 0.0, 0.3 0.06, 0.42 0.2!, 0.4 0.32, 0.5 0.44!, 0.46 0.58, 0.56 0.72!, 0.52 0.86, 0.64 1.02!, 0.6 1.14, 0.68 1.26!, 0.5 1.2, 0.4 1.36!, 0.24 1.24, 0.12 1.4!, 0 1.3',
);
const head = symmetric(
  '0 -0.86, 0.3 -0.82, 0.5 -0.64!, 0.5 -0.52, 0.6 -0.4!, 0.54 -0.26, 0.6 -0.12!, 0.5 0.0, 0.52 0.14!, 0.4 0.26, 0.3 0.42!, 0.14 0.46, 0 0.46',
);
const muzzle = symmetric('0 -0.3, 0.14 -0.26, 0.2 -0.1, 0.34 0.02, 0.38 0.18, 0.28 0.36, 0.12 0.44, 0 0.45');
const curls: readonly Point[] = [
  [-0.22, 0.54],
  [0.12, 0.62],
  [-0.06, 0.84],
  [0.3, 0.86],
  [-0.34, 0.92],
  [0.1, 1.1],
  [-0.24, 1.14],
  [0.38, 1.12],
];

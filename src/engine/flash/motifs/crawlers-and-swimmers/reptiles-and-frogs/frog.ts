import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

interface Look {
  readonly coat: Pigment;
  readonly toes: Pigment;
  /** Of the toes' pads and the eyes. */
  readonly bright: Pigment;
  readonly belly: Pigment;
  /** Warts all over a toad, black blotches on a dart frog. */
  readonly skin: 'smooth' | 'warts' | 'blotches';
}

/** A tree frog. */
const treeFrog = sittingFrog('frog', {
  coat: 'leaf',
  toes: 'leafLight',
  bright: 'ember',
  belly: 'foam',
  skin: 'smooth',
});
/** A toad: brown, covered with warts. */
const toad = sittingFrog('toad', {
  coat: 'wood',
  toes: 'wood',
  bright: 'gold',
  belly: 'scroll',
  skin: 'warts',
});
/** A poison dart frog: blue with black blotches. */
const dartFrog = sittingFrog('dart-frog', {
  coat: 'water',
  toes: 'water',
  bright: 'waterLight',
  belly: 'waterLight',
  skin: 'blotches',
});

export const frogs: readonly Motif[] = [treeFrog, toad, dartFrog];

/** A frog that sits and faces us. */
function sittingFrog(name: string, look: Look): Motif {
  return {
    name,
    tinted: look.skin === 'smooth' ? [look.coat, look.toes] : [look.coat],
    draw(canvas) {
      canvas.layer((pen) => {
        drawBothSides(pen, (side) => drawHindLeg(side, look));
        drawBody(pen, look);
        drawBothSides(pen, (side) => drawForeleg(side, look));
        drawHead(pen, look);
        if (look.skin !== 'smooth') drawSkin(pen, look);
      });
    },
  };
}

function drawSkin(pen: Pen, { skin, bright }: Look): void {
  const { detail } = pen.weight;
  for (const [x, y, size] of marks)
    if (skin === 'warts')
      pen.fill(circle([x, y], size * 0.62, 16), {
        pigment: bright,
        tone: (px, py) => clamp(0.2 + 6 * (px - x) + 6 * (py - y)),
        line: detail,
      });
    else
      pen.fill(
        outlined(
          `${x - size} ${y}, ${x - 0.3 * size} ${y - size}, ${x + size} ${y - 0.5 * size}, ${x + 0.9 * size} ${y + 0.7 * size}, ${x - 0.4 * size} ${y + size}`,
        ),
        { black: 'always', tone: 1 },
      );
}

/** Where warts and blotches are, and how large. */
const marks = [
  [0, -0.42, 0.07],
  [-0.18, -0.28, 0.06],
  [0.2, -0.34, 0.055],
  [-0.34, -0.1, 0.06],
  [0.36, -0.16, 0.07],
  [0.66, -0.2, 0.06],
  [-0.7, -0.16, 0.065],
  [0.08, -0.12, 0.05],
  [-0.08, -0.02, 0.04],
  [0.98, 0.4, 0.09],
  [-0.96, 0.44, 0.085],
  [1.04, 0.7, 0.07],
  [-1.06, 0.7, 0.075],
  [0.8, 0.28, 0.06],
  [-0.78, 0.26, 0.055],
  [0.54, 0.5, 0.045],
  [-0.55, 0.52, 0.045],
] as const;

function drawHindLeg(side: Pen, look: Look): void {
  const { inner, detail } = side.weight;
  side.fill(thigh, {
    pigment: look.coat,
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.7, 1.2, x) + 0.4 * smoothstep(0.5, 1, y)),
    line: inner * 1.1,
  });
  side.stroke(traced('0.62 0.2, 0.86 0.42, 0.82 0.72, 0.62 0.9'), inner, { taper: 0.4 });
  for (const [x, y, radius] of [
    [0.92, 0.36, 0.05],
    [1.02, 0.56, 0.06],
    [0.78, 0.24, 0.04],
  ] as const)
    side.fill(circle([x, y], radius, 18), { pigment: 'dark', black: 'uncolored', tone: 0.4, line: detail });
  drawToes(side, look, [0.84, 1.0], 1);
}

/** Four toes with round pads, spread outwards from (x, y). */
function drawToes(side: Pen, look: Look, [x, y]: Point, scale: number): void {
  const { inner } = side.weight;
  for (const [dx, dy] of [
    [-0.22, 0.12],
    [-0.02, 0.2],
    [0.2, 0.18],
    [0.38, 0.06],
  ] as const) {
    const [tx, ty] = [x + dx * scale, y + dy * scale];
    drawLimb(
      side,
      {
        line: `${x} ${y - 0.04}, ${(x + tx) / 2} ${(y + ty) / 2 - 0.02}, ${tx} ${ty}`,
        half: [0.06, 0.035, 0.03],
      },
      { pigment: look.toes, tone: 0.35, line: inner },
    );
    side.fill(circle([tx, ty], 0.068 * scale, 20), { pigment: look.bright, tone: 0.15, line: inner });
  }
}

function drawBody(pen: Pen, look: Look): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: look.coat,
    tone: (x) => clamp(0.15 + 0.7 * smoothstep(0.3, 0.7, Math.abs(x))),
    line: inner * 1.1,
  });
  pen.fill(belly, {
    pigment: look.belly,
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.2, 0.46, Math.abs(x)) + 0.3 * smoothstep(0.7, 1, y)),
    line: detail * 1.2,
  });
  for (const line of [
    '-0.3 0.36, 0 0.44, 0.3 0.36',
    '-0.34 0.54, 0 0.62, 0.34 0.54',
    '-0.3 0.74, 0 0.82, 0.3 0.74',
  ])
    pen.stroke(traced(line), detail, { taper: 0.5 });
}

function drawForeleg(side: Pen, look: Look): void {
  drawLimb(
    side,
    { line: '0.4 0.18, 0.62 0.46, 0.5 0.76, 0.4 0.98', half: [0.15, 0.12, 0.08, 0.07] },
    { pigment: look.coat, tone: (x, y) => clamp(0.1 + 1.1 * (x - 0.44) + 0.2 * y) },
  );
  drawToes(side, look, [0.38, 1.0], 0.82);
}

function drawHead(pen: Pen, look: Look): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: look.coat,
    tone: (x, y) =>
      clamp(0.05 + 0.6 * smoothstep(0.4, 0.86, Math.abs(x + 0.05)) + 0.25 * smoothstep(-0.1, 0.3, y)),
    line: inner * 1.2,
  });
  pen.fill(jaw, {
    pigment: look.belly,
    tone: (x, y) => clamp(0.15 + 0.9 * smoothstep(0.1, 0.3, y) + 0.2 * x),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.48, -0.62], 0.27, 44), {
      pigment: look.coat,
      tone: (x, y) => clamp(0.1 + 1.4 * (x - 0.5) + 0.6 * (y + 0.6)),
      line: inner * 1.1,
    });
    side.fill(circle([0.5, -0.62], 0.2, 40), {
      pigment: look.bright,
      tone: (_, y) => clamp(0.05 + 2 * Math.abs(y + 0.62)),
      line: inner,
    });
    side.fill(ellipse([0.5, -0.62], 0.15, 0.06, 30), { black: 'always', tone: 0 });
    side.fill(circle([0.43, -0.68], 0.03, 14), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.28 -0.52, 0.4 -0.4, 0.6 -0.4'), detail * 1.2, { taper: 0.4 });
    side.dot([0.09, -0.3], inner * 0.9);
    side.stroke(traced('0.74 -0.16, 0.86 -0.06, 0.84 0.06'), detail, { taper: 0.4 });
    for (const [x, y] of [
      [0.22, -0.42],
      [0.3, -0.28],
      [0.6, -0.22],
      [0.46, -0.14],
    ] as const)
      side.dot([x, y], detail * 1.3);
  });
}

const head = symmetric('0 -0.54, 0.24 -0.54, 0.6 -0.5, 0.86 -0.26, 0.94 0.0, 0.7 0.2, 0.36 0.32, 0 0.36');
const jaw = symmetric('0 0.06, 0.36 0.06, 0.7 -0.02, 0.93 -0.02!, 0.72 0.2, 0.36 0.32, 0 0.36');
const body = symmetric('0 0.0, 0.5 0.06, 0.68 0.4, 0.62 0.8, 0.4 1.02, 0 1.06');
const belly = symmetric('0 0.16, 0.34 0.2, 0.46 0.5, 0.4 0.82, 0.2 0.98, 0 1.0');
const thigh = outlined('0.42 0.26!, 0.7 0.1, 1.0 0.14, 1.2 0.42, 1.18 0.78, 0.98 1.02, 0.7 1.06, 0.5 1.0!');

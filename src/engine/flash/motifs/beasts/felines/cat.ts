import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawArchingCat } from './cat-arching.ts';
import type { CatCoat } from './cat-coats.ts';
import { catCoats } from './cat-coats.ts';
import { bareCatEar, catEar, catHead, drawCatFace } from './cat-face.ts';
import { drawLyingCat } from './cat-lying.ts';
import { drawRunningCat, drawStandingCat, drawStretchingCat } from './cat-on-fours.ts';
import { drawSleepingCat } from './cat-sleeping.ts';

/** Cats of every coat: the face, or sitting upright with the tail around the paws. */
export const cats: readonly Motif[] = Object.entries(catCoats).map(([name, coat]) => ({
  name,
  tinted: [coat.fur],
  face: { hasLowEyes: true, draw: (canvas) => canvas.layer((pen) => drawCatFace(pen, coat)) },
  poses: {
    // A house cat is no small puma: whatever it does on its belly or its feet is its own.
    prone: { draw: (canvas) => canvas.layer((pen) => drawLyingCat(pen, coat)) },
    standing: { draw: (canvas) => canvas.layer((pen) => drawStandingCat(pen, coat)) },
    prowling: { draw: (canvas) => canvas.layer((pen) => drawStandingCat(pen, coat)) },
    running: { draw: (canvas) => canvas.layer((pen) => drawRunningCat(pen, coat)) },
    stretching: { draw: (canvas) => canvas.layer((pen) => drawStretchingCat(pen, coat)) },
    sleeping: { draw: (canvas) => canvas.layer((pen) => drawSleepingCat(pen, coat)) },
    head: { draw: (canvas) => canvas.layer((pen) => drawCatFace(pen, coat)) },
    sitting: { draw: (canvas) => canvas.layer((pen) => drawSittingCat(pen, coat)) },
    arching: { draw: (canvas) => canvas.layer((pen) => drawArchingCat(pen, coat)) },
    behind: { draw: (canvas) => canvas.layer((pen) => drawBehind(pen, coat)) },
  },
  draw(canvas) {
    canvas.layer((pen) => {
      if (canvas.kit.variant % 2 === 0) return drawSittingCat(pen, coat);
      drawCatFace(pen, coat);
    });
  },
}));

/** Upright, its tail around its paws. */
export function drawSittingCat(pen: Pen, coat: CatCoat): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: coat.fur,
    tone: (x, y) =>
      clamp(
        (coat.fur === 'dark' ? 0.2 : 0.06) +
          0.65 * smoothstep(0.1, 0.5, Math.abs(x + 0.06)) +
          0.25 * smoothstep(0.6, 1.1, y),
      ),
    line: inner * 1.1,
  });
  coat.drawBody?.(pen);
  if (coat.light === 'foam' && !coat.isBare) {
    pen.fill(bib, {
      pigment: 'foam',
      tone: (_, y) => clamp(0.1 + 0.6 * smoothstep(0.2, -0.16, y)),
      line: detail,
    });
    drawHairs(pen, traced('-0.12 0.02, 0 0.1, 0.12 0.02'), [0, 0.14], 6);
  }
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.2 0.3, 0.17 0.66, 0.18 0.98'), inner, { taper: 0.3 });
    side.stroke(traced('0.44 0.5, 0.3 0.62, 0.28 0.86, 0.36 1.0'), inner, { taper: 0.3 });
    for (const x of [0.06, 0.13]) side.stroke(traced(`${x} 1.08, ${x} 1.14`), detail);
  });
  pen.stroke(traced('0 0.4, 0 1.12'), inner, { taper: 0.2 });
  pen.fill(tail, {
    pigment: coat.ears[1],
    tone: (_, y) => clamp(0.1 + 3 * (y - 1.02)),
    line: inner * 1.1,
  });
  if (coat.isStriped)
    for (const x of [-0.34, -0.18, 0, 0.18, 0.34])
      pen.stroke(traced(`${x} 1.13, ${x + 0.03} 1.2, ${x} 1.27`), inner * 1.5, { taper: 0.3 });
  drawCatFace(pen.at({ at: [0, -0.52], scale: 0.58 }), coat);
}

/** Sitting with its back to us, its tail to one side. */
function drawBehind(pen: Pen, coat: CatCoat): void {
  const { inner, detail } = pen.weight;
  const shade = (x: number) => clamp(0.15 + 0.65 * smoothstep(0.1, 0.5, Math.abs(x + 0.08)));
  drawLimb(
    pen,
    {
      line: '0.2 1.06, 0.62 1.14, 0.98 1.0, 1.06 0.66, 0.88 0.46, 0.74 0.54',
      half: [0.11, 0.1, 0.09, 0.08, 0.05, 0.01],
    },
    { pigment: coat.fur, tone: 0.4 },
  );
  pen.fill(body, { pigment: coat.fur, tone: shade, line: inner * 1.1 });
  const nape = pen.at({ at: [0, -0.52], scale: 0.58 });
  drawBothSides(nape, (side) => {
    for (const line of ['0.62 0.24, 0.9 0.2, 1.16 0.22', '0.62 0.34, 0.9 0.38, 1.14 0.46'])
      side.stroke(traced(line), detail, { taper: 0.8, tapering: 'end' });
    side.fill(coat.isBare ? bareCatEar : catEar, {
      pigment: coat.ears[1],
      tone: (x) => clamp(0.2 + 0.6 * smoothstep(0.5, 0.85, x)),
      line: inner,
    });
  });
  nape.fill(catHead, { pigment: coat.fur, tone: shade, line: inner * 1.1 });
  for (const line of [
    '0 -0.5, 0 -0.2, 0 0.1',
    '-0.16 -0.46, -0.14 -0.24, -0.1 0',
    '0.16 -0.46, 0.14 -0.24, 0.1 0',
  ])
    nape.stroke(traced(line), inner, { taper: 0.6 });
  drawHairs(nape, traced('-0.4 0.62, 0 0.74, 0.4 0.62'), [0, 0.16], 10);
  pen.stroke(traced('0 0.1, 0.03 0.5, 0 0.96'), inner, { taper: 0.5 });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.5 0.5, 0.28 0.66, 0.26 0.94, 0.38 1.1'), inner, { taper: 0.3 });
    for (const y of [0.1, 0.3, 0.5])
      side.stroke(traced(`0.07 ${y}, 0.18 ${y + 0.03}, 0.3 ${y + 0.1}`), inner, { taper: 0.6 });
  });
}

const body = symmetric(
  '0 -0.36, 0.22 -0.3, 0.34 0.02, 0.46 0.36, 0.56 0.7, 0.54 1.0, 0.44 1.14, 0.2 1.18, 0 1.16',
);
const bib = symmetric('0 -0.2, 0.18 -0.16, 0.18 0.1!, 0.12 0.08!, 0.12 0.26!, 0.05 0.22!, 0 0.4!');
const tail = outlined(
  '0.5 0.84!, 0.66 0.98, 0.62 1.16, 0.36 1.26, 0 1.28, -0.32 1.24, -0.5 1.12!, -0.3 1.14, 0 1.14, 0.3 1.12, 0.48 1.04',
);

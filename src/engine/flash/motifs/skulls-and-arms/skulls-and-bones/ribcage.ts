import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A rib cage from the front: spine, ten pairs of ribs with gaps between them, the breastbone. */
export const ribcage: Motif = {
  name: 'ribcage',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawSpine(pen);
        for (const rib of back) drawBothSides(pen, (side) => drawRib(side, rib, 0.55));
        for (const rib of front) drawBothSides(pen, (side) => drawRib(side, rib, 0.12));
        drawBreastbone(pen);
      },
      { contour: 0.5 },
    );
  },
};

function drawSpine(pen: Pen): void {
  const { inner } = pen.weight;
  for (const y of steps(13, -1.36, 1.56)) {
    pen.fill(
      symmetric(
        `0 ${y - 0.09}!, 0.1 ${y - 0.1}!, 0.09 ${y - 0.03}, 0.17 ${y + 0.02}!, 0.1 ${y + 0.06}, 0.11 ${y + 0.1}!, 0 ${y + 0.09}!`,
      ),
      { pigment: 'bone', tone: (x) => clamp(0.4 + 2 * x), line: inner },
    );
  }
}

function drawRib(pen: Pen, line: string, shade: number): void {
  drawLimb(
    pen,
    { line, half: [0.05, 0.07, 0.062, 0.05] },
    {
      pigment: 'bone',
      tone: (x) => clamp(shade + 0.5 * Math.max(0, x - 0.5)),
      line: pen.weight.inner,
    },
  );
}

function drawBreastbone(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.06!, 0.1 -1.12, 0.22 -1.06!, 0.17 -0.82, 0.11 -0.72!, 0.13 -0.3, 0.15 0.1, 0.08 0.26!, 0.05 0.46, 0 0.56',
    ),
    { pigment: 'bone', tone: (x) => clamp(0.1 + 2 * Math.max(0, x)), line: inner * 1.2 },
  );
  pen.stroke(traced('-0.11 -0.72, 0 -0.7, 0.11 -0.72'), inner);
  pen.stroke(traced('-0.09 0.26, 0 0.29, 0.09 0.26'), inner);
  pen.stroke(traced('-0.03 -0.56, -0.03 0.1'), detail, { taper: 0.4 });
  pen.fill(outlined('-0.02 -0.94, 0.03 -0.9, 0 -0.86'), { pigment: 'bone', tone: 0.5 });
}

/** How far the ribs reach to the side, from the first to the tenth. */
const reach = [0.46, 0.66, 0.8, 0.89, 0.95, 0.98, 1.0, 0.98, 0.92, 0.82];
const heights = steps(reach.length - 1, -1.0, 0.62);

/** From the spine up and out to the side, behind. */
const back = reach.map((far, i) => {
  const y = (heights[i] ?? 0) - 0.16;
  return `0.1 ${y}, ${far * 0.5} ${y - 0.1}, ${far * 0.86} ${y + 0.02}, ${far * 0.97} ${y + 0.2}`;
});
/** From the side down and in: the first seven end at the breastbone, the others at the cartilage of the one above. */
const front = reach.map((far, i) => {
  const y = heights[i] ?? 0;
  if (i < 7) {
    const end = lerp(-0.94, 0.2, i / 6);
    return `${far * 0.95} ${y - 0.02}, ${far} ${y + 0.14}, ${far * 0.84} ${y + 0.3 + 0.03 * i}, ${far * 0.5} ${lerp(y + 0.3, end + 0.14, 0.5)}, 0.13 ${end}`;
  }
  const inwards = 0.34 + 0.14 * (i - 7);
  return `${far * 0.95} ${y - 0.02}, ${far} ${y + 0.16}, ${far * 0.88} ${y + 0.36}, ${far * 0.7} ${y + 0.36}, ${inwards} ${y + 0.1}`;
});

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import type { Limb } from '../../parts/any-beast/limb.ts';
import { drawLimb, limbOutline } from '../../parts/any-beast/limb.ts';

/** The Cheshire cat: it lies on its paws and grins from ear to ear, striped to the tip of its raised tail. */
export const cheshireCat: Motif = {
  name: 'cheshire-cat',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      drawBody(pen);
      drawHead(pen);
      drawPaws(pen);
    });
  },
};

const fur = (x: number, y: number) =>
  clamp(0.08 + 0.6 * smoothstep(0.5, 1, Math.abs(x)) + 0.3 * smoothstep(0.4, 1, y));

function drawBand(pen: Pen, line: string, half: number): void {
  pen.fill(limbOutline({ line, half: [half, half * 1.1, half * 0.8, 0.01] }), {
    pigment: 'blush',
    black: 'uncolored',
    tone: pen.isColored ? 0.15 : 1,
    line: pen.weight.detail,
  });
}

function drawTail(pen: Pen): void {
  drawLimb(pen, tail, {
    pigment: 'violet',
    tone: (x) => clamp(0.2 + 0.8 * (x - 1)),
    line: pen.weight.inner * 1.2,
  });
  const outline = limbOutline(tail);
  const half = outline.length / 2;
  const [left, right] = [outline.slice(0, half), outline.slice(half).toReversed()];
  for (let i = 5; i + 3 <= half; i += 6)
    pen.fill([...left.slice(i, i + 4), ...right.slice(i, i + 4).toReversed()], {
      pigment: 'blush',
      black: 'uncolored',
      tone: pen.isColored ? 0.15 : 1,
      line: pen.weight.detail,
    });
}

function drawBody(pen: Pen): void {
  pen.fill(body, {
    pigment: 'violet',
    tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(0.5, 1.2, x) + 0.3 * y),
    line: pen.weight.inner * 1.2,
  });
  for (const band of bodyBands) drawBand(pen, band, 0.085);
}

function drawPaws(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.52, 0.3]) {
    pen.fill(ellipse([x, 1.02], 0.3, 0.17, 36), { pigment: 'violet', tone: 0.15, line: inner * 1.1 });
    for (const dx of [-0.1, 0.08])
      pen.stroke(traced(`${x + dx} 1.0, ${x + dx * 1.1} 1.16`), detail * 1.4, { taper: 0.3 });
  }
}

function drawHead(upright: Pen): void {
  const pen = upright.at({ at: [-0.12, 0.04] });
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.22 -0.66!, 0.36 -1.06, 0.66 -1.3!, 0.88 -0.98, 0.92 -0.44!'), {
      pigment: 'violet',
      tone: 0.2,
      line: inner * 1.2,
    });
    side.fill(outlined('0.42 -0.66!, 0.5 -0.92, 0.66 -1.08!, 0.76 -0.86, 0.78 -0.54!'), {
      pigment: 'blush',
      tone: 0.4,
      line: detail,
    });
  });
  pen.fill(head, { pigment: 'violet', tone: fur, line: inner * 1.2 });
  drawBand(pen, '0.0 -0.82, 0.02 -0.66, 0.0 -0.52, 0.0 -0.42', 0.06);
  drawBothSides(pen, (side) => {
    for (const band of [
      '0.24 -0.8, 0.24 -0.68, 0.2 -0.58, 0.16 -0.5',
      '1.0 -0.12, 0.9 -0.1, 0.8 -0.1, 0.7 -0.12',
      '1.04 0.1, 0.98 0.1, 0.92 0.08, 0.86 0.06',
    ])
      drawBand(side, band, 0.055);
    side.fill(ellipse([0.38, -0.28], 0.23, 0.25, 40), {
      pigment: 'gold',
      tone: (_, y) => clamp(0.7 * (-0.3 - y)),
      line: inner * 1.1,
    });
    side.fill(outlined('0.36 -0.5!, 0.43 -0.28, 0.36 -0.06!, 0.29 -0.28'), { black: 'always', tone: 1 });
    side.fill(circle([0.3, -0.36], 0.035, 12), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.12 -0.48, 0.34 -0.6, 0.62 -0.46'), inner * 1.2, { taper: 0.4 });
  });
  pen.fill(grin, {
    pigment: 'foam',
    tone: (_, y) => clamp(0.5 * smoothstep(0.6, 0.8, y)),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.92 0.22, -0.5 0.46, 0 0.54, 0.5 0.46, 0.92 0.22'), inner * 1.2);
  for (const [x, top, bottom] of gaps) {
    pen.stroke(traced(`${x} ${top}, ${x * 0.98} ${bottom}`), inner * 1.1);
    if (x > 0) pen.stroke(traced(`${-x} ${top}, ${-x * 0.98} ${bottom}`), inner * 1.1);
  }
  pen.fill(symmetric('0 0.0, 0.14 0.0, 0.16 0.07!, 0.06 0.16, 0 0.18!'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.2,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.88 0.12, 0.98 0.14, 1.04 0.26'), inner * 1.2, { taper: 0.3 });
    for (const whisker of ['0.6 0.12, 1.0 0.04, 1.44 0.06', '0.6 0.18, 1.04 0.2, 1.44 0.28'])
      side.stroke(traced(whisker), detail * 1.2, { taper: 0.6, tapering: 'end' });
  });
}

const tail: Limb = {
  line: '0.9 0.9, 1.34 0.96, 1.6 0.62, 1.42 0.2, 1.22 -0.2, 1.34 -0.66, 1.66 -0.72, 1.7 -0.46',
  half: [0.12, 0.14, 0.15, 0.15, 0.15, 0.14, 0.13, 0.05],
};
const body = outlined(
  '-0.8 1.06!, -0.86 0.6, -0.4 0.1, 0.2 -0.06, 0.76 0.06, 1.14 0.4, 1.22 0.84, 1.1 1.1!, 0.4 1.14, -0.4 1.14',
);
const bodyBands = ['0.78 0.08, 0.86 0.34, 0.86 0.6, 0.8 0.8', '1.08 0.34, 1.12 0.58, 1.08 0.78, 0.98 0.94'];
const head = symmetric(
  '0 -0.84, 0.4 -0.8, 0.78 -0.54, 1.0 -0.2, 1.08 0.12!, 1.2 0.28!, 1.02 0.36!, 1.06 0.54!, 0.86 0.6, 0.5 0.82, 0 0.9',
);
const grin = symmetric('0 0.3, 0.4 0.26, 0.74 0.14, 0.94 0.02!, 0.98 0.2, 0.8 0.5, 0.46 0.7, 0 0.78');
/** Between its teeth. */
const gaps: readonly (readonly [x: number, top: number, bottom: number])[] = [
  [0, 0.3, 0.78],
  [0.17, 0.3, 0.77],
  [0.34, 0.28, 0.74],
  [0.51, 0.23, 0.68],
  [0.67, 0.18, 0.58],
  [0.81, 0.11, 0.48],
];

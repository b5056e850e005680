import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import type { CatCoat } from './cat-coats.ts';

/** A house cat's head in profile, to the right: round, short of muzzle, with tall ears and a large eye. Its skull is at the origin. */
export function drawCatProfile(pen: Pen, coat: CatCoat): void {
  const { inner, detail } = pen.weight;
  const isDark = coat.fur === 'dark';
  pen.fill(farEar, { pigment: coat.ears[1], tone: 0.45, line: inner });
  pen.fill(head, {
    pigment: coat.fur,
    tone: (x, y) =>
      clamp((isDark ? 0.2 : 0.06) + 0.5 * smoothstep(0.05, -0.28, x) + 0.3 * smoothstep(0.0, 0.26, y)),
    line: inner * 1.1,
  });
  pen.fill(muzzle, {
    pigment: coat.light,
    tone: (_, y) => clamp(0.04 + 1.4 * (y - 0.08)),
    line: detail,
  });
  pen.fill(outlined('0.31 -0.02!, 0.38 -0.02, 0.39 0.03!, 0.34 0.06'), {
    pigment: 'blush',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  pen.stroke(traced('0.35 0.06, 0.34 0.13, 0.26 0.17, 0.18 0.14'), inner, { taper: 0.3 });
  pen.fill(outlined('0.06 -0.02!, 0.1 -0.14, 0.2 -0.17, 0.28 -0.1!, 0.24 0.0, 0.14 0.02'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(outlined('0.1 -0.03!, 0.13 -0.11, 0.2 -0.135, 0.26 -0.09!, 0.22 -0.02, 0.15 -0.01'), {
    pigment: coat.iris,
    tone: 0,
  });
  pen.fill(outlined('0.19 -0.13!, 0.225 -0.07, 0.2 -0.01!, 0.17 -0.07'), { black: 'always', tone: 1 });
  if (coat.isStriped)
    for (const stripe of [
      '0.06 -0.3, 0.1 -0.22',
      '-0.28 -0.02, -0.12 0.0, 0.0 0.0',
      '-0.24 0.14, -0.1 0.12, 0.02 0.1',
    ])
      pen.stroke(traced(stripe), inner * 1.9, { taper: 0.5 });
  if (!coat.isBare) {
    for (const y of [0.06, 0.1, 0.14])
      pen.stroke(traced(`0.26 ${y}, 0.08 ${y + 0.03}, -0.12 ${2.6 * y - 0.04}`), detail, {
        taper: 0.7,
        tapering: 'end',
        isErasing: isDark,
      });
    drawHairs(pen, traced('-0.1 0.0, -0.12 0.12, -0.04 0.24'), [-0.12, 0.06], 6);
  }
  pen.fill(nearEar, { pigment: coat.ears[0], tone: 0.25, line: inner * 1.1 });
  pen.fill(innerEar, { pigment: 'blush', black: 'uncolored', tone: 0.5 });
}

const head = outlined(
  '-0.3 0.1, -0.34 -0.08, -0.26 -0.26, -0.06 -0.35, 0.14 -0.31, 0.26 -0.2, 0.33 -0.05, 0.38 0.02, 0.36 0.14, 0.26 0.24, 0.06 0.29, -0.16 0.26',
);
const muzzle = outlined('0.37 0.05, 0.3 0.03, 0.22 0.06, 0.16 0.14, 0.18 0.22, 0.28 0.22, 0.36 0.14');
const nearEar = outlined('-0.28 -0.12!, -0.34 -0.4, -0.24 -0.66!, -0.06 -0.52, 0.06 -0.3!, -0.1 -0.2');
const innerEar = outlined('-0.2 -0.22!, -0.25 -0.4, -0.19 -0.55!, -0.08 -0.45, -0.01 -0.3!');
const farEar = outlined('0.02 -0.3!, 0.08 -0.5, 0.2 -0.64!, 0.26 -0.42, 0.22 -0.2!');

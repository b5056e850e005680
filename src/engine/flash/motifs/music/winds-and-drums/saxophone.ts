import { clamp } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A saxophone, keys along its body, its bell turned up. */
export const saxophone: Motif = {
  name: 'saxophone',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.12 });
      drawNeck(pen);
      drawBody(pen);
      drawKeys(pen);
    }),
};

const body = ribbon(
  traced(
    '-0.26 -1.0, -0.2 -0.6, -0.12 0.0, -0.02 0.6, 0.1 1.04, 0.36 1.28, 0.68 1.18, 0.84 0.84, 0.9 0.4, 0.98 0.04',
    8,
  ),
  (share) => 0.11 + 0.13 * share + 0.24 * Math.max(0, share - 0.72) ** 1.6 * 6,
);

function drawNeck(pen: Pen): void {
  const { inner } = pen.weight;
  const neck = ribbon(
    traced('-1.0 -1.2, -0.76 -1.42, -0.48 -1.46, -0.32 -1.26, -0.26 -0.96', 8),
    () => 0.075,
  );
  pen.fill(outlineOf(neck), { pigment: 'gold', tone: (x) => clamp(0.5 + 0.5 * x), line: inner * 1.3 });
  pen.fill(outlined('-0.86 -1.4!, -0.76 -1.28!, -1.0 -1.04, -1.24 -0.94!, -1.2 -1.06, -1.02 -1.26'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
    line: inner * 1.3,
  });
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlineOf(body), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.3 * x + 0.25 * y),
    line: inner * 1.5,
  });
  const bell = pen.at({ at: [1.0, 0.02], angleRad: 0.2 });
  bell.fill(ellipse([0, 0], 0.56, 0.2, 50), { pigment: 'gold', tone: 0.1, line: inner * 1.4 });
  bell.fill(ellipse([0.01, 0.02], 0.44, 0.13, 46), {
    pigment: 'wood',
    tone: (x) => clamp(0.9 - 0.5 * x),
    line: inner,
  });
  pen.fill(outlined('-0.44 -1.04!, -0.08 -1.08!, -0.07 -0.94!, -0.42 -0.9!'), {
    pigment: 'gold',
    tone: 0.4,
    line: inner * 1.2,
  });
  pen.stroke(
    [0.7, 0.76, 0.82, 0.88].map((share) => onRibbon(body, share, 0.6)),
    inner * 1.8,
    {
      isErasing: true,
      taper: 0.4,
    },
  );
}

function drawKeys(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.42 -0.8, -0.34 -0.2, -0.24 0.5'), inner * 1.5);
  for (const y of [-0.7, -0.2, 0.3])
    pen.stroke(
      traced(`${-0.4 + 0.13 * (y + 0.7)} ${y}, ${-0.18 + 0.1 * (y + 0.7)} ${y + 0.02}`),
      inner * 1.4,
    );
  for (const [share, radius] of keys) {
    const at = onRibbon(body, share, -0.1);
    pen.fill(circle(at, radius, 26), { pigment: 'foam', tone: 0.15, line: inner * 1.2 });
    pen.stroke(circle(at, radius * 0.5, 16), detail);
  }
  pen.stroke(traced('0.28 0.7, 0.46 0.56, 0.62 0.62'), inner * 1.8);
}

/** Where along the body, and how large. */
const keys = [
  [0.1, 0.085],
  [0.17, 0.09],
  [0.24, 0.095],
  [0.33, 0.105],
  [0.4, 0.11],
  [0.47, 0.115],
  [0.66, 0.14],
] as const;

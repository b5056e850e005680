import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Ribbon } from '../../../geometry/ribbon.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An eel that swims to the right: one fin along back and tail, a fish's head with its gill and a fin behind it. */
export const eel: Motif = {
  name: 'eel',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFin(pen);
      drawBody(pen);
      drawHead(pen);
    });
  },
};

// From the neck to the tip of the tail; the back on the left of the way.
const line = traced(
  '0.86 -0.6, 0.4 -0.72, -0.06 -0.5, -0.16 -0.12, 0.16 0.16, 0.4 0.44, 0.24 0.76, -0.24 0.84, -0.7 0.66, -1.14 0.76, -1.5 0.56',
  10,
);
const thick = (share: number) => 0.012 + 0.26 * Math.sin(Math.PI * Math.min(1, 0.34 + 0.66 * share)) ** 0.8;
const trunk = ribbon(line, thick);

/** How high the fin stands beside the body. */
function finned(height: number): Ribbon {
  return ribbon(
    line,
    (share) => thick(share) + height * smoothstep(0, 0.16, share) * Math.min(1, 8 * (1 - share)) ** 0.6,
  );
}

function drawFin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const fin = finned(0.17);
  pen.fill(outlineOf(fin), { pigment: 'waterLight', tone: 0.25, line: inner });
  for (const share of steps(46, 0.08, 0.98))
    for (const side of [1, -1])
      pen.stroke(
        [onRibbon(fin, share, side * 0.5), onRibbon(fin, Math.min(1, share + 0.012), side * 0.96)],
        detail * 1.2,
      );
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlineOf(trunk), {
    pigment: 'water',
    tone: (x, y) => clamp(0.3 + 0.2 * Math.sin(3 * y + 2 * x)),
    line: inner * 1.1,
  });
  // Its pale belly.
  const shares = steps(60, 0, 0.97);
  pen.fill(
    [
      ...shares.map((share) => onRibbon(trunk, share, -0.97)),
      ...shares.toReversed().map((share) => onRibbon(trunk, share, -0.35)),
    ],
    {
      pigment: 'scroll',
      tone: 0.15,
      line: detail,
    },
  );
  for (const [i, share] of steps(30, 0.06, 0.92).entries())
    pen.fill(circle(onRibbon(trunk, share, i % 2 === 0 ? 0.15 : 0.55), 0.022 + 0.008 * (i % 3), 12), {
      black: 'always',
      tone: 1,
    });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.74 -0.82, 1.0 -0.84, 1.3 -0.78, 1.56 -0.62, 1.62 -0.52, 1.54 -0.46!, 1.3 -0.46, 1.14 -0.48!, 1.34 -0.4, 1.5 -0.36!, 1.42 -0.28, 1.16 -0.26, 0.9 -0.3, 0.72 -0.4',
    ),
    {
      pigment: 'water',
      tone: (_, y) => clamp(0.1 + 0.8 * smoothstep(-0.7, -0.3, y)),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('1.52 -0.45!, 1.3 -0.46, 1.14 -0.48!, 1.32 -0.4, 1.5 -0.37!'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(circle([1.26, -0.64], 0.085, 24), { pigment: 'gold', tone: 0, line: inner });
  pen.fill(circle([1.28, -0.64], 0.045, 16), { black: 'always', tone: 1 });
  pen.stroke(traced('1.48 -0.62, 1.54 -0.66'), inner);
  for (const x of [0.8, 0.88])
    pen.stroke(traced(`${x + 0.06} -0.74, ${x} -0.58, ${x + 0.04} -0.4`), inner, { taper: 0.3 });
  pen.fill(outlined('0.78 -0.52!, 0.64 -0.6, 0.46 -0.6, 0.36 -0.5!, 0.44 -0.38, 0.58 -0.34, 0.74 -0.4!'), {
    pigment: 'waterLight',
    tone: 0.2,
    line: inner,
  });
  for (const ray of ['0.72 -0.5, 0.58 -0.52, 0.44 -0.52', '0.72 -0.46, 0.6 -0.44, 0.48 -0.44'])
    pen.stroke(traced(ray), detail, { taper: 0.3 });
}

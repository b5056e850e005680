import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { onRibbon, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A seahorse in its ringed armour, the tail curled up. */
export const seahorse: Motif = {
  name: 'seahorse',
  tinted: ['gold', 'ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFin(pen);
      drawBody(pen);
      drawHead(pen);
    });
  },
};

const rings = 22;

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const edge = (side: -1 | 1) =>
    steps(rings * 2, 0.02, 1).map(
      (share, i): Point => onRibbon(body, share, side * (i % 2 === 0 ? 1.02 : 0.86)),
    );
  pen.fill([...edge(-1), ...edge(1).toReversed()], {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.7 * (x - 0.1) + 0.3 * Math.abs(y - 0.4)),
    line: inner * 1.1,
  });
  for (const share of steps(rings, 0.02, 1).slice(1, -1)) {
    const ring = steps(6, -0.98, 0.98).map((across) =>
      onRibbon(body, share + 0.012 * (1 - across * across), across),
    );
    pen.stroke(ring, inner * (1 - 0.5 * share), { taper: 0.2 });
  }
  for (const across of [-0.35, 0.4])
    pen.stroke(
      steps(40, 0.03, 0.9).map((share) => onRibbon(body, share, across)),
      detail,
      { taper: 0.3 },
    );
}

function drawFin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.3 -0.3!, 0.5 -0.44, 0.7 -0.4!, 0.66 -0.26, 0.8 -0.2!, 0.7 -0.08, 0.8 0.04!, 0.66 0.08, 0.68 0.22!, 0.5 0.2, 0.34 0.14!',
    ),
    {
      pigment: 'ember',
      tone: (x) => clamp(1 - 1.2 * x),
      line: inner,
    },
  );
  for (const ray of [
    '0.34 -0.22, 0.66 -0.36',
    '0.36 -0.12, 0.74 -0.18',
    '0.36 -0.02, 0.74 0.02',
    '0.36 0.08, 0.64 0.18',
  ])
    pen.stroke(traced(ray), detail * 1.2, { taper: 0.4 });
}

/** Looking to the left: a long snout, a crown of spines. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.1 -0.56!, 0.28 -0.78, 0.28 -0.98!, 0.4 -1.12!, 0.2 -1.1, 0.22 -1.32!, 0.06 -1.18!, -0.06 -1.38!, -0.12 -1.16!, -0.28 -1.2!, -0.26 -1.04, -0.36 -0.92, -0.6 -0.82, -0.78 -0.8!, -0.86 -0.72, -0.8 -0.62!, -0.56 -0.66, -0.3 -0.64, -0.2 -0.54!',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.7 * (x + 0.1) + 0.6 * (y + 0.8)),
      line: inner * 1.2,
    },
  );
  pen.fill(circle([-0.1, -0.9], 0.1, 24), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([-0.115, -0.9], 0.055, 20), { black: 'always', tone: 0 });
  pen.fill(circle([-0.135, -0.92], 0.018, 10), { color: [255, 255, 255], tone: 0 });
  for (const line of [
    '-0.3 -0.78, -0.5 -0.74, -0.74 -0.73',
    '0.08 -1.08, 0.12 -0.94, 0.06 -0.78',
    '0.06 -0.74, -0.06 -0.68, -0.16 -0.7',
  ])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
  for (const x of [-0.44, -0.54, -0.64])
    pen.stroke(traced(`${x} -0.79, ${x - 0.02} -0.7`), detail, { taper: 0.3 });
}

const body = ribbon(
  traced(
    '0.04 -0.66, 0.2 -0.36, 0.14 0.02, 0.06 0.36, 0.2 0.72, 0.3 1.04, 0.1 1.3, -0.2 1.26, -0.28 1.0, -0.1 0.88, 0.02 1.02',
    10,
  ),
  (share) =>
    share < 0.26
      ? 0.2 + 0.5 * share
      : Math.max(0.012, 0.33 - 0.86 * (share - 0.26) + 0.55 * (share - 0.26) ** 2),
);

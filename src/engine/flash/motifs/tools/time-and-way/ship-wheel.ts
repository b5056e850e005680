import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A helm of eight turned spokes, its rim and its hub mounted in brass. */
export const shipWheel: Motif = {
  name: 'ship-wheel',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      for (const angleRad of eighths) drawSpoke(pen.at({ angleRad }));
      drawRim(pen);
      drawHub(pen);
    }),
};

const eighths = Array.from({ length: 8 }, (_, i) => (i / 8) * fullTurn);
const wooden = (x: number, y: number) => clamp(0.25 + 0.3 * x + 0.35 * y);

/** Upwards from the hub, through the rim, to the end of its handle. */
function drawSpoke(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.1, 0.05 -1.08, 0.075 -0.98, 0.055 -0.88, 0.045 -0.8!, 0.08 -0.78!, 0.08 -0.5!, 0.05 -0.48!, 0.075 -0.4, 0.05 -0.32, 0.06 -0.16!, 0 -0.14',
    ),
    { pigment: 'wood', tone: (x) => clamp(0.3 + 4 * x), line: inner * 1.1 },
  );
  for (const y of [-0.84, -0.46])
    pen.stroke(outlined(`-0.05 ${y}, 0 ${y + 0.012}, 0.05 ${y}, 0 ${y + 0.012}`), detail * 1.4);
}

function drawRim(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([circle([0, 0], 0.8, 96), circle([0, 0], 0.54, 80)], {
    pigment: 'wood',
    rule: 'evenodd',
    tone: wooden,
    line: inner * 1.3,
  });
  pen.fill([circle([0, 0], 0.715, 90), circle([0, 0], 0.63, 84)], {
    pigment: 'gold',
    rule: 'evenodd',
    tone: (x, y) => clamp(0.1 + 0.3 * x + 0.3 * y),
    line: inner * 0.9,
  });
  for (const angle of eighths) {
    // The felloes meet between the spokes; each spoke is bolted to the rim.
    const joint = angle + fullTurn / 16;
    pen.stroke([polar(joint, 0.54), polar(joint, 0.63)], detail * 1.4);
    pen.stroke([polar(joint, 0.715), polar(joint, 0.8)], detail * 1.4);
    pen.fill(circle(polar(angle, 0.672), 0.045, 18), { pigment: 'foam', tone: 0.1, line: detail * 1.3 });
  }
}

function drawHub(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 0.25, 44), { pigment: 'wood', tone: wooden, line: inner * 1.2 });
  pen.fill(circle([0, 0], 0.17, 36), {
    pigment: 'gold',
    tone: (x, y) => clamp(3 * lengthOf(x + 0.06, y + 0.06) - 0.15),
    line: inner,
  });
  pen.fill(circle([0, 0], 0.06, 22), { pigment: 'wood', tone: 0.5, line: inner });
}

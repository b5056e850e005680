import { clamp, steps } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCurvedRoof } from '../../parts/buildings/curved-roof.ts';

/** A pagoda of five storeys, each under its own roof, with a ringed spire. */
export const pagoda: Motif = {
  name: 'pagoda',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawSpire(pen);
      drawBase(pen);
      for (const storey of storeys.toReversed()) drawStorey(pen, storey);
    });
  },
};

/** From the highest down: where its eaves are, and half its width. */
const storeys = steps(4, 0, 1).map((share) => ({ eaves: -0.72 + 1.5 * share, half: 0.5 + 0.4 * share }));
type Storey = (typeof storeys)[number];

function drawStorey(pen: Pen, { eaves, half }: Storey): void {
  const { inner, detail } = pen.weight;
  const wall = half * 0.56;
  pen.fill(rectangle(-wall, eaves - 0.02, wall, eaves + 0.26), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + (0.3 * x) / wall + 1.6 * clamp(eaves + 0.1 - y)),
    line: inner,
  });
  for (const share of [-0.92, -0.36, 0.36, 0.92])
    pen.fill(rectangle(wall * share - 0.022, eaves, wall * share + 0.022, eaves + 0.26), {
      pigment: 'petal',
      tone: 0.3,
      line: detail,
    });
  pen.fill(rectangle(-wall * 0.2, eaves + 0.08, wall * 0.2, eaves + 0.26), {
    pigment: 'wood',
    black: 'uncolored',
    tone: 0.7,
    line: detail,
  });
  drawRail(pen, eaves + 0.25, wall * 1.14);
  drawCurvedRoof(pen, { half, ridge: half * 0.44, top: eaves - 0.2, eaves, pigment: 'petal' });
}

/** The balustrade around the foot of a storey. */
function drawRail(pen: Pen, y: number, half: number): void {
  pen.fill(rectangle(-half, y - 0.03, half, y + 0.03), {
    pigment: 'wood',
    tone: 0.3,
    line: pen.weight.detail,
  });
}

function drawSpire(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-0.03, -1.56, 0.03, -0.9), { pigment: 'gold', tone: 0.2, line: inner });
  for (const y of steps(4, -1.36, -1.02))
    pen.fill(rectangle(-0.1, y - 0.024, 0.1, y + 0.024), { pigment: 'gold', tone: 0.25, line: inner });
  pen.fill(circle([0, -1.56], 0.06, 24), { pigment: 'gold', tone: 0.1, line: inner });
}

function drawBase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-0.72, 1.04, 0.72, 1.16), { pigment: 'grey', tone: 0.15, line: inner });
  pen.fill(rectangle(-0.86, 1.14, 0.86, 1.28), { pigment: 'grey', tone: 0.3, line: inner * 1.1 });
  for (const x of [-0.5, -0.14, 0.24, 0.58]) pen.stroke(traced(`${x} 1.16, ${x} 1.27`), detail);
}

import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawChildHead } from '../../parts/faces-and-hair/child-head.ts';
import { drawBeardedSaint } from '../../parts/figures/bearded-saint.ts';
import { drawNimbus } from '../../parts/headgear/nimbus.ts';
import { drawPilgrimStaff } from '../../parts/weapons/pilgrim-staff.ts';

/** Saint Christopher: the child on his shoulder, the staff that he wades the river with. */
export const saintChristopher: Motif = {
  name: 'saint-christopher',
  tinted: ['petal'],
  carries: ['halo', 'baby'],
  draw(canvas) {
    canvas.layer(drawNimbus, { contour: 0.6 });
    canvas.layer((pen) => drawPilgrimStaff(pen.at({ at: [-1.26, 0.1], angleRad: -0.06 })), { contour: 0.7 });
    canvas.layer((pen) => drawBeardedSaint(pen, { hair: 'wood', cloth: 'leaf', mantle: 'petal' }));
    canvas.layer((pen) => drawChild(pen.at({ at: [0.92, 0.34], scale: 0.96 })), { contour: 0.8 });
  },
};

/** The child on his shoulder, a hand raised in blessing. */
function drawChild(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, -0.86], 0.46, 50), { pigment: 'gold', tone: 0.15, line: inner });
  pen.fill(
    outlined('-0.2 -0.5!, 0.2 -0.5!, 0.42 -0.1, 0.5 0.6, 0.5 1.04!, -0.4 1.12!, -0.42 0.4, -0.36 -0.1'),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.08 + 0.6 * x + 0.2 * y),
      line: inner * 1.1,
    },
  );
  for (const fold of ['-0.1 -0.2, -0.16 0.4, -0.1 1.0', '0.14 -0.2, 0.2 0.4, 0.18 1.0'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  for (const x of [-0.16, 0.2])
    pen.fill(ellipse([x, 1.14], 0.15, 0.1, 24), { pigment: 'bone', tone: 0.15, line: inner });
  pen.fill(
    outlined('0.2 -0.3!, 0.4 -0.1, 0.5 -0.4, 0.5 -0.6!, 0.62 -0.6!, 0.64 -0.3, 0.52 0.14, 0.3 0.16!'),
    {
      pigment: 'foam',
      tone: 0.25,
      line: inner,
    },
  );
  pen.fill(outlined('0.49 -0.58!, 0.48 -0.74, 0.53 -0.86, 0.58 -0.86, 0.64 -0.74, 0.63 -0.58!'), {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
  drawChildHead(pen.at({ at: [0, -0.8], scale: 0.46 }), { hair: 'short', hairPigment: 'gold', top: 'foam' });
}

import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBeardedSaint } from '../../parts/figures/bearded-saint.ts';
import { drawNimbus } from '../../parts/headgear/nimbus.ts';
import { drawPilgrimStaff } from '../../parts/weapons/pilgrim-staff.ts';

/** Saint Jude: the flame of Pentecost on his head, the image of Christ on his breast, a staff. */
export const saintJude: Motif = {
  name: 'saint-jude',
  tinted: ['leaf'],
  carries: ['halo'],
  draw(canvas) {
    canvas.layer(drawNimbus, { contour: 0.6 });
    canvas.layer((pen) => drawPilgrimStaff(pen.at({ at: [1.24, 0.2], angleRad: 0.1 })), { contour: 0.7 });
    canvas.layer((pen) => {
      drawBeardedSaint(pen, { hair: 'wood', cloth: 'foam', mantle: 'leaf' });
      drawImage(pen);
    });
    canvas.layer(drawPentecost, { contour: 0.7 });
  },
};

/** A tongue of fire above the brow. */
function drawPentecost(pen: Pen): void {
  for (const [scale, pigment] of [
    [1, 'petal'],
    [0.6, 'ember'],
    [0.32, 'gold'],
  ] as const)
    pen.at({ at: [0, -0.84], scale }).fill(flame, {
      pigment,
      tone: (_, y) => clamp(0.5 + 0.5 * y),
      line: pen.weight.inner,
    });
}

/** The face of Christ on a disc that hangs from his neck. */
function drawImage(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.42 1.02, -0.3 1.2, -0.18 1.3'), inner * 1.5);
  pen.stroke(traced('0.42 1.02, 0.3 1.2, 0.18 1.3'), inner * 1.5);
  pen.fill(circle([0, 1.5], 0.34, 50), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.6 * (x + y - 1.4)),
    line: inner * 1.2,
  });
  pen.stroke(circle([0, 1.5], 0.28, 44), detail * 1.3);
  const bust = pen.at({ at: [0, 1.5] });
  bust.fill(symmetric('0 -0.2, 0.13 -0.16, 0.17 0.0, 0.18 0.2!, 0 0.24'), {
    pigment: 'wood',
    tone: 0.6,
    line: detail,
  });
  bust.fill(symmetric('0 -0.14, 0.08 -0.1, 0.09 0.02, 0.05 0.12, 0 0.18!'), {
    pigment: 'bone',
    tone: 0.1,
    line: detail,
  });
  bust.fill(symmetric('0 0.05, 0.07 0.05, 0.06 0.14, 0 0.21!'), { pigment: 'wood', tone: 0.6, line: detail });
  for (const x of [-0.035, 0.035]) bust.dot([x, -0.03], detail * 1.4);
}

const flame = outlined(
  '0 0.06, -0.22 -0.02, -0.32 -0.24, -0.26 -0.48!, -0.18 -0.4, -0.14 -0.56, -0.02 -0.8, 0.1 -1.14!, 0.12 -0.86, 0.2 -0.7, 0.24 -0.56!, 0.34 -0.34, 0.32 -0.16, 0.2 0.0',
);

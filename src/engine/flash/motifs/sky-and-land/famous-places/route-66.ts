import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCapitals } from '../../parts/signs-and-ornaments/capitals.ts';

/** The shield that marked the road from Chicago to the Pacific. */
export const route66: Motif = {
  name: 'route-66',
  tinted: ['foam'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(symmetric(shield), { pigment: 'foam', tone: 0, line: inner * 1.6 });
      const inset = pen.at({ at: [0, 0.0], scale: 0.92 });
      inset.fill(symmetric(shield), {
        pigment: 'foam',
        tone: (x, y) => clamp(0.16 * (x + y)),
        line: inner * 2,
      });
      pen.stroke(traced('-1.06 -0.38, 1.06 -0.38'), inner * 2);
      drawCapitals(pen.at({ at: [0, -0.68] }), 'ROUTE', {
        height: 0.34,
        maxWidth: 1.5,
        lineWidthPx: inner * 2.2,
      });
      for (const x of [-0.44, 0.46]) drawSix(pen.at({ at: [x, 0.42] }));
    }),
};

/** About 0.8 wide and 1.3 high. */
function drawSix(pen: Pen): void {
  pen.fill(outlineOf(ribbon(traced(six, 10), () => 0.105)), { pigment: 'dark', black: 'always' });
}

const six =
  '0.28 -0.34, 0.2 -0.5, 0.0 -0.56, -0.2 -0.44, -0.29 -0.16, -0.29 0.16, -0.2 0.44, 0 0.54, 0.2 0.44, 0.28 0.22, 0.2 0.0, 0 -0.08, -0.18 -0.02, -0.27 0.14';
const shield =
  '0 -1.16, 0.26 -1.14, 0.56 -1.02, 0.86 -1.24!, 1.22 -0.86!, 1.08 -0.6, 1.06 -0.34, 1.2 0.1, 1.2 0.5, 0.98 0.92, 0.56 1.12, 0.22 1.24, 0 1.44!';

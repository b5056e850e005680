import { clamp } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import { radialTone } from '../../paint/tone.ts';
import type { Motif } from '../motif.ts';
import { drawSunburst } from '../parts/sunburst.ts';

/** The sun coming out behind a heaped cloud. */
export const partlyCloudy: Motif = {
  name: 'partly-cloudy',
  tinted: ['gold'],
  draw(easel) {
    easel.layer((pen) => {
      const sun = pen.at({ at: [0.3, -0.34] });
      drawSunburst(sun, { rays: 20, innerRadius: 0.6, outerRadius: 1.0, kind: 'wedges' });
      sun.cell(circle([0, 0], 0.56, 80), {
        pigment: 'gold',
        tone: radialTone([-0.1, -0.1], [0.1, 0.62], [0.05, 0.6]),
        line: pen.weight.inner,
      });
    });
    easel.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.cell(
        outlined(
          '-1.1 0.7!, -1.34 0.58, -1.34 0.24, -1.04 0.12!, -1.06 -0.16, -0.72 -0.36, -0.42 -0.2!, -0.3 -0.46, 0.1 -0.52, 0.34 -0.2!, 0.6 -0.3, 0.88 -0.1, 0.84 0.16!, 1.14 0.2, 1.22 0.54, 1.0 0.7!',
        ),
        { pigment: 'cloud', tone: (_, y) => clamp(0.04 + 0.9 * (y - 0.1)), line: inner * 1.1 },
      );
      for (const curl of [
        '-1.04 0.12, -0.86 0.12, -0.76 0.26',
        '-0.42 -0.2, -0.3 -0.1, -0.28 0.04',
        '0.34 -0.2, 0.4 -0.06, 0.34 0.1',
        '0.84 0.16, 0.68 0.18, 0.6 0.3',
        '-0.6 0.52, -0.2 0.56, 0.3 0.52',
      ])
        pen.stroke(traced(curl), detail * 1.6, { taper: 0.4 });
    });
  },
};

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A gold ingot in the shape of a boat, as the god of wealth hands them out. */
export const yuanbao: Motif = {
  name: 'yuanbao',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBack(pen);
      drawHull(pen);
    });
    canvas.layer(
      (pen) => {
        drawSparkle(pen.at({ at: [1.1, -0.96], scale: 0.2 }));
        drawSparkle(pen.at({ at: [-1.3, -0.86], scale: 0.14 }));
      },
      { contour: 0.4 },
    );
  },
};

/** The far rim and the round top of the ingot within it. */
function drawBack(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.6 -0.66!, -1.1 -0.42, -0.5 -0.36, 0 -0.36, 0.5 -0.36, 1.1 -0.42, 1.6 -0.66!, 1.2 0.0, 0 0.2, -1.2 0.0',
    ),
    { pigment: 'gold', tone: 0.75, line: inner * 1.2 },
  );
  pen.fill(ellipse([0, -0.18], 0.62, 0.56, 56), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.05 + 0.8 * smoothstep(0.0, 0.6, x * 0.8 + (y + 0.3) * 0.5)),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.4 -0.3, -0.28 -0.52, -0.06 -0.62'), inner * 1.6, { isErasing: true, taper: 0.3 });
  pen.stroke(traced('-0.42 -0.14, -0.36 -0.34'), detail, { isErasing: true, taper: 0.3 });
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.6 -0.68!, -1.3 -0.3, -0.9 -0.06, -0.4 0.06, 0 0.08, 0.4 0.06, 0.9 -0.06, 1.3 -0.3, 1.6 -0.68!, 1.5 -0.06, 1.2 0.44, 0.8 0.72, 0.4 0.82!, -0.4 0.82!, -0.8 0.72, -1.2 0.44, -1.5 -0.06',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.04 + 0.6 * smoothstep(0.1, 0.8, y) + 0.5 * smoothstep(0.3, 1.4, x)),
      line: inner * 1.4,
    },
  );
  pen.stroke(
    traced('-1.44 -0.3, -1.2 0.02, -0.8 0.22, -0.3 0.3, 0.3 0.3, 0.8 0.22, 1.2 0.02, 1.44 -0.3'),
    inner,
    { taper: 0.2 },
  );
  pen.stroke(traced('-1.3 0.06, -1.08 0.34, -0.8 0.52'), inner * 1.6, { isErasing: true, taper: 0.3 });
  for (const line of ['-0.5 0.72, 0 0.76, 0.5 0.72', '0.8 0.5, 1.06 0.34, 1.2 0.14'])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
}

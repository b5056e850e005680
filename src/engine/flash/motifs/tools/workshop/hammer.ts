import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawWoodenHandle } from '../../parts/tools-and-things/wooden-handle.ts';

const leanRad = 0.35;

/** A claw hammer. */
export const hammer: Motif = {
  name: 'hammer',
  tinted: ['steel'],
  leanRad,
  draw(canvas) {
    canvas.layer((pen) => drawWoodenHandle(pen, -0.6, 1.15, 0.13), { at: { angleRad: leanRad } });
    canvas.layer(drawHead, { at: { angleRad: leanRad } });
  },
};

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.64 -1.02!, 0.64 -0.52!, 0.48 -0.52!, 0.38 -0.63, 0.2 -0.64!, 0.17 -0.46!, -0.17 -0.46!, -0.2 -0.64, -0.46 -0.6, -0.72 -0.28!, -0.82 -0.36!, -0.66 -0.72, -0.36 -0.96, -0.1 -1.0!, 0.2 -0.96!, 0.38 -0.92, 0.48 -1.02!',
    ),
    { pigment: 'steel', tone: (x, y) => clamp(0.1 + 1.3 * (y + 0.8) + 0.2 * x), line: inner * 1.1 },
  );
  for (const seam of ['0.48 -1.0, 0.48 -0.54', '0.2 -0.95, 0.2 -0.66', '-0.12 -0.98, -0.18 -0.66'])
    pen.stroke(traced(seam), inner);
  pen.stroke(traced('-0.76 -0.34, -0.58 -0.62, -0.32 -0.78'), inner, { taper: 0.4, tapering: 'end' });
  pen.stroke(traced('-0.06 -0.9, 0.14 -0.88'), detail * 1.6, { isErasing: true, taper: 0.3 });
  pen.stroke(traced('0.55 -0.94, 0.55 -0.76'), detail * 1.6, { isErasing: true, taper: 0.3 });
}

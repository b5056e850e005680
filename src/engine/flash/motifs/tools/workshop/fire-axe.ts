import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawWoodenHandle } from '../../parts/tools-and-things/wooden-handle.ts';

const leanRad = 0.3;

/** A firefighter's axe: a painted head with a pick behind its blade. */
export const fireAxe: Motif = {
  name: 'fire-axe',
  tinted: ['petal'],
  leanRad,
  draw(canvas) {
    canvas.layer((pen) => drawWoodenHandle(pen, -1.0, 1.2, 0.12), { at: { angleRad: leanRad } });
    canvas.layer(drawHead, { at: { angleRad: leanRad } });
  },
};

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.14 -0.94!, 0.16 -0.94!, 0.4 -0.98, 0.72 -1.1!, 0.82 -0.74, 0.72 -0.3!, 0.42 -0.52, 0.16 -0.58!, -0.14 -0.58!, -0.44 -0.62, -0.8 -0.42!, -0.5 -0.8',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(-0.8, -0.35, y) + 0.1 * x),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('0.72 -1.1!, 0.82 -0.74, 0.72 -0.3!, 0.6 -0.4!, 0.66 -0.72, 0.6 -1.06!'), {
    pigment: 'steel',
    tone: 0.1,
    line: inner,
  });
  pen.fill(outlined('-0.8 -0.42!, -0.5 -0.8!, -0.42 -0.62!'), { pigment: 'steel', tone: 0.2, line: inner });
  for (const x of [-0.14, 0.16]) pen.stroke(traced(`${x} -0.92, ${x} -0.6`), inner);
  pen.stroke(traced('0.24 -0.86, 0.44 -0.9, 0.54 -0.94'), detail * 2, { isErasing: true, taper: 0.3 });
  pen.dot([0.01, -0.76], detail * 2);
}

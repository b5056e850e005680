import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawWoodenHandle } from '../../parts/tools-and-things/wooden-handle.ts';

/** A judge's hammer over its sound block. */
export const gavel: Motif = {
  name: 'gavel',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawBlock);
    const at = { at: [-0.3, -0.12], angleRad: -0.95 } as const;
    canvas.layer((pen) => drawWoodenHandle(pen, 0, 1.5, 0.1), { at });
    canvas.layer(drawHead, { at });
  },
};

function drawBlock(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-1.0 0.72, -0.94 0.96, -0.36 1.08, 0.22 0.96, 0.28 0.72, 0.2 0.6!, -0.92 0.6!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.5 + 0.5 * x),
    line: inner * 1.1,
  });
  pen.fill(ellipse([-0.36, 0.62], 0.58, 0.17), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 0.4 * x),
    line: inner * 1.1,
  });
  pen.fill(ellipse([-0.36, 0.61], 0.42, 0.11), { pigment: 'wood', tone: 0.5, line: inner });
}

/** Across the end of the handle, with a collar of brass around its middle. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.62 -0.3!, -0.5 -0.32!, -0.46 -0.25!, 0.46 -0.25!, 0.5 -0.32!, 0.62 -0.3!, 0.68 0, 0.62 0.3!, 0.5 0.32!, 0.46 0.25!, -0.46 0.25!, -0.5 0.32!, -0.62 0.3!, -0.68 0',
    ),
    { pigment: 'wood', tone: (x, y) => clamp(0.25 + 0.3 * x + 1.1 * y), line: inner * 1.2 },
  );
  for (const x of [-0.48, -0.36, 0.36, 0.48])
    pen.stroke(traced(`${x} -0.27, ${x + 0.03} 0, ${x} 0.27`), inner);
  pen.fill(outlined('-0.14 -0.27!, 0.14 -0.27!, 0.17 0, 0.14 0.27!, -0.14 0.27!, -0.11 0'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + x + 1.4 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.3 -0.14, -0.18 -0.14'), detail * 1.8, { isErasing: true });
  pen.stroke(traced('0.2 -0.14, 0.3 -0.14'), detail * 1.8, { isErasing: true });
}

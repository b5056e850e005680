import { clamp, steps } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A striped candy cane with a bow. */
export const candyCane: Motif = {
  name: 'candy-cane',
  tinted: ['petal'],
  leanRad: 0.2,
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.2 });
      drawCane(pen);
      drawBow(pen.at({ at: [-0.34, 0.1], scale: 0.5 }));
    });
  },
};

function drawCane(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlineOf(cane), { pigment: 'foam', tone: 0.05, line: inner * 1.1 });
  const stripe = 0.045;
  for (const t of steps(10, 0.01, 0.91)) {
    // Each stripe winds around: it is higher on one side than on the other.
    const edge = (share: number) =>
      steps(6, 1, -1).map((across) => onRibbon(cane, clamp(share - 0.02 * across), across));
    pen.fill([...edge(t + 0.02), ...edge(t + 0.02 + stripe).toReversed()], {
      pigment: 'petal',
      black: 'uncolored',
      tone: 0.25,
      line: inner * 0.8,
    });
  }
}

function drawBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [false, true]) {
    const side = pen.at({ isFlipped });
    side.fill(outlined('0.02 0.1!, 0.2 0.3, 0.34 0.7, 0.5 0.9!, 0.24 0.86!, 0.1 0.94!, 0.04 0.5'), {
      pigment: 'leaf',
      tone: 0.4,
      line: inner,
    });
    side.fill(outlined('0.06 -0.04!, 0.3 -0.34, 0.74 -0.46, 0.9 -0.16, 0.76 0.2, 0.34 0.18, 0.06 0.06!'), {
      pigment: 'leaf',
      tone: (x) => clamp(0.5 - 0.5 * x),
      line: inner,
    });
    side.stroke(traced('0.12 -0.02, 0.4 -0.14, 0.6 -0.14'), detail, { taper: 0.4 });
  }
  pen.fill(outlined('-0.14 -0.14, 0.14 -0.14, 0.16 0.1, 0 0.16, -0.16 0.1'), {
    pigment: 'leaf',
    tone: 0.15,
    line: inner,
  });
}

const cane = ribbon(
  traced('-0.34 1.16, -0.34 0.4, -0.34 -0.5, -0.2 -0.94, 0.16 -1.08, 0.48 -0.88, 0.54 -0.46', 14),
  () => 0.16,
);

import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { ballerina } from '../../people/stage/ballerina.ts';

/** An open music box: a mirror in its lid, a winding key at its side, and the ballerina that turns in it. */
export const musicBox: Motif = {
  name: 'music-box',
  tinted: ['petal', 'petalLight'],
  carries: ['ballerina'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLid(pen);
      drawKey(pen);
      pen.fill(outlined('-0.96 0.36!, 0.96 0.36!, 1.16 0.66!, -1.16 0.66!'), {
        pigment: 'petalLight',
        tone: (x, y) => clamp(0.55 - 0.3 * x + 0.5 * (0.6 - y)),
        line: pen.weight.inner * 1.1,
      });
    });
    canvas.part((stand) => ballerina.draw(stand), { at: [0, -0.38], scale: 0.54 });
    canvas.layer(drawFront, { contour: 0.9 });
  },
};

function drawLid(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.96 0.4!, -1.04 -1.1!, -0.9 -1.3, 0 -1.4, 0.9 -1.3, 1.04 -1.1!, 0.96 0.4!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 0.3 * x - 0.1 * y),
    line: inner * 1.3,
  });
  pen.fill(outlined('-0.82 0.28!, -0.88 -1.02!, -0.76 -1.14, 0 -1.22, 0.76 -1.14, 0.88 -1.02!, 0.82 0.28!'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.16 * (x + y)),
    line: inner,
  });
  for (const gleam of ['-0.74 -0.5, -0.5 -0.86', '-0.72 -0.22, -0.36 -0.78', '0.52 0.16, 0.74 -0.2'])
    pen.stroke(traced(gleam), detail * 1.4, { taper: 0.4 });
}

function drawKey(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('1.1 0.96!, 1.42 0.96!, 1.42 1.04!, 1.1 1.04!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  for (const y of [0.84, 1.16]) {
    pen.fill(circle([1.5, y], 0.17, 30), {
      pigment: 'gold',
      tone: (x) => clamp(0.1 + 2 * (x - 1.45)),
      line: inner * 1.1,
    });
    pen.fill(circle([1.5, y], 0.07, 20), { pigment: 'foam', tone: 0.1, line: inner * 0.8 });
  }
}

function drawFront(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.16 0.62!, 1.16 0.62!, 1.14 1.28!, -1.14 1.28!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.15 + 0.3 * x + 0.5 * (y - 0.8)),
    line: inner * 1.3,
  });
  pen.fill(outlined('-1.26 1.28!, 1.26 1.28!, 1.22 1.42!, -1.22 1.42!'), {
    pigment: 'wood',
    tone: 0.55,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.92 0.76!, 0.92 0.76!, 0.92 1.14!, -0.92 1.14!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.3 * x),
    line: inner,
  });
  for (const side of [-1, 1]) {
    pen.stroke(
      traced(`0 0.95, ${side * 0.22} 0.84, ${side * 0.46} 0.95, ${side * 0.62} 1.06, ${side * 0.8} 0.95`),
      detail * 2.4,
      { taper: 0.3, tapering: 'end' },
    );
    pen.dot([side * 0.36, 1.05], detail * 2);
  }
  pen.fill(circle([0, 0.95], 0.1, 24), { pigment: 'gold', tone: 0.2, line: inner });
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pair of laced gloves, hung up by their laces. */
export const boxingGlove: Motif = {
  name: 'boxing-glove',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawLaces, { silhouette: 'fills-and-lines', contour: 0 });
    canvas.layer((pen) =>
      drawGlove(pen.at({ at: [0.5, 0.1], scale: 0.86, angleRad: 0.14, isFlipped: true })),
    );
    canvas.layer((pen) => drawGlove(pen.at({ at: [-0.42, 0.3], scale: 0.92, angleRad: -0.1 })));
  },
};

function drawLaces(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.4 -0.6, -0.3 -1.0, 0 -1.4!, 0.26 -1.1, 0.46 -0.7', 10), inner * 1.4);
  pen.stroke(traced('-0.36 -0.56, -0.2 -0.9, 0 -1.4!, 0.36 -1.0, 0.5 -0.7', 10), inner * 1.4);
  pen.dot([0, -1.42], inner * 2.2);
}

/** A glove that hangs, its fist down; about 1.3 wide and 1.9 high. */
function drawGlove(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(cuffInside, { pigment: 'dark', black: 'uncolored', tone: 0.7, line: inner });
  pen.fill(fist, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.04 + 0.8 * smoothstep(0.05, 0.55, x) + 0.5 * smoothstep(0.5, 0.95, y)),
    line: inner * 1.2,
  });
  for (const line of [
    '-0.5 0.36, -0.3 0.5, -0.24 0.74',
    '0.1 0.9, 0.24 0.74, 0.28 0.52',
    '-0.5 0.06, -0.36 0.14, -0.3 0.3',
  ])
    pen.stroke(traced(line), inner * 0.9, { taper: 0.4 });
  pen.stroke(traced('-0.46 -0.04, -0.5 0.24, -0.42 0.5'), detail * 1.8, {
    isErasing: !pen.isColored,
    taper: 0.4,
  });
  pen.fill(cuff, {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 0.9 * smoothstep(-0.1, 0.4, x)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.36 -0.86!, 0 -0.8, 0.34 -0.86!, 0.35 -0.7!, 0 -0.64, -0.37 -0.7!'), {
    pigment: 'foam',
    tone: 0.15,
    line: inner,
  });
  pen.fill(thumb, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.05 + 0.9 * smoothstep(0.44, 0.74, x) + 0.3 * smoothstep(0.1, 0.5, y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0.3 -0.14, 0.42 0.06, 0.46 0.24'), inner * 0.9, { taper: 0.4 });
  pen.fill(outlined('-0.14 -0.56!, 0.1 -0.54!, 0.06 0.02!, -0.1 0.02!'), {
    pigment: 'foam',
    tone: 0.25,
    line: inner,
  });
  for (let i = 0; i < 4; i++) {
    const y = -0.46 + 0.13 * i;
    pen.stroke(traced(`-0.1 ${y}, 0.06 ${y + 0.09}`), inner);
    pen.stroke(traced(`0.06 ${y}, -0.1 ${y + 0.09}`), inner);
    for (const x of [-0.11, 0.075]) pen.dot([x, y], detail * 1.4);
  }
}

const fist = outlined(
  '-0.34 -0.44!, -0.5 -0.2, -0.6 0.14, -0.6 0.5, -0.46 0.82, -0.18 0.98, 0.16 0.98, 0.42 0.84, 0.56 0.54, 0.54 0.2, 0.42 -0.1, 0.32 -0.44!',
);
const cuff = outlined('-0.36 -0.88!, 0 -0.82, 0.34 -0.88!, 0.36 -0.44!, 0 -0.38, -0.38 -0.44!');
const cuffInside = outlined('-0.36 -0.86!, -0.2 -0.98, 0.2 -0.98, 0.34 -0.86!, 0 -0.78');
const thumb = outlined(
  '0.3 -0.4!, 0.5 -0.3, 0.68 -0.06, 0.76 0.22, 0.7 0.46, 0.54 0.54, 0.42 0.42, 0.4 0.2, 0.26 -0.02, 0.2 -0.16',
);

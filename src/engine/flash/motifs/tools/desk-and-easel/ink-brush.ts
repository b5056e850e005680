import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A calligrapher's brush, wet, over its inkstone. */
export const inkBrush: Motif = {
  name: 'ink-brush',
  tinted: ['wood'],
  carries: ['inkstone'],
  draw(canvas) {
    canvas.layer((pen) => drawStone(pen.at({ at: [-0.1, 0.84], scale: 0.9 })));
    canvas.layer((pen) => drawBrush(pen.at({ at: [0.34, -0.36], angleRad: 0.5 })));
  },
};

/** The inkstone alone, the stick of ink lying on it. */
export const inkstone: Motif = {
  name: 'inkstone',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer(drawStone);
    canvas.layer((pen) => drawStick(pen.at({ at: [0.5, -0.36], angleRad: 0.9 })));
  },
};

/** Upright, its hair down: a bamboo handle with a loop to hang it by. */
function drawBrush(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 -1.5, -0.12 -1.66, -0.02 -1.8, 0.1 -1.68, 0.0 -1.5'), inner * 1.6);
  pen.fill(symmetric('0 -1.52!, 0.08 -1.5!, 0.1 0.5!, 0 0.5!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.25 + 5 * x),
    line: inner * 1.2,
  });
  for (const y of [-1.0, -0.36]) {
    pen.stroke(traced(`-0.1 ${y}, 0 ${y + 0.02}, 0.1 ${y}`), inner * 1.1);
    pen.stroke(traced(`-0.09 ${y + 0.05}, 0.09 ${y + 0.05}`), detail);
  }
  pen.fill(symmetric('0 0.42!, 0.13 0.42!, 0.15 0.62!, 0 0.66'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 3 * x),
    line: inner * 1.1,
  });
  pen.fill(
    outlined(
      '-0.13 0.62!, 0.13 0.62!, 0.2 0.84, 0.16 1.08, 0.06 1.3, -0.02 1.5!, -0.1 1.3, -0.18 1.08, -0.2 0.84',
    ),
    { pigment: 'bone', tone: (x) => clamp(0.2 + 2.5 * x), line: inner * 1.2 },
  );
  pen.fill(
    outlined('-0.18 1.0!, -0.08 0.94, 0.0 1.04, 0.08 0.94, 0.18 1.0!, 0.1 1.22, -0.02 1.5!, -0.12 1.26'),
    { black: 'always', tone: 1 },
  );
  for (const hair of ['-0.06 0.68, -0.09 0.9', '0.03 0.68, 0.03 0.94', '0.09 0.7, 0.12 0.88'])
    pen.stroke(traced(hair), detail, { taper: 0.3 });
}

/** From a little above: a carved rim, the slope for grinding, the well of ink. */
function drawStone(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.16 0.1!, -1.1 0.46, -0.7 0.62, 0.7 0.62, 1.1 0.46, 1.16 0.1!'), {
    pigment: 'grey',
    tone: 0.85,
    line: inner * 1.3,
  });
  pen.fill(
    outlined(
      '-1.16 0.08, -0.9 -0.26, -0.4 -0.4, 0.4 -0.4, 0.9 -0.26, 1.16 0.08, 0.8 0.36, 0.3 0.44, -0.3 0.44, -0.8 0.36',
    ),
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.25 + 0.3 * x + 0.4 * y),
      line: inner * 1.3,
    },
  );
  pen.fill(
    outlined(
      '-0.96 0.06, -0.74 -0.18, -0.3 -0.28, 0.3 -0.28, 0.74 -0.18, 0.96 0.06, 0.66 0.26, 0.2 0.32, -0.2 0.32, -0.66 0.26',
    ),
    { pigment: 'dark', tone: 0.5, line: inner },
  );
  pen.fill(outlined('-0.9 0.05, -0.7 -0.16, -0.36 -0.24, -0.16 -0.1, -0.2 0.14, -0.4 0.26, -0.68 0.22'), {
    black: 'always',
    tone: 1,
    line: inner,
  });
  pen.stroke(traced('-0.74 0.0, -0.62 -0.1, -0.46 -0.14'), inner, { isErasing: true, taper: 0.3 });
  for (const rim of ['-1.04 0.24, -0.7 0.42, -0.3 0.5', '0.3 0.5, 0.7 0.42, 1.0 0.26'])
    pen.stroke(traced(rim), detail * 1.3, { isErasing: true, taper: 0.3 });
}

function drawStick(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.14 -0.74!, 0.14 -0.74!, 0.14 0.6!, -0.14 0.6!'), {
    pigment: 'dark',
    tone: (x) => clamp(0.3 + 2 * smoothstep(0, 0.14, x)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.08 -0.62!, 0.08 -0.62!, 0.08 0.1!, -0.08 0.1!'), {
    pigment: 'gold',
    tone: 0.2,
    line: detail,
  });
  for (const y of [-0.5, -0.34, -0.18, -0.02]) pen.stroke(traced(`-0.05 ${y}, 0.05 ${y + 0.02}`), inner);
}

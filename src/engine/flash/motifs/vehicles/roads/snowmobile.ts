import { clamp, steps } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A snowmobile from the side, its ski to the right. */
export const snowmobile: Motif = {
  name: 'snowmobile',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawTrack(pen);
      drawSki(pen);
      drawBody(pen);
    }),
};

function drawTrack(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.3 0.34, 0.1 0.24, 0.4 0.44, 0.44 0.72, 0.24 0.9, -1.26 0.94, -1.56 0.8, -1.58 0.5'), {
    pigment: 'dark',
    tone: 0.35,
    line: inner * 1.3,
  });
  pen.fill(outlined('-1.28 0.48, 0.06 0.38, 0.26 0.54, 0.18 0.74, -1.24 0.78, -1.42 0.7, -1.44 0.56'), {
    pigment: 'steel',
    tone: 0.5,
    line: inner,
  });
  for (const x of [-1.2, -0.78, -0.36, 0.04]) {
    pen.fill(circle([x, 0.6], 0.13, 26), { pigment: 'grey', tone: 0.25, line: inner });
    pen.dot([x, 0.6], inner);
  }
  for (const x of steps(11, -1.36, 0.2))
    pen.fill(outlined(`${x - 0.04} 0.9!, ${x + 0.04} 0.9!, ${x + 0.03} 1.02!, ${x - 0.03} 1.02!`), {
      pigment: 'dark',
      tone: 0.5,
      line: detail,
    });
}

function drawSki(pen: Pen): void {
  const { inner } = pen.weight;
  for (const strut of ['0.56 0.3, 0.94 0.88', '0.9 0.2, 0.98 0.88'])
    pen.fill(outlineOf(ribbon(traced(strut, 4), () => 0.055)), { pigment: 'steel', tone: 0.3, line: inner });
  pen.fill(
    outlined(
      '0.36 0.92!, 0.5 0.86, 1.3 0.86, 1.56 0.72, 1.7 0.5!, 1.76 0.66, 1.6 0.92, 1.34 1.02, 0.5 1.02!',
    ),
    {
      pigment: 'grey',
      tone: (_, y) => clamp(0.2 + 1.4 * (y - 0.8)),
      line: inner * 1.2,
    },
  );
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.66 0.34!, -1.5 0.06, -0.1 0.0!, 0.1 0.36!, -1.4 0.48!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.35 + 0.2 * x + 0.5 * y),
    line: inner * 1.3,
  });
  pen.fill(outlined('-1.54 0.1!, -1.5 -0.1, -1.2 -0.22, -0.5 -0.24, -0.12 -0.36!, 0.0 0.02!, -0.6 0.1'), {
    pigment: 'dark',
    tone: (_, y) => clamp(0.3 + 0.6 * (y + 0.1)),
    line: inner * 1.3,
  });
  pen.fill(outlined('0.3 -0.56!, 0.52 -1.12, 0.66 -1.16!, 0.78 -0.92, 0.84 -0.44!'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.6 - 0.5 * x),
    line: inner * 1.2,
  });
  pen.fill(
    outlined(
      '-0.2 -0.36!, 0.1 -0.6, 0.5 -0.66, 0.9 -0.5, 1.26 -0.16, 1.5 0.16!, 1.42 0.34, 1.1 0.46, 0.3 0.5!, 0.06 0.36, -0.12 0.02',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.12 + 0.12 * x + 0.6 * y),
      line: inner * 1.4,
    },
  );
  pen.fill(outlined('1.0 -0.2!, 1.22 -0.1, 1.36 0.08!, 1.1 0.06, 0.98 -0.04'), {
    pigment: 'gold',
    tone: 0.05,
    line: inner * 1.1,
  });
  pen.fill(outlined('0.1 -0.3!, 0.6 -0.4, 0.86 -0.2, 0.5 -0.06, 0.2 -0.02'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  for (const vent of ['0.5 0.16, 0.86 0.12', '0.48 0.26, 0.84 0.22']) pen.stroke(traced(vent), inner * 1.6);
  pen.stroke(traced('0.1 -0.56, 0.0 -0.86, -0.16 -0.92'), inner * 3);
  pen.stroke(traced('-0.1 -0.98, -0.28 -0.84'), inner * 4);
  pen.stroke(traced('-1.4 0.24, -0.8 0.2, -0.2 0.2'), detail * 1.6, { taper: 0.3 });
}

import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const leanRad = 1.15;

/** A lever-action rifle of the West, its muzzle to the upper right. */
export const rifle: Motif = {
  name: 'rifle',
  tinted: ['wood'],
  leanRad,
  draw: (canvas) => canvas.layer(drawLeverRifle, { at: { angleRad: leanRad - Math.PI / 2 } }),
};

function drawLeverRifle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const steel = {
    pigment: 'steel',
    tone: (_: number, y: number) => clamp(0.45 + 3 * y),
    line: inner,
  } as const;
  const wood = {
    pigment: 'wood',
    tone: (_: number, y: number) => clamp(0.4 + 2 * y),
    line: inner * 1.1,
  } as const;
  pen.fill(outlined('0.2 -0.12!, 1.66 -0.12!, 1.66 -0.03!, 0.2 -0.03!'), steel);
  pen.fill(outlined('0.2 -0.03!, 1.56 -0.03!, 1.56 0.05!, 0.2 0.05!'), steel);
  pen.fill(outlined('1.5 -0.12!, 1.56 -0.22!, 1.62 -0.12!'), steel);
  pen.fill(outlined('0.24 -0.07!, 1.02 -0.06!, 1.02 0.08!, 0.24 0.12!'), wood);
  for (const x of [1.02, 1.38])
    pen.fill(outlined(`${x} -0.14!, ${x + 0.07} -0.14!, ${x + 0.07} 0.09!, ${x} 0.09!`), {
      pigment: 'gold',
      tone: 0.3,
      line: inner,
    });
  pen.fill(
    outlined(
      '-0.36 -0.12!, -0.62 -0.02, -1.1 0.06, -1.5 0.06!, -1.56 0.3, -1.5 0.52!, -1.1 0.34, -0.7 0.2, -0.34 0.12!',
    ),
    wood,
  );
  pen.fill(outlined('-1.5 0.06!, -1.56 0.3, -1.5 0.52!, -1.4 0.48!, -1.45 0.28, -1.4 0.06!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.fill(
    [
      outlined('-0.56 0.16!, -0.62 0.3, -0.5 0.42, -0.24 0.38, -0.06 0.3, 0.1 0.22, 0.16 0.1!, -0.3 0.1!'),
      outlined('-0.5 0.2, -0.54 0.3, -0.46 0.35, -0.26 0.32, -0.1 0.26, -0.04 0.17, -0.28 0.15'),
    ],
    { ...steel, rule: 'evenodd' },
  );
  pen.stroke(traced('-0.18 0.12, -0.2 0.2, -0.14 0.24'), inner * 1.4);
  pen.fill(outlined('-0.4 -0.14!, 0.26 -0.15!, 0.26 0.13!, -0.3 0.14!, -0.4 0.1!'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.15 + 2.4 * (y + 0.05)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.36 -0.14!, -0.46 -0.26!, -0.4 -0.3!, -0.26 -0.14!'), steel);
  pen.stroke(traced('-0.04 -0.04, 0.18 -0.04, 0.18 0.05, -0.04 0.05, -0.04 -0.04'), detail * 1.4);
  pen.fill(circle([-0.24, 0], 0.035, 14), { pigment: 'steel', tone: 0.2, line: detail * 1.3 });
  for (const grain of ['-1.34 0.18, -1.0 0.18, -0.7 0.1', '-1.34 0.34, -1.06 0.24', '0.34 0.02, 0.9 0.01'])
    pen.stroke(traced(grain), detail, { taper: 0.4 });
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const leanRad = 0.3;

/** Its blade down, a grip across the top. */
export const shovel: Motif = {
  name: 'shovel',
  tinted: ['steel'],
  leanRad,
  draw(canvas) {
    canvas.layer(drawShaft, { at: { angleRad: leanRad } });
    canvas.layer(drawBlade, { at: { angleRad: leanRad } });
  },
};

function drawShaft(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const wood = { pigment: 'wood', tone: (x: number) => clamp(0.3 + 2.5 * x), line: inner * 1.1 } as const;
  pen.fill(outlined('-0.075 -1.0!, 0.075 -1.0!, 0.075 0.4!, -0.075 0.4!'), wood);
  pen.stroke(traced('-0.02 -0.8, -0.03 -0.4, -0.01 0.0'), detail, { taper: 0.3 });
  pen.fill(
    [
      symmetric('0 -1.42!, 0.3 -1.42!, 0.32 -1.28!, 0.2 -1.06, 0.1 -0.9!, 0 -0.9!'),
      symmetric('0 -1.28!, 0.19 -1.28!, 0.1 -1.1, 0 -1.06'),
    ],
    { ...wood, pigment: 'steel', rule: 'evenodd' },
  );
  pen.fill(
    outlined('-0.34 -1.5, 0 -1.54, 0.34 -1.5, 0.38 -1.4, 0.34 -1.3, 0 -1.28, -0.34 -1.3, -0.38 -1.4'),
    wood,
  );
}

function drawBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.36!, 0.14 0.36!, 0.42 0.34!, 0.47 0.5, 0.44 0.86, 0.28 1.22, 0 1.5!'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.12 + 0.9 * smoothstep(-0.1, 0.5, x) + 0.3 * smoothstep(1, 1.5, y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.44 0.44, -0.2 0.42, -0.1 0.5'), inner);
  pen.stroke(traced('0.44 0.44, 0.2 0.42, 0.1 0.5'), inner);
  pen.fill(outlined('-0.1 0.08!, 0.1 0.08!, 0.1 0.5, 0 0.86!, -0.1 0.5'), {
    pigment: 'steel',
    tone: (x) => clamp(0.35 + 3 * x),
    line: inner,
  });
  pen.stroke(traced('-0.3 0.6, -0.3 0.86, -0.2 1.1'), detail * 2, { isErasing: true, taper: 0.3 });
  pen.dot([0, 0.2], detail * 1.6);
}

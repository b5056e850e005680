import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { cactus } from '../../plants/in-pots/cactus.ts';

/** Dunes under a low sun, a cactus before them. */
export const desert: Motif = {
  name: 'desert',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) =>
      pen.fill(circle([0.3, -0.22], 0.5, 64), {
        pigment: 'ember',
        tone: (_, y) => clamp(0.1 + 0.6 * (y + 0.6)),
        line: pen.weight.inner,
      }),
    );
    canvas.layer(drawDunes);
    canvas.part((part) => cactus.draw(part), { at: [-0.62, 0.2], scale: 0.5 });
  },
};

/** Each with its lit side to the right of the ridge. */
export function drawDunes(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [dune, shade] of dunes) {
    pen.fill(outlined(dune), {
      pigment: 'gold',
      tone: (_, y) => clamp(0.05 + 0.5 * smoothstep(0.2, 1.0, y)),
      line: inner * 1.1,
    });
    pen.fill(outlined(shade), { pigment: 'ember', tone: 0.35, line: inner * 0.8 });
  }
  for (const ripple of [
    '-0.2 0.8, 0.0 0.76, 0.2 0.8',
    '0.3 0.62, 0.5 0.57, 0.7 0.6',
    '0.5 0.78, 0.7 0.74, 0.9 0.77',
  ])
    pen.stroke(traced(ripple), detail * 1.2, { taper: 0.4 });
}

const dunes = [
  [
    '-1.2 0.5!, -0.8 0.3, -0.4 0.08!, 0.1 0.3, 0.5 0.5!',
    '-1.2 0.5!, -0.8 0.3, -0.4 0.08!, -0.3 0.26, -0.5 0.5!',
  ],
  [
    '-0.2 0.66!, 0.3 0.34, 0.66 0.12!, 1.0 0.34, 1.24 0.5!, 1.24 0.7!',
    '-0.2 0.66!, 0.3 0.34, 0.66 0.12!, 0.6 0.36, 0.7 0.68!',
  ],
  [
    '-1.24 0.5!, -0.7 0.52, -0.1 0.6, 0.5 0.52, 1.24 0.6!, 1.2 0.96!, -1.2 0.96!',
    '-1.24 0.5!, -0.7 0.52, -0.1 0.6!, -0.6 0.72, -1.23 0.8!',
  ],
] as const;

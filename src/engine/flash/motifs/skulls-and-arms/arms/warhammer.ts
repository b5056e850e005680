import { clamp } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBoundGrip } from '../../parts/weapons/bound-grip.ts';

const leanRad = 0.35;

/** A knight's hammer: a studded face, a beak behind it and a spike on top. */
export const warhammer: Motif = {
  name: 'warhammer',
  tinted: ['steel'],
  leanRad,
  draw(canvas) {
    canvas.layer(drawShaft, { at: { angleRad: leanRad } });
    canvas.layer(drawHead, { at: { angleRad: leanRad } });
  },
};

function drawShaft(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-0.09, -0.7, 0.09, 1.3), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 3 * x),
    line: inner * 1.1,
  });
  drawBoundGrip(pen, 0.62, 1.26, 0.115, 'dark');
  for (const y of [0.56, 1.3])
    pen.fill(rectangle(-0.15, y - 0.05, 0.15, y + 0.06), {
      pigment: 'gold',
      tone: (x) => clamp(0.2 + 2.4 * x),
      line: inner,
    });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const steel = {
    pigment: 'steel',
    tone: (x: number, y: number) => clamp(0.15 + 0.25 * x + 1.1 * (y + 0.74)),
    line: inner * 1.1,
  } as const;
  pen.fill(symmetric('0 -1.5!, 0.1 -1.14, 0.12 -0.96!, 0 -0.96!'), steel);
  pen.stroke(traced('0 -1.38, 0 -0.98'), inner, { taper: 0.3 });
  pen.fill(
    outlined('-0.16 -0.92!, -0.44 -0.86, -0.7 -0.66, -0.86 -0.34!, -0.6 -0.52, -0.4 -0.58, -0.16 -0.58!'),
    steel,
  );
  pen.stroke(traced('-0.18 -0.76, -0.44 -0.72, -0.72 -0.5'), inner, { taper: 0.4, tapering: 'end' });
  pen.fill(
    outlined(
      '0.16 -0.9!, 0.34 -0.9, 0.44 -1.06!, 0.62 -1.06!, 0.62 -0.42!, 0.44 -0.42!, 0.34 -0.58, 0.16 -0.58!',
    ),
    steel,
  );
  pen.stroke(traced('0.44 -1.04, 0.44 -0.44'), inner);
  for (const y of [-1.0, -0.84, -0.68, -0.52])
    pen.fill(outlined(`0.62 ${y}!, 0.74 ${y + 0.05}!, 0.62 ${y + 0.1}!`), steel);
  pen.fill(symmetric('0 -1.0!, 0.2 -0.98!, 0.24 -0.74, 0.2 -0.5!, 0.13 -0.3!, 0 -0.2!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 1.4 * x + 0.3 * (y + 0.7)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.88!, 0.1 -0.74!, 0 -0.6!'), { pigment: 'petal', tone: 0.3, line: detail * 1.3 });
  pen.stroke(traced('0.49 -0.98, 0.49 -0.7'), detail * 1.8, { isErasing: true, taper: 0.3 });
}

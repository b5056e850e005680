import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBone } from './bones.ts';

/** Spine, ribs, collar bones and pelvis of a skeleton, from the front. */
export function drawTrunk(pen: Pen): void {
  drawSpine(pen);
  drawBothSides(pen, drawShoulderBlade);
  drawRibs(pen);
  drawPelvis(pen);
  drawBothSides(pen, drawCollarBone);
}

function drawSpine(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i < 13; i++) {
    const y = -0.5 + 0.118 * i;
    const half = 0.065 + 0.004 * i;
    pen.fill(
      outlined(
        `${-half} ${y - 0.05}!, ${half} ${y - 0.05}!, ${half * 0.8} ${y}, ${half} ${y + 0.05}!, ${-half} ${y + 0.05}!, ${-half * 0.8} ${y}`,
      ),
      { pigment: 'bone', tone: (x) => clamp(0.3 + 5 * x), line: inner * 0.9 },
    );
    if (i > 8)
      for (const side of [-1, 1])
        pen.stroke(traced(`${side * half} ${y}, ${side * (half + 0.08)} ${y - 0.02}`), detail * 1.6, {
          taper: 0.3,
        });
  }
}

function drawShoulderBlade(side: Pen): void {
  side.fill(outlined('0.36 -0.44!, 0.66 -0.44, 0.62 -0.16, 0.46 0.14!, 0.34 -0.1'), {
    pigment: 'bone',
    tone: 0.7,
    line: side.weight.inner,
  });
}

/** Hoops from the spine around to the breastbone, the lower ones open. */
function drawRibs(pen: Pen): void {
  const { inner } = pen.weight;
  for (let i = 8; i >= 0; i--) {
    const y = -0.4 + 0.115 * i;
    const wide = 0.3 + 0.29 * Math.sin(Math.min(1, (i + 1.4) / 6.5) * Math.PI * 0.52);
    const end: Point = i < 6 ? [0.07, y + 0.12] : [0.2 + 0.09 * (i - 6), y + 0.26 - 0.03 * (i - 6)];
    const line = traced(
      `0.05 ${y - 0.04}, ${wide * 0.62} ${y - 0.1}, ${wide} ${y + 0.08}, ${wide * 0.78} ${y + 0.24}, ${end[0]} ${end[1]}`,
      8,
    );
    for (const side of [-1, 1]) {
      const rib = ribbon(
        line.map(([x, py]): Point => [side * x, py]),
        (t) => 0.036 * (i > 5 ? 1 - 0.4 * t : 1),
      );
      pen.fill(outlineOf(rib), {
        pigment: 'bone',
        tone: (x, py) =>
          clamp(0.15 + 0.7 * smoothstep(wide * 0.5, wide, Math.abs(x)) + 2 * Math.max(0, py - y - 0.16)),
        line: inner * 0.85,
      });
    }
  }
  pen.fill(symmetric('0 -0.4, 0.1 -0.42, 0.11 -0.3, 0.07 -0.2, 0.08 0.2, 0.05 0.36, 0 0.48!'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.15 + 4 * x + 0.3 * y),
    line: inner,
  });
}

function drawCollarBone(side: Pen): void {
  drawBone(side, '0.08 -0.46, 0.3 -0.52, 0.5 -0.56, 0.68 -0.5', 0.055);
}

function drawPelvis(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.06 1.06!, 0.24 0.9, 0.52 0.84, 0.66 1.0, 0.56 1.22, 0.4 1.36!, 0.3 1.52, 0.12 1.58!, 0.14 1.4, 0.06 1.26!',
      ),
      {
        pigment: 'bone',
        tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(0.3, 0.66, x) + 0.3 * smoothstep(1.3, 1.6, y)),
        line: inner * 1.1,
      },
    );
    side.fill(outlined('0.2 1.34!, 0.3 1.3, 0.3 1.42, 0.2 1.48!'), { black: 'always', tone: 0 });
    side.stroke(traced('0.2 1.0, 0.4 0.96, 0.54 1.04'), pen.weight.detail * 1.3, { taper: 0.4 });
  });
  pen.fill(symmetric('0 1.0, 0.13 1.04, 0.1 1.24, 0 1.44!'), {
    pigment: 'bone',
    tone: (x) => clamp(0.4 + 3 * x),
    line: inner,
  });
}

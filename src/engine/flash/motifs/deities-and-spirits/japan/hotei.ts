import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLongEars } from '../../parts/faces-and-hair/long-ears.ts';

/** Hotei, the laughing Buddha: bald, his ears long, his belly bare. */
export const hotei: Motif = {
  name: 'hotei',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBelly(pen);
      drawLongEars(pen.at({ scale: 1.2 }));
      drawRoundHead(pen);
    });
  },
};

function drawBelly(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 0.62!, 0.8 0.76, 1.2 1.06, 1.36 1.5, 1.3 1.92!, 0.2 1.96!'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.7, 1.3, x) + 0.3 * (y - 1)),
      line: inner * 1.1,
    });
    side.stroke(traced('1.0 1.1, 1.06 1.5, 0.98 1.86'), detail * 1.3, { taper: 0.4 });
  });
  pen.fill(symmetric('0 0.7, 0.36 0.8, 0.66 1.06, 0.84 1.46, 0.7 1.92!, 0 1.98'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0.4, 0.84, Math.abs(x)) + 0.5 * smoothstep(1.0, 0.8, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => side.stroke(traced('0.08 1.12, 0.3 1.2, 0.5 1.1'), inner, { taper: 0.4 }));
  pen.stroke(traced('-0.05 1.6, 0 1.66, 0.05 1.6'), inner * 1.4);
  for (let i = 0; i < 15; i++) {
    const x = -0.56 + 0.08 * i;
    pen.fill(circle([x, 1.26 - 1.2 * x * x], 0.055, 16), { pigment: 'wood', tone: 0.3, line: detail });
  }
}

/** A round, laughing face. */
function drawRoundHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.92, 0.4 -0.84, 0.64 -0.5, 0.68 -0.06, 0.72 0.34, 0.56 0.7, 0.26 0.88, 0 0.92'), {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.03 + 0.55 * smoothstep(0.4, 0.7, Math.abs(x + 0.03)) + 0.3 * smoothstep(0.6, 0.92, y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.34, 0.24 0.36, 0.46 0.24!, 0.36 0.56, 0.16 0.7, 0 0.72'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  pen.fill(symmetric('0 0.36, 0.22 0.38, 0.4 0.3!, 0.32 0.42, 0 0.46'), {
    pigment: 'foam',
    tone: 0.05,
    line: detail,
  });
  pen.fill(symmetric('0 0.56, 0.14 0.58, 0.22 0.64!, 0.1 0.7, 0 0.7'), {
    pigment: 'petal',
    tone: 0.2,
    line: detail,
  });
  pen.fill(symmetric('0 -0.14, 0.08 0.0, 0.2 0.12, 0.16 0.22, 0 0.24'), {
    pigment: 'bone',
    tone: (x) => clamp(0.1 + 3 * Math.max(0, x)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.14 -0.12, 0.28 -0.24, 0.42 -0.22, 0.52 -0.08'), inner * 1.8, { taper: 0.3 });
    side.stroke(traced('0.2 -0.02, 0.34 0.02, 0.46 -0.02'), detail * 1.3, { taper: 0.4 });
    side.fill(outlined('0.12 -0.36!, 0.28 -0.48, 0.48 -0.44, 0.56 -0.32!, 0.4 -0.38, 0.24 -0.38'), {
      black: 'always',
      tone: 0,
    });
    side.stroke(traced('0.2 0.14, 0.44 0.1, 0.54 0.24'), inner, { taper: 0.4 });
    side.stroke(traced('0.54 -0.16, 0.62 -0.2'), detail);
    side.stroke(traced('0.55 -0.08, 0.63 -0.06'), detail);
  });
  pen.stroke(traced('-0.2 -0.64, 0 -0.68, 0.2 -0.64'), detail * 1.3, { taper: 0.4 });
  pen.stroke(traced('-0.22 0.8, 0 0.84, 0.22 0.8'), detail * 1.3, { taper: 0.4 });
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** The black and the white guard who fetch the dead: tall hats, the white one's tongue hanging out. */
export const wuchang: Motif = {
  name: 'wuchang',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawGuard(pen.at({ at: [0.62, 0.14], scale: 0.72, angleRad: 0.1 }), {
        skin: 'steel',
        cloth: 'dark',
        mood: 'stern',
      }),
    );
    canvas.layer((pen) => {
      const white = pen.at({ at: [-0.6, 0.0], scale: 0.74, angleRad: -0.08 });
      drawGuard(white, { skin: 'foam', cloth: 'foam', mood: 'kind' });
      drawTongue(white);
    });
  },
};

interface Guard {
  readonly skin: Pigment;
  readonly cloth: Pigment;
  readonly mood: 'stern' | 'kind';
}

function drawGuard(pen: Pen, { skin, cloth, mood }: Guard): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 -0.7!, 0.66 -0.5, 0.76 0.1, 0.7 0.8, 0.82 1.3!, 0.5 1.1, 0.46 0.3!'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.5,
      line: inner,
    });
    side.fill(outlined('0.06 0.96!, 0.36 0.84, 0.7 1.0, 1.02 1.3, 1.1 1.9!, 0 1.94!, 0 1.3!'), {
      pigment: cloth,
      tone: (x, y) => clamp(0.1 + 0.55 * smoothstep(0.5, 1.1, x) + 0.2 * (y - 1.2)),
      line: inner * 1.2,
    });
    side.fill(outlined('0.22 0.8!, 0.4 0.86, 0.3 1.3, 0.04 1.7!, -0.04 1.5!, 0.1 1.2'), {
      pigment: cloth === 'dark' ? 'foam' : 'dark',
      tone: 0.3,
      line: inner,
    });
    for (const fold of ['0.6 1.1, 0.6 1.5, 0.5 1.86', '0.86 1.3, 0.9 1.6, 0.86 1.86'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  });
  drawManFace(pen, { skin, mood, cast: 'lean' });
  // The hat stands straight up, a tablet on its front.
  pen.fill(symmetric('0 -2.4, 0.24 -2.38, 0.34 -2.2!, 0.46 -1.2, 0.6 -0.5!, 0.3 -0.6, 0 -0.62'), {
    pigment: cloth,
    tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(0.0, 0.5, x) + 0.1 * (y + 1.4)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.78!, 0.36 -0.74, 0.64 -0.6!, 0.64 -0.36!, 0.36 -0.5, 0 -0.54!'), {
    pigment: 'petal',
    tone: 0.25,
    line: inner,
  });
  pen.fill(outlined('-0.17 -2.1!, 0.17 -2.1!, 0.19 -0.94!, -0.19 -0.94!'), {
    pigment: cloth === 'dark' ? 'foam' : 'petal',
    tone: 0.1,
    line: inner,
  });
  for (const y of [-1.86, -1.6, -1.34, -1.1]) drawGlyph(pen.at({ at: [0, y], scale: 0.09 }), y);
  drawBothSides(pen, (side) => {
    side.fill(circle([0.66, -0.46], 0.1, 22), { pigment: 'gold', tone: 0.2, line: inner });
    side.stroke(traced('0.68 -0.36, 0.74 0.0, 0.7 0.4'), inner * 1.4);
  });
}

/** Strokes of the brush, none of them a word. */
function drawGlyph(pen: Pen, seed: number): void {
  const { inner } = pen.weight;
  for (const line of [
    '-0.9 -0.6, 0.9 -0.7',
    '0 -0.9, -0.1 0.9',
    seed < -1.5 ? '-0.8 0.2, 0.8 0.1' : '-0.2 0, -0.9 0.8',
    '0.1 0, 0.9 0.8',
  ])
    pen.stroke(traced(line), inner * 1.3);
}

function drawTongue(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.15 0.48!, 0.15 0.48!, 0.2 0.9, 0.16 1.3, 0.22 1.62, 0.06 1.84, -0.1 1.72, -0.16 1.3, -0.2 0.9',
    ),
    {
      pigment: 'petal',
      tone: (x) => clamp(0.1 + 2 * x),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('0 0.54, 0.0 1.0, 0.03 1.6'), detail * 1.5, { taper: 0.4 });
}

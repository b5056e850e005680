import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';

/** A corgi from its side, looking to the right: a long loaf of a body on very short legs, big ears, no tail to speak of. */
export const corgiBody: Motif = {
  name: 'corgi',
  tinted: ['ember'],
  poses: { standing: { draw: drawCorgi }, side: { draw: drawCorgi } },
  draw: drawCorgi,
};

function drawCorgi(canvas: Canvas): void {
  canvas.layer((pen) => {
    const { inner, detail } = pen.weight;
    for (const x of [-0.62, 0.66]) drawLeg(pen, x, 0.6);
    // The fluff behind.
    pen.fill(
      outlined(
        '-1.2 -0.3!, -1.36 -0.42, -1.44 -0.3!, -1.36 -0.1, -1.38 0.14!, -1.24 0.26, -1.2 0.46!, -1.0 0.44!, -1.0 -0.1',
      ),
      { pigment: 'foam', tone: 0.3, line: inner },
    );
    pen.fill(body, {
      pigment: 'ember',
      tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(-0.2, 0.4, y) + 0.3 * smoothstep(-0.8, -1.2, x)),
      line: inner * 1.2,
    });
    pen.fill(
      outlined(
        '1.16 -0.5!, 1.2 -0.16, 1.1 0.28, 0.88 0.5, 0.5 0.48, 0.0 0.46, -0.5 0.44, -0.84 0.4!, -0.4 0.28, 0.2 0.3, 0.5 0.16, 0.56 -0.16, 0.66 -0.5!',
      ),
      {
        pigment: 'foam',
        tone: (_, y) => clamp(0.05 + 0.7 * smoothstep(0.1, 0.5, y)),
        line: detail,
      },
    );
    drawHairs(pen, traced('0.64 -0.34, 0.66 0.0, 0.6 0.3'), [0.1, 0.16], 8);
    pen.fill(outlined('-1.14 0.0, -1.02 -0.24, -0.72 -0.24, -0.5 0.02, -0.54 0.36, -0.8 0.5, -1.06 0.4'), {
      pigment: 'ember',
      tone: (_, y) => clamp(0.1 + 0.6 * y),
    });
    pen.stroke(traced('-0.66 -0.2, -0.48 0.06, -0.58 0.4'), inner, { taper: 0.4 });
    for (const x of [-0.9, 0.9]) drawLeg(pen, x, 0.05);
    drawHead(pen);
  });
}

function drawLeg(pen: Pen, x: number, shade: number): void {
  const { inner } = pen.weight;
  const top = x > 0 ? 0.3 : 0.46;
  pen.fill(
    outlined(
      `${x - 0.17} ${top}!, ${x} ${top - 0.04}, ${x + 0.17} ${top}!, ${x + 0.14} 0.66, ${x + 0.26} 0.74, ${x + 0.26} 0.84!, ${x - 0.17} 0.84!, ${x - 0.16} 0.66`,
    ),
    { pigment: 'foam', tone: shade, line: inner },
  );
  for (const dx of [0.08, 0.17])
    pen.stroke(traced(`${x + dx} 0.75, ${x + dx} 0.84`), pen.weight.detail * 1.4);
  // The white of the breast runs down the forelegs.
  if (x > 0)
    pen.fill(outlined(`${x - 0.15} 0.2!, ${x + 0.15} 0.2!, ${x + 0.15} 0.4!, ${x - 0.15} 0.4!`), {
      pigment: 'foam',
      tone: shade,
    });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('1.06 -0.98!, 1.06 -1.3, 1.2 -1.54!, 1.34 -1.28, 1.3 -0.92!'), {
    pigment: 'ember',
    tone: 0.6,
    line: inner,
  });
  pen.fill(outlined('1.44 -0.4!, 1.6 -0.4, 1.7 -0.34!, 1.62 -0.24, 1.4 -0.26!'), {
    pigment: 'foam',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('1.46 -0.38!, 1.62 -0.38!, 1.6 -0.14, 1.5 -0.06, 1.42 -0.16'), {
    pigment: 'blush',
    tone: 0.3,
    line: inner,
  });
  pen.fill(
    outlined(
      '0.56 -0.56, 0.66 -0.9, 0.92 -1.08, 1.2 -1.04, 1.36 -0.86, 1.48 -0.7, 1.74 -0.62, 1.82 -0.5, 1.74 -0.4, 1.5 -0.38, 1.3 -0.26, 1.0 -0.2, 0.7 -0.3',
    ),
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.8, 0.5, x) + 0.4 * smoothstep(-0.5, -0.2, y)),
      line: inner * 1.1,
    },
  );
  pen.fill(
    outlined(
      '1.3 -0.84!, 1.48 -0.7, 1.74 -0.62, 1.82 -0.5, 1.74 -0.4, 1.5 -0.38, 1.3 -0.26, 1.0 -0.2, 0.86 -0.24!, 0.98 -0.4, 1.2 -0.48, 1.3 -0.62',
    ),
    { pigment: 'foam', tone: (_, y) => clamp(0.9 * (y + 0.5)), line: detail },
  );
  pen.fill(outlined('1.84 -0.54, 1.78 -0.64, 1.68 -0.63, 1.68 -0.54, 1.77 -0.48'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('1.76 -0.42, 1.58 -0.4, 1.4 -0.42, 1.34 -0.48'), inner, { taper: 0.3, tapering: 'end' });
  pen.fill(circle([1.22, -0.72], 0.075, 22), { black: 'always', tone: 1 });
  pen.fill(circle([1.2, -0.75], 0.024, 12), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('1.1 -0.84, 1.22 -0.89, 1.32 -0.84'), inner, { taper: 0.3 });
  pen.fill(outlined('0.68 -0.82!, 0.62 -1.2, 0.76 -1.56!, 0.96 -1.3, 1.04 -0.96!, 0.86 -0.86'), {
    pigment: 'ember',
    tone: 0.12,
    line: inner * 1.1,
  });
  pen.fill(outlined('0.76 -0.92!, 0.72 -1.18, 0.78 -1.4!, 0.9 -1.22, 0.95 -0.98!'), {
    pigment: 'blush',
    black: 'uncolored',
    tone: 0.4,
  });
  drawHairs(pen, traced('0.66 -0.66, 0.72 -0.46, 0.86 -0.32'), [-0.12, 0.12], 6);
}

const body = outlined(
  '-1.24 0.0, -1.2 -0.34, -0.96 -0.5, -0.4 -0.5, 0.1 -0.48, 0.46 -0.54, 0.74 -0.7, 1.06 -0.66, 1.2 -0.3, 1.14 0.2, 0.92 0.48, 0.5 0.5, 0 0.48, -0.5 0.46, -0.9 0.48, -1.14 0.34',
);

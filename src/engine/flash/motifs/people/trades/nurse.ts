import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A nurse of old flash: cap with its cross, waved hair, white collar. */
export const nurse: Motif = {
  name: 'nurse',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawUniform(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'water' });
      drawFringe(pen);
      drawCap(pen);
    });
  },
};

/** A nun in prayer's quiet: veil, white coif, a cross on her breast. */
export const nun: Motif = {
  name: 'nun',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawVeil(pen);
      drawWomanFace(pen, {
        skin: 'bone',
        iris: 'water',
        areEyesClosed: canvas.kit.variant % 2 === 0,
        cast: 'bold',
      });
      drawCoif(pen);
      drawCross(pen);
    });
  },
};

function drawHair(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (const [x, y, radiusX, radiusY] of [
      [0.56, 0.36, 0.22, 0.26],
      [0.6, 0.0, 0.22, 0.28],
      [0.54, -0.36, 0.24, 0.3],
    ] as const) {
      side.fill(ellipse([x, y], radiusX, radiusY, 34), {
        pigment: 'ember',
        tone: (px) => clamp(0.2 + 1.6 * (px - x)),
        line: side.weight.inner,
      });
      side.stroke(
        traced(`${x - 0.08} ${y + 0.12}, ${x} ${y - 0.1}, ${x + 0.12} ${y - 0.06}`),
        side.weight.detail * 1.2,
        { taper: 0.4 },
      );
    }
  });
}

function drawFringe(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -0.86!, 0.34 -0.84, 0.58 -0.54, 0.56 -0.2!, 0.44 -0.32, 0.3 -0.5, 0.12 -0.52, 0 -0.62!'),
      { pigment: 'ember', tone: (x) => clamp(0.1 + 0.6 * x), line: side.weight.inner },
    );
    side.stroke(traced('0.1 -0.72, 0.34 -0.64, 0.48 -0.4'), side.weight.detail, { taper: 0.4 });
  });
}

function drawCap(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.36, 0.36 -1.34, 0.74 -1.22!, 0.66 -0.9, 0.6 -0.68!, 0.3 -0.8, 0 -0.82'), {
    pigment: 'foam',
    tone: (x) => clamp(0.03 + 0.7 * smoothstep(0.2, 0.7, Math.abs(x))),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.64 -0.8, -0.3 -0.92, 0 -0.94, 0.3 -0.92, 0.64 -0.8'), inner);
  pen.fill(
    outlined(
      '-0.06 -1.28!, 0.06 -1.28!, 0.06 -1.18!, 0.16 -1.18!, 0.16 -1.06!, 0.06 -1.06!, 0.06 -0.96!, -0.06 -0.96!, -0.06 -1.06!, -0.16 -1.06!, -0.16 -1.18!, -0.06 -1.18!',
    ),
    { pigment: 'petal', black: 'uncolored', tone: 0.1, line: inner * 0.9 },
  );
}

function drawUniform(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 0.96!, 0.5 0.94, 0.86 1.1, 1.02 1.4, 1.04 1.7!, 0 1.76!, 0 1.3!'), {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(0.5, 1.0, x) + 0.3 * (y - 1.2)),
      line: inner * 1.1,
    });
    side.fill(outlined('0.24 0.84!, 0.44 0.92, 0.56 1.12!, 0.3 1.3, 0.02 1.44!, 0.16 1.14'), {
      pigment: 'foam',
      tone: 0.1,
      line: inner,
    });
    side.stroke(traced('0.76 1.2, 0.74 1.44, 0.64 1.7'), detail * 1.3, { taper: 0.4 });
  });
}

function drawVeil(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.2, 0.5 -1.1, 0.78 -0.7, 0.84 -0.1, 0.9 0.5, 1.1 1.1, 1.16 1.74!, 0 1.8'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.3 + 0.4 * Math.abs(x)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const fold of [
      '0.74 0.2, 0.8 0.8, 0.94 1.6',
      '0.6 1.0, 0.62 1.4, 0.7 1.7',
      '0.36 -1.04, 0.6 -0.8, 0.7 -0.4',
    ])
      side.stroke(traced(fold), detail * 1.3, { isErasing: true, taper: 0.4 });
  });
}

/** White linen around the face, and its bib. */
function drawCoif(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.96!, 0.4 -0.9, 0.64 -0.54, 0.68 0.0, 0.62 0.5, 0.72 0.9, 0.66 1.2, 0.4 1.42, 0 1.5!, 0 0.66!, 0.2 0.56, 0.38 0.34, 0.46 0.0, 0.42 -0.36, 0.24 -0.54, 0 -0.58!',
      ),
      {
        pigment: 'foam',
        tone: (x, y) =>
          clamp(
            0.03 + 0.6 * smoothstep(0.4, 0.7, x) + 0.3 * smoothstep(1.0, 0.7, y) * smoothstep(0.5, 0.7, y),
          ),
        line: inner,
      },
    );
    for (const fold of ['0.2 0.76, 0.3 1.0, 0.3 1.3', '0.46 0.7, 0.54 0.9, 0.5 1.16'])
      side.stroke(traced(fold), detail * 1.2, { taper: 0.4 });
  });
}

function drawCross(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.05 1.06!, 0.05 1.06!, 0.05 1.18!, 0.16 1.18!, 0.16 1.28!, 0.05 1.28!, 0.05 1.58!, -0.05 1.58!, -0.05 1.28!, -0.16 1.28!, -0.16 1.18!, -0.05 1.18!',
    ),
    { pigment: 'gold', tone: 0.1, line: pen.weight.inner },
  );
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** Frankenstein's monster: flat skull, cropped fringe, bolts in its neck, a seam across the brow. */
export const frankenstein: Motif = {
  name: 'frankenstein',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCoat(pen);
      drawNeck(pen);
      drawSkull(pen);
      drawManFace(pen, { skin: 'leafLight', mood: 'stern', cast: 'broad' });
      drawFringe(pen);
      drawSeams(pen);
    });
  },
};

function drawCoat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 1.06, 0.5 1.0, 0.94 1.06, 1.24 1.28, 1.32 1.88!, 0 1.92!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.25 + 0.5 * smoothstep(0.5, 1.2, Math.abs(x))),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 1.06!, 0.56 1.02, 0.7 1.24!, 0.5 1.34!, 0.56 1.46!, 0.06 1.88!, 0.04 1.6'), {
      pigment: 'wood',
      tone: (x) => clamp(0.2 + 0.5 * x),
      line: inner,
    });
    side.stroke(traced('0.92 1.3, 0.96 1.6, 0.98 1.86'), detail * 1.4, { isErasing: true, taper: 0.4 });
  });
}

function drawNeck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.4 0.84!, 0.66 0.84!, 0.66 0.74!, 0.82 0.74!, 0.82 1.06!, 0.66 1.06!, 0.66 0.96!, 0.4 0.96!',
      ),
      {
        pigment: 'steel',
        tone: (_, y) => clamp(0.1 + 1.6 * (y - 0.76)),
        line: inner,
      },
    );
    side.stroke(traced('0.72 0.78, 0.72 1.02'), detail * 1.2);
  });
  pen.fill(symmetric('0 0.6, 0.44 0.56!, 0.46 0.96, 0.52 1.2!, 0 1.5!'), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.25 + 0.6 * smoothstep(1.1, 0.76, y) + 0.5 * smoothstep(0.2, 0.5, x)),
    line: inner * 1.1,
  });
}

/** Square above the face, its brow a ledge. */
function drawSkull(pen: Pen): void {
  pen.fill(symmetric('0 -1.12!, 0.58 -1.12!, 0.64 -0.7, 0.62 -0.26!, 0.5 0.1!, 0 0'), {
    pigment: 'leafLight',
    tone: (x) => clamp(0.12 + 0.7 * smoothstep(0.3, 0.64, Math.abs(x + 0.05))),
    line: pen.weight.inner * 1.2,
  });
}

function drawFringe(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.66 -0.36!, -0.7 -0.9, -0.6 -1.24!, 0.6 -1.24!, 0.7 -0.9, 0.66 -0.36!, 0.58 -0.7!, 0.5 -0.52!, 0.4 -0.8!, 0.28 -0.56!, 0.18 -0.82!, 0.04 -0.54!, -0.08 -0.82!, -0.22 -0.56!, -0.34 -0.8!, -0.46 -0.52!, -0.56 -0.74!',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.4, line: pen.weight.inner },
  );
  for (const x of [-0.46, -0.22, 0.04, 0.28, 0.5])
    pen.stroke(traced(`${x * 0.9} -1.16, ${x} -0.94, ${x} -0.7`), pen.weight.detail * 1.2, {
      isErasing: true,
      taper: 0.4,
    });
}

/** Stitched scars on brow and cheek. */
function drawSeams(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.5 -0.46, -0.36 -0.42, -0.2 -0.46'), inner * 1.1, { taper: 0.2 });
  for (const x of [-0.43, -0.34, -0.25]) pen.stroke(traced(`${x} -0.51, ${x} -0.37`), inner * 0.8);
  pen.stroke(traced('0.34 0.16, 0.4 0.34, 0.38 0.54'), inner * 1.1, { taper: 0.2 });
  for (const y of [0.24, 0.34, 0.44]) pen.stroke(traced(`0.31 ${y}, 0.46 ${y}`), inner * 0.8);
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A vampire: widow's peak, pointed ears, fangs and blood, the collar of his cape raised. */
export const vampire: Motif = {
  name: 'vampire',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawCape, { contour: 0.8 });
    canvas.layer((pen) => {
      drawShirt(pen);
      drawBothSides(pen, drawEar);
      drawManFace(pen, { skin: 'foam', mood: 'stern', cast: 'lean' });
      drawMouth(pen);
      drawHair(pen);
    });
  },
};

function drawCape(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0.1 1.3!, 0.5 0.8, 0.9 0.2, 1.24 -0.5!, 1.3 0.2, 1.26 0.8, 1.36 1.3, 1.4 1.76!, 0 1.8!'),
      { pigment: 'dark', black: 'uncolored', tone: (x) => clamp(0.3 + 0.4 * (x - 0.6)), line: inner * 1.1 },
    );
    side.fill(outlined('0.06 1.4!, 0.5 0.86, 0.86 0.34, 1.16 -0.26!, 1.1 0.3, 0.86 0.9, 0.3 1.6!'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.6 - 0.4 * x + 0.2 * y),
      line: inner,
    });
    side.stroke(traced('1.0 1.2, 1.1 1.5, 1.1 1.74'), detail * 1.4, { isErasing: true, taper: 0.4 });
  });
}

function drawShirt(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.6, 0.26 0.6, 0.34 0.96, 0.5 1.2!, 0.3 1.7!, 0 1.76'), {
    pigment: 'foam',
    tone: (_, y) => clamp(0.9 - y),
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0 1.1!, 0.16 0.98, 0.34 1.02!, 0.34 1.26!, 0.14 1.26'), {
      pigment: 'petal',
      black: 'uncolored',
      tone: 0.3,
      line: inner,
    }),
  );
  pen.fill(outlined('0 1.4!, 0.12 1.54!, 0 1.7!, -0.12 1.54!'), { pigment: 'petal', tone: 0.2, line: inner });
}

function drawEar(side: Pen): void {
  side.fill(outlined('0.5 0.2!, 0.58 -0.1, 0.76 -0.3, 0.94 -0.44!, 0.88 -0.14, 0.74 0.14, 0.56 0.32!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.9 - 0.8 * (x - 0.3)),
    line: side.weight.inner * 1.1,
  });
}

function drawMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.44, 0.14 0.4, 0.3 0.44!, 0.22 0.58, 0 0.62'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  pen.fill(symmetric('0 0.45, 0.12 0.43, 0.24 0.46!, 0.14 0.5, 0 0.5'), {
    pigment: 'foam',
    tone: 0,
    line: detail,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.12 0.45!, 0.17 0.7!, 0.22 0.45!'), {
      pigment: 'foam',
      tone: 0,
      line: detail * 1.2,
    }),
  );
  pen.fill(outlined('0.25 0.5!, 0.28 0.66, 0.26 0.8, 0.22 0.66'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.1,
    line: detail,
  });
}

function drawHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.34!, 0.14 -0.56, 0.36 -0.66, 0.5 -0.46, 0.56 -0.1!, 0.68 -0.4, 0.58 -0.8, 0.3 -1.0, 0 -1.06',
    ),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: (_, y) => clamp(0.3 + 0.6 * smoothstep(-0.9, -0.4, y)),
      line: inner * 1.1,
    },
  );
  drawBothSides(pen, (side) => {
    drawGleams(
      side,
      [
        '0.06 -0.6, 0.14 -0.84, 0.3 -0.94',
        '0.2 -0.68, 0.34 -0.8, 0.5 -0.76',
        '0.5 -0.66, 0.58 -0.5, 0.6 -0.3',
      ],
      detail * 1.2,
      0.5,
    );
  });
}

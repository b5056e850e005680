import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBoyBody, drawBoyFace } from '../../parts/faces-and-hair/boy.ts';

/** Momotaro, the peach boy, as the peach opens: a topknot, and a headband with a peach on it. */
export const momotaro: Motif = {
  name: 'momotaro',
  tinted: ['blush'],
  carries: ['peach'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawPeachHalf), { contour: 0.8 });
    canvas.layer((pen) => {
      drawTopknot(pen);
      drawBoyBody(pen);
      drawJacket(pen);
      drawBoyFace(pen);
      drawHairline(pen);
      drawHeadband(pen);
    });
    canvas.layer(drawPeachFront, { contour: 0.8 });
  },
};

function drawTopknot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.1 -0.9!, -0.2 -1.2, -0.44 -1.5!, -0.1 -1.42, 0 -1.6!, 0.12 -1.42, 0.44 -1.5!, 0.2 -1.2, 0.1 -0.9!',
    ),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.5,
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('-0.14 -1.1!, 0.14 -1.1!, 0.12 -0.98!, -0.12 -0.98!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  pen.stroke(traced('0 -1.4, 0 -1.16'), detail * 1.4, { isErasing: true, taper: 0.4 });
}

function drawHairline(pen: Pen): void {
  pen.fill(
    symmetric('0 -1.0, 0.4 -0.94, 0.7 -0.6, 0.74 -0.14, 0.68 0.2!, 0.62 -0.1, 0.54 -0.4, 0.3 -0.56, 0 -0.6'),
    { pigment: 'dark', black: 'uncolored', tone: 0.4, line: pen.weight.inner * 1.1 },
  );
}

function drawHeadband(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.66, 0.4 -0.6, 0.7 -0.4!, 0.72 -0.18!, 0.4 -0.36, 0 -0.42'), {
    pigment: 'foam',
    tone: (x) => clamp(0.5 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.78!, 0.1 -0.68, 0.17 -0.56, 0.12 -0.44, 0 -0.42'), {
    pigment: 'blush',
    tone: 0.1,
    line: inner,
  });
  pen.stroke(traced('0 -0.76, -0.05 -0.6, -0.01 -0.46'), inner * 0.8, { taper: 0.3 });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.0 -0.42!, 0.14 -0.5, 0.28 -0.46!, 0.2 -0.38'), {
      pigment: 'leaf',
      tone: 0.2,
      line: inner * 0.8,
    }),
  );
}

function drawJacket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.28 0.74!, 0.7 0.82, 1.04 1.08, 1.12 1.84!, 0.1 1.88!, 0.2 1.4, 0.36 1.0'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.4) + 0.3 * (y - 1.1)),
      line: inner * 1.1,
    });
    side.fill(outlined('0.24 0.74!, 0.38 0.8, 0.34 1.1, 0.16 1.88!, -0.06 1.88!, 0.16 1.2'), {
      pigment: 'gold',
      tone: 0.2,
      line: inner,
    });
    side.stroke(traced('0.74 0.96, 0.74 1.3, 0.66 1.7'), detail * 1.4, { taper: 0.4 });
  });
}

/** Behind him, its skin outwards. */
function drawPeachHalf(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.1 1.9!, 0.5 0.3, 1.0 -0.5!, 1.5 0.0, 1.76 0.7, 1.5 1.4, 0.9 1.84, 0.1 1.9!'), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.9, 1.76, x) + 0.3 * smoothstep(1.2, 1.9, y)),
    line: inner * 1.2,
  });
  side.fill(outlined('0.1 1.9!, 0.48 0.36, 1.0 -0.5!, 0.98 0.2, 0.86 1.0, 0.5 1.7'), {
    pigment: 'moon',
    tone: 0.15,
    line: inner,
  });
}

/** The near skin of the peach below him, split in the middle, and two leaves. */
function drawPeachFront(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.36 1.0!, -1.0 1.3, -0.5 1.34!, -0.3 1.6!, 0 1.36!, 0.3 1.6!, 0.5 1.34!, 1.0 1.3, 1.36 1.0!, 1.3 1.6, 0.8 2.04, 0 2.16, -0.8 2.04, -1.3 1.6',
    ),
    { pigment: 'blush', tone: (x, y) => clamp(0.05 + 0.4 * x + 0.5 * (y - 1.4)), line: inner * 1.2 },
  );
  pen.stroke(traced('0 1.4, 0.04 1.8, 0 2.12'), detail * 1.5, { taper: 0.3 });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 2.1!, 0.5 1.92, 1.0 2.0, 1.3 2.24!, 0.8 2.3, 0.4 2.26'), {
      pigment: 'leaf',
      tone: (x) => clamp(0.6 - 0.4 * x),
      line: inner,
    });
    side.stroke(traced('0.2 2.12, 0.7 2.12, 1.2 2.22'), detail * 1.3, { taper: 0.3 });
  });
}

import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawRobedFigure } from '../../parts/figures/robed-figure.ts';
import { drawPan } from '../../tools/home-and-health/scales.ts';

/** Lady Justice, blindfolded, the scales in one hand and the sword in the other. */
export const ladyJustice: Motif = {
  name: 'lady-justice',
  tinted: ['foam'],
  carries: ['scales', 'sword'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawSword(pen.at({ at: [0.86, -0.52], angleRad: 0.1 }));
      drawRobedFigure(pen, {
        skin: 'bone',
        cloth: 'foam',
        arms: ['-0.28 -0.72, -0.66 -0.7, -0.8 -1.16', '0.28 -0.72, 0.58 -0.32, 0.84 -0.42'],
        sleeves: 'bare',
        belt: 'gold',
      });
      drawBlindHead(pen.at({ at: [0, -1.18], scale: 0.36 }));
      drawScales(pen.at({ at: [-0.88, -1.3] }));
    });
  },
};

/** Christ the Redeemer above Rio, arms spread wide. */
export const christTheRedeemer: Motif = {
  name: 'christ-the-redeemer',
  tinted: ['grey'],
  carries: ['jesus'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPedestal(pen);
      drawRobedFigure(pen, {
        skin: 'grey',
        cloth: 'grey',
        arms: ['-0.3 -0.74, -0.9 -0.76, -1.44 -0.74', '0.3 -0.74, 0.9 -0.76, 1.44 -0.74'],
        sleeves: 'wide',
      });
      drawBeardedHead(pen.at({ at: [0, -1.16], scale: 0.32 }));
    });
  },
};

function drawScales(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.06 0.0, 0.06 0.16'), inner * 1.6);
  for (const x of [-0.38, 0.5]) drawPan(pen.at({ at: [x, 0.14], scale: 0.56 }), 0.94);
  pen.fill(outlined('-0.44 0.1!, 0.06 0.06!, 0.56 0.1!, 0.56 0.17!, 0.06 0.15, -0.44 0.17!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}

/** Point up, its grip at the origin. */
function drawSword(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.07 -0.12!, 0.07 -0.12!, 0.06 -1.3!, 0 -1.48!, -0.06 -1.3!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 6 * x),
    line: inner,
  });
  pen.stroke(traced('0 -0.16, 0 -1.3'), inner * 0.8);
  pen.fill(outlined('-0.24 -0.18!, 0.24 -0.18!, 0.24 -0.1!, -0.24 -0.1!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-0.045 -0.1!, 0.045 -0.1!, 0.045 0.18!, -0.045 0.18!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  pen.fill(symmetric('0 0.16, 0.08 0.2, 0.06 0.28, 0 0.3'), { pigment: 'gold', tone: 0.3, line: inner });
}

/** Her hair tied up, a cloth over her eyes. */
function drawBlindHead(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = at.withWeight({ contour: inner, inner: detail * 1.3, detail: detail * 0.8 });
  pen.fill(symmetric('0 -1.2, 0.26 -1.1, 0.3 -0.86, 0 -0.8'), { pigment: 'wood', tone: 0.4, line: inner });
  pen.fill(symmetric('0 -0.92, 0.46 -0.8, 0.66 -0.36, 0.62 0.2, 0.44 0.46!, 0 0.3'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
  drawWomanFace(pen, { skin: 'bone', iris: 'wood', areEyesClosed: true, cast: 'stern' });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0 -0.84!, 0.34 -0.78, 0.6 -0.4, 0.58 0.04!, 0.46 -0.2, 0.34 -0.44, 0 -0.54!'), {
      pigment: 'wood',
      tone: 0.3,
      line: detail * 1.4,
    }),
  );
  pen.fill(outlined('-0.58 -0.22!, 0 -0.3, 0.58 -0.22!, 0.56 0.06!, 0 0.1, -0.56 0.06!'), {
    pigment: 'petal',
    tone: 0.25,
    line: inner,
  });
  pen.fill(outlined('0.54 -0.16!, 0.86 -0.06, 1.02 0.3!, 0.82 0.34!, 0.72 0.12, 0.54 0.04!'), {
    pigment: 'petal',
    tone: 0.4,
    line: inner,
  });
  pen.stroke(traced('-0.5 -0.06, 0 -0.12, 0.5 -0.06'), detail, { taper: 0.3 });
}

function drawBeardedHead(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = at.withWeight({ contour: inner, inner: detail * 1.3, detail: detail * 0.8 });
  pen.fill(symmetric('0 -0.98, 0.46 -0.9, 0.72 -0.44, 0.74 0.2, 0.82 0.86, 0.66 1.16!, 0 1.0'), {
    pigment: 'grey',
    tone: 0.6,
    line: inner,
  });
  drawManFace(pen, { skin: 'grey', mood: 'calm', cast: 'lean' });
  drawBeard(pen, { pigment: 'grey', tipY: 1.12, fullness: 0.3 });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.92!, 0.4 -0.88, 0.66 -0.5, 0.7 0.1, 0.78 0.8, 0.66 1.1!, 0.56 0.6, 0.54 0.0, 0.46 -0.4, 0 -0.66!',
      ),
      {
        pigment: 'grey',
        tone: (x) => clamp(0.2 + 0.5 * x),
        line: inner,
      },
    );
    side.stroke(traced('0.1 -0.8, 0.44 -0.66, 0.6 -0.1, 0.64 0.7'), detail, { taper: 0.4 });
  });
}

function drawPedestal(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.6 1.5!, 0.6 1.5!, 0.66 1.66!, 0.6 1.72!, 0.72 2.2!, -0.72 2.2!, -0.6 1.72!, -0.66 1.66!'),
    {
      pigment: 'grey',
      tone: (x) => clamp(0.35 + 0.6 * x),
      line: inner * 1.1,
    },
  );
  for (const edge of ['-0.6 1.72, 0.6 1.72', '-0.2 1.74, -0.24 2.18', '0.2 1.74, 0.24 2.18'])
    pen.stroke(traced(edge), detail * 1.4);
}

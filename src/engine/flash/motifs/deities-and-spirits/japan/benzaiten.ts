import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPipa } from '../../music/strings/pipa.ts';
import { drawHairline, shortHairline } from '../../parts/faces-and-hair/hairline.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawCelestialHair, drawCelestialRobe, drawCelestialSash } from './tennyo.ts';

/** Benzaiten with her lute across her breast, a jewelled crown in her hair, her sash afloat. */
export const benzaiten: Motif = {
  name: 'benzaiten',
  tinted: ['petal'],
  carries: ['pipa', 'shamisen'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawCelestialSash(
        pen,
        '-0.9 1.3, -1.3 0.7, -1.16 -0.2, -0.86 -0.86, -0.3 -1.56, 0.4 -1.5, 0.9 -0.84, 1.18 -0.2, 1.4 0.6, 0.96 1.3',
      ),
    );
    canvas.layer((pen) => {
      drawCelestialHair(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'wood', areEyesClosed: true });
      drawHairline(pen, shortHairline);
      drawCelestialRobe(pen);
      drawCrown(pen);
    });
    canvas.layer((pen) => drawPipa(pen.at({ at: [-0.3, 1.42], angleRad: 1.0, scale: 0.72 })), {
      contour: 0.8,
    });
    canvas.layer(
      (pen) => {
        drawPluckingHand(pen.at({ at: [-0.4, 1.46], angleRad: -0.3 }));
        drawFrettingHand(pen.at({ at: [0.66, 0.84], angleRad: -0.5 }));
      },
      { contour: 0.7 },
    );
  },
};

function drawCrown(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric('0 -1.5!, 0.12 -1.2, 0.26 -1.3!, 0.3 -1.06, 0.5 -1.0!, 0.46 -0.78, 0.2 -0.86, 0 -0.88'),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.5 * Math.abs(x) + 0.3 * (y + 1.1)),
      line: inner * 1.1,
    },
  );
  pen.fill(circle([0, -1.08], 0.09, 24), { pigment: 'petal', tone: 0.15, line: inner });
  for (const x of [-0.28, 0.28])
    pen.fill(circle([x, -0.98], 0.05, 18), { pigment: 'leaf', tone: 0.2, line: inner });
}

/** From below, a plectrum between its fingers. */
function drawPluckingHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.1 -0.06!, 0.34 -0.3!, 0.44 -0.1!, 0.16 0.08!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  pen.fill(
    outlined('-0.5 0.14!, -0.24 -0.1, 0.02 -0.16, 0.2 -0.08, 0.22 0.06, 0.06 0.16, -0.2 0.22, -0.42 0.36!'),
    {
      pigment: 'bone',
      tone: (_, y) => clamp(0.15 + 1.4 * y),
      line: inner * 1.1,
    },
  );
  for (const y of [-0.06, 0.01, 0.08]) pen.stroke(traced(`0.0 ${y}, 0.18 ${y}`), detail * 1.3);
}

/** Fingers over the neck. */
function drawFrettingHand(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.18, -0.06, 0.06, 0.18])
    pen.fill(
      outlined(`${x - 0.055} 0.16!, ${x - 0.06} -0.1, ${x} -0.17, ${x + 0.06} -0.1, ${x + 0.055} 0.16!`),
      {
        pigment: 'bone',
        tone: 0.12,
        line: inner,
      },
    );
}

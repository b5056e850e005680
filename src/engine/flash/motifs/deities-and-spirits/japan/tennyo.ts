import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { onRibbon, ribbon } from '../../../geometry/ribbon.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';
import { drawCloud } from '../../parts/sky-and-land/cloud.ts';

/** A celestial maiden on clouds, her feathered sash afloat around her. */
export const tennyo: Motif = {
  name: 'tennyo',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawCelestialSash(
        pen,
        '-0.9 1.16, -1.36 0.6, -1.16 -0.2, -0.86 -0.86, -0.3 -1.5, 0.4 -1.46, 0.9 -0.84, 1.18 -0.2, 1.36 0.6, 0.9 1.16',
      ),
    );
    canvas.layer((pen) => {
      drawCelestialHair(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'wood', areEyesClosed: canvas.kit.variant % 2 === 0 });
      drawFringe(pen);
      drawCelestialRobe(pen);
      drawBlossom(pen.at({ at: [0, -0.86], scale: 0.2 }));
    });
    canvas.layer((pen) => {
      drawCelestialSash(pen, '-1.5 1.5, -1.2 1.1, -0.8 1.24, -0.4 1.5');
      drawCelestialSash(pen, '0.4 1.5, 0.8 1.24, 1.2 1.1, 1.5 1.5');
    });
    canvas.layer((pen) => drawCloud(pen.at({ at: [-0.1, 1.66], scale: 0.86 })), {
      silhouette: 'fills-and-lines',
      contour: 0.8,
    });
  },
};

/** A long sash that floats along a line. */
export function drawCelestialSash(pen: Pen, line: string): void {
  const { inner, detail } = pen.weight;
  const spine = traced(line, 9);
  const sash = ribbon(spine, (t) => 0.11 + 0.035 * Math.sin(t * 21));
  pen.fill([...sash.left, ...sash.right.toReversed()], {
    pigment: 'petalLight',
    tone: (x, y) => clamp(0.3 + 0.35 * Math.sin(5 * x + 4 * y)),
    line: inner,
  });
  for (const across of [-0.3, 0.35])
    pen.stroke(
      spine.map((_, i) => onRibbon(sash, i / (spine.length - 1), across)),
      detail,
      { taper: 0.3 },
    );
}

/** Two loops above the head, long hair behind it. */
export function drawCelestialHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill([ellipse([0.3, -1.16], 0.24, 0.3, 40), ellipse([0.3, -1.14], 0.1, 0.15, 30)], {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.45,
      line: inner,
      rule: 'evenodd',
    });
    side.stroke(traced('0.44 -1.3, 0.48 -1.14, 0.42 -0.98'), detail, { isErasing: true, taper: 0.4 });
  });
  pen.fill(symmetric('0 -1.0, 0.36 -0.96, 0.62 -0.66, 0.66 -0.1, 0.68 0.5, 0.8 1.0!, 0.4 1.1!, 0 0.8'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.3 + 0.5 * Math.abs(x)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    drawGleams(side, ['0.54 0.2, 0.58 0.6, 0.66 0.96', '0.62 0.0, 0.64 0.4, 0.72 0.8'], detail * 1.2, 0.5);
  });
}

function drawFringe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -0.96!, 0.34 -0.9, 0.56 -0.6, 0.58 -0.16, 0.52 0.2!, 0.46 -0.14, 0.32 -0.44, 0 -0.62!'),
      {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.35,
        line: inner,
      },
    );
    drawGleams(side, ['0.08 -0.86, 0.36 -0.7, 0.51 -0.34', '0.06 -0.74, 0.28 -0.62, 0.43 -0.4'], detail, 0.5);
    side.stroke(traced('0.16 -0.98, 0.5 -1.06, 0.86 -0.96'), inner * 1.4);
    for (const [x, y] of [
      [0.86, -0.9],
      [0.86, -0.8],
      [0.86, -0.7],
    ] as const)
      side.fill(ellipse([x, y], 0.035, 0.04, 14), { pigment: 'gold', tone: 0.2, line: detail });
  });
}

/** A robe with golden lapels, cut off at 1.72. */
export function drawCelestialRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.18 0.86!, 0.5 0.9, 0.9 1.06, 1.1 1.4, 1.1 1.66!, 0 1.72!, 0 1.4!'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.5, 1.05, x) + 0.3 * (y - 1.1)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.52 1.0, 0.48 1.3, 0.36 1.6'), detail * 1.3, { taper: 0.4 });
  });
  pen.fill(outlined('0.24 0.78!, 0.36 0.92, 0.1 1.3, -0.16 1.66!, -0.34 1.66!, 0 1.16, 0.18 0.84'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.24 0.78!, -0.36 0.92, -0.1 1.3, 0.16 1.66!, 0.34 1.66!, 0 1.16, -0.18 0.84'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';

/** A small winged boy who draws his bow, in flight; aims to the right. */
export const cupid: Motif = {
  name: 'cupid',
  tinted: ['petal'],
  carries: ['bow', 'arrow', 'wings'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWing(pen.at({ at: [-0.02, -0.04], scale: 0.82, angleRad: 0.3 }), 0.5);
      drawWing(pen, 0.05);
    });
    canvas.layer((pen) => {
      drawLegs(pen);
      drawTrunk(pen);
    });
    canvas.layer(drawBow, { contour: 0.7, silhouette: 'fills-and-lines' });
    canvas.layer((pen) => {
      drawHead(pen.at({ at: [0.12, -0.68], scale: 0.82 }));
      drawArms(pen);
    });
  },
};

const skin = (line: number, shade = 0.1) =>
  ({
    pigment: 'bone',
    tone: (x: number, y: number) => clamp(shade + 0.35 * smoothstep(0.2, -0.7, x) + 0.2 * Math.max(0, y)),
    line,
  }) as const;

function drawWing(pen: Pen, shade: number): void {
  drawFeatheredWing(pen, traced('-0.96 -0.92, -0.6 -0.86, -0.3 -0.5, -0.16 -0.16'), [
    {
      feathers: 8,
      pigment: 'foam',
      lengths: [0.62, 0.4],
      anglesRad: [3.0, 2.2],
      width: 0.34,
      shade: shade + 0.05,
    },
    { feathers: 7, pigment: 'foam', lengths: [0.34, 0.26], anglesRad: [2.9, 2.1], width: 0.46, shade },
  ]);
}

function drawLegs(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.2 0.46, -0.56 0.62, -0.62 0.72, -0.86 1.12, -0.9 1.2', half: [0.24, 0.19, 0.17, 0.1, 0.08] },
    skin(inner, 0.08),
  );
  drawFoot(pen.at({ at: [-0.9, 1.2], angleRad: 0.9, scale: 0.9 }));
  drawLimb(
    pen,
    { line: '0.0 0.5, 0.3 0.66, 0.36 0.78, 0.16 1.18, 0.12 1.26', half: [0.27, 0.21, 0.19, 0.11, 0.09] },
    skin(inner),
  );
  drawFoot(pen.at({ at: [0.12, 1.26], angleRad: 0.5 }));
  pen.stroke(traced('0.2 0.86, 0.3 0.9, 0.42 0.86'), pen.weight.detail, { taper: 0.4 });
}

function drawFoot(pen: Pen): void {
  pen.fill(outlined('-0.1 -0.06!, 0.08 -0.06, 0.22 0.04, 0.28 0.12, 0.2 0.17, -0.06 0.14, -0.13 0.06'), {
    pigment: 'bone',
    tone: 0.25,
    line: pen.weight.inner,
  });
}

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(trunk, skin(inner * 1.1, 0.04));
  pen.stroke(traced('0.1 0.16, 0.13 0.19, 0.16 0.16'), inner, { taper: 0.3 });
  pen.stroke(traced('0.02 -0.14, 0.12 -0.1, 0.22 -0.14'), detail, { taper: 0.4 });
  pen.fill(sash, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(0, -0.4, x) + 0.8 * (y - 0.36)),
    line: inner,
  });
  for (const fold of ['-0.26 0.36, 0 0.5, 0.26 0.46', '-0.28 0.48, -0.5 0.5, -0.72 0.4'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0], 0.48, 0.46, 50), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(0.1, -0.46, x) + 0.3 * smoothstep(0.2, 0.46, y)),
    line: inner * 1.1,
  });
  for (const [x, y, radius] of curls) {
    pen.fill(circle([x, y], radius, 24), {
      pigment: 'gold',
      tone: (px, py) => clamp(0.3 - 1.2 * (px - x) + 1.2 * (py - y)),
      line: inner,
    });
    pen.stroke(
      traced(
        `${x - radius * 0.5} ${y + 0.02}, ${x} ${y - radius * 0.5}, ${x + radius * 0.5} ${y}, ${x} ${y + radius * 0.4}`,
      ),
      detail,
    );
  }
  const face = pen.at({ at: [0.1, 0.06] });
  drawBothSides(face, (side) => {
    side.fill(ellipse([0.24, 0.14], 0.09, 0.065, 20), { pigment: 'blush', tone: 0.1, isOverlay: true });
    side.fill(ellipse([0.16, 0], 0.045, 0.06, 20), { black: 'always', tone: 1 });
    side.fill(circle([0.17, -0.02], 0.015, 8), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.08 -0.12, 0.16 -0.16, 0.24 -0.12'), detail * 1.4, { taper: 0.4 });
  });
  face.stroke(traced('-0.02 0.08, 0.02 0.11, 0.05 0.08'), inner, { taper: 0.3 });
  face.stroke(traced('-0.1 0.2, 0.01 0.26, 0.11 0.2'), inner * 1.2, { taper: 0.3 });
}

/** The far arm holds the bow out, the near one draws the string to the chin. */
function drawArms(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(pen, { line: '0.26 -0.22, 0.56 -0.26, 0.86 -0.3', half: [0.12, 0.1, 0.07] }, skin(inner));
  pen.fill(ellipse([0.9, -0.3], 0.1, 0.11, 24), skin(inner));
  pen.stroke(traced('0.88 -0.35, 0.95 -0.34'), pen.weight.detail);
  pen.stroke(traced('0.88 -0.29, 0.96 -0.28'), pen.weight.detail);
  drawLimb(
    pen,
    { line: '-0.16 -0.2, -0.34 -0.02, -0.2 0.0, 0.16 -0.24', half: [0.13, 0.13, 0.12, 0.07] },
    skin(inner, 0.15),
  );
  pen.fill(ellipse([0.2, -0.27], 0.09, 0.08, 24), skin(inner));
}

function drawBow(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.72 -1.1!, 0.22 -0.28!, 0.76 0.5!', 1), inner);
  drawLimb(
    pen,
    {
      line: '0.66 -1.16, 0.78 -1.04, 0.94 -0.7, 0.9 -0.3, 0.96 0.1, 0.82 0.46, 0.7 0.58',
      half: [0.02, 0.035, 0.045, 0.05, 0.045, 0.035, 0.02],
    },
    { pigment: 'wood', tone: 0.35 },
  );
  pen.stroke(traced('0.2 -0.28, 0.7 -0.3, 1.24 -0.32'), inner * 1.6);
  pen.fill(
    outlined('1.2 -0.32!, 1.2 -0.44, 1.3 -0.47, 1.38 -0.41, 1.54 -0.33!, 1.38 -0.23, 1.3 -0.18, 1.2 -0.2'),
    {
      pigment: 'petal',
      tone: (_, y) => clamp(0.3 + 2 * (y + 0.32)),
      line: inner,
    },
  );
}

const trunk = outlined(
  '-0.2 -0.3, 0.14 -0.36, 0.34 -0.2, 0.36 0.06, 0.36 0.34, 0.24 0.6, -0.04 0.68, -0.3 0.56, -0.36 0.3, -0.3 0',
);
const sash = outlined(
  '-0.36 0.3!, 0 0.44, 0.38 0.3!, 0.4 0.5, 0.2 0.66, -0.1 0.66, -0.34 0.56, -0.6 0.64, -0.98 0.44!, -0.76 0.36, -0.56 0.4',
);
const curls = [
  [-0.4, 0.06, 0.13],
  [-0.44, -0.14, 0.15],
  [-0.32, -0.34, 0.17],
  [-0.08, -0.44, 0.18],
  [0.16, -0.42, 0.16],
  [0.34, -0.28, 0.13],
  [-0.16, -0.26, 0.14],
  [0.1, -0.26, 0.12],
] as const;

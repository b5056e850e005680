import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A dwarf from the front: short and broad, a beard down to the belt, an iron cap, a pickaxe. */
export const dwarf: Motif = {
  name: 'dwarf',
  tinted: ['leaf'],
  carries: ['pickaxe'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawLeg);
      drawCoat(pen);
    });
    canvas.layer((pen) => drawPickaxe(pen.at({ at: [1.02, 0.4], angleRad: 0.1 })), { contour: 0.8 });
    canvas.layer((pen) => drawBothSides(pen, drawArm), { contour: 0.8 });
    canvas.layer(drawHead, { contour: 0.8 });
  },
};

function drawLeg(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.06 0.9!, 0.62 0.9!, 0.62 1.34!, 0.12 1.34!'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
  side.fill(outlined('0.1 1.28!, 0.66 1.28!, 0.7 1.5, 0.86 1.62, 0.88 1.74!, 0.06 1.74!, 0.1 1.5'), {
    pigment: 'dark',
    tone: (x) => clamp(0.2 + 0.6 * x),
    line: inner * 1.1,
  });
  side.fill(outlined('0.06 1.22!, 0.7 1.22!, 0.7 1.36!, 0.06 1.36!'), {
    pigment: 'grey',
    tone: 0.2,
    line: inner,
  });
}

function drawCoat(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.4, 0.5 -0.36, 0.84 -0.14, 0.86 0.4, 0.8 0.7, 0.88 1.12!, 0.4 1.16, 0 1.18'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.4, 0.86, Math.abs(x + 0.1)) + 0.2 * y),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.66, 0.82 0.56!, 0.82 0.8!, 0 0.9'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.6 * Math.abs(x)),
    line: inner,
  });
  for (const x of [-0.6, 0.6])
    pen.fill(circle([x, 0.71], 0.05, 16), { pigment: 'gold', tone: 0.1, line: inner * 0.8 });
}

/** Bent before the body; the right one holds the pickaxe. */
function drawArm(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    { line: '0.68 -0.1, 1.0 0.16, 1.12 0.42, 1.06 0.56', half: [0.22, 0.26, 0.22, 0.18] },
    { pigment: 'leaf', tone: (x) => clamp(0.2 + 0.8 * (x - 0.8)) },
  );
  side.fill(outlined('0.84 0.46!, 1.26 0.5!, 1.24 0.66!, 0.84 0.62!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  side.fill(outlined('0.86 0.62, 1.06 0.6, 1.24 0.68, 1.24 0.86, 1.12 0.96, 0.94 0.94, 0.84 0.8'), {
    pigment: 'bone',
    tone: (_, y) => clamp(1.4 * (y - 0.6)),
    line: inner,
  });
  for (const x of [0.96, 1.05, 1.14]) side.stroke(traced(`${x} 0.78, ${x} 0.94`), detail * 1.4);
}

function drawPickaxe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.06 1.3!, -0.06 -1.5!, 0.06 -1.5!, 0.06 1.3!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.72 -0.84!, -0.52 -1.18, -0.2 -1.36, 0 -1.4, 0.2 -1.36, 0.52 -1.18, 0.72 -0.84!, 0.42 -1.04, 0.16 -1.14, 0 -1.16, -0.16 -1.14, -0.42 -1.04',
    ),
    { pigment: 'steel', tone: (_, y) => clamp(0.2 + 1.4 * (y + 1.4)), line: inner * 1.1 },
  );
  pen.fill(outlined('-0.12 -1.46!, 0.12 -1.46!, 0.12 -1.08!, -0.12 -1.08!'), {
    pigment: 'steel',
    tone: 0.5,
    line: inner,
  });
  pen.stroke(traced('-0.5 -1.12, -0.24 -1.26, 0.24 -1.26, 0.5 -1.12'), detail * 1.3, { taper: 0.3 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLocks(pen, beard, {
    width: 0.32,
    bend: 0.1,
    pigment: 'ember',
    tone: (x, y) => clamp(0.2 + 0.4 * Math.abs(x) + 0.25 * y),
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.54 -0.62!, 0.68 -0.7, 0.74 -0.54, 0.64 -0.38, 0.54 -0.4!'), {
      pigment: 'bone',
      tone: 0.4,
      line: inner,
    }),
  );
  pen.fill(symmetric('0 -1.1, 0.5 -1.0, 0.58 -0.7, 0.54 -0.3, 0.3 -0.06, 0 0.0'), {
    pigment: 'bone',
    tone: (x) => clamp(0.08 + 0.8 * smoothstep(0.26, 0.56, Math.abs(x + 0.05))),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.14 -0.6!, 0.24 -0.68, 0.36 -0.6!, 0.25 -0.54'), {
      pigment: 'foam',
      tone: 0,
      line: inner,
    });
    side.dot([0.25, -0.6], inner * 1.6);
    side.fill(outlined('0.08 -0.68!, 0.16 -0.8, 0.36 -0.84, 0.52 -0.7!, 0.34 -0.72, 0.2 -0.68'), {
      pigment: 'ember',
      black: 'uncolored',
      tone: 0.5,
      line: inner,
    });
  });
  drawLocks(pen, cheeks, { width: 0.3, bend: 0.1, pigment: 'ember', tone: 0.25 });
  pen.fill(symmetric('0 -0.2!, 0.2 -0.24, 0.46 -0.1, 0.62 0.08!, 0.36 0.06, 0.1 -0.02, 0 -0.08!'), {
    pigment: 'ember',
    tone: 0.1,
    line: inner,
  });
  pen.fill(symmetric('0 -0.62, 0.09 -0.56, 0.1 -0.44, 0.22 -0.34, 0.2 -0.2, 0 -0.16'), {
    pigment: 'blush',
    tone: (x) => clamp(0.1 + 2 * x),
    line: inner,
  });
  pen.fill(symmetric('0 -1.62, 0.3 -1.54, 0.54 -1.26, 0.62 -0.9!, 0.3 -0.98, 0 -1.0'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.12 + 0.8 * smoothstep(0.1, 0.6, x) + 0.2 * (y + 1.6)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.92, 0.34 -0.9, 0.66 -0.8!, 0.66 -0.98!, 0.34 -1.08, 0 -1.1'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + Math.abs(x)),
    line: inner,
  });
  pen.fill(outlined('-0.08 -1.08!, -0.06 -1.64!, 0.06 -1.64!, 0.08 -1.08!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  for (const x of [-0.5, -0.26, 0.26, 0.5])
    pen.fill(circle([x, -0.96 + 0.16 * x * x], 0.035, 14), { black: 'always', tone: 1 });
  pen.stroke(traced('0.14 -0.86, 0.2 -0.9, 0.3 -0.88'), detail);
}

const beard: LockPlaces = [
  [0.5, -0.4, 0.12, 0.6],
  [0.44, -0.2, 0.1, 0.66],
  [0.32, -0.1, 0.06, 0.78],
  [0.18, -0.06, 0.02, 0.92],
  [0.05, -0.04, -0.02, 1.0],
];
const cheeks: LockPlaces = [
  [0.5, -0.56, 0.02, 0.5],
  [0.4, -0.34, 0.0, 0.5],
  [0.24, -0.22, 0.0, 0.56],
  [0.08, -0.2, -0.02, 0.66],
];

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A praying mantis that lies in wait, its forelegs folded; looks to the right. */
export const mantis: Motif = {
  name: 'mantis',
  tinted: ['leafLight', 'leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const leg of farLegs) drawJointedLeg(pen, leg, 0.05, 'leaf');
      drawForeleg(pen.at({ at: [0.14, -0.06] }), 'leaf');
      drawAbdomen(pen);
      drawThorax(pen);
      for (const leg of nearLegs) drawJointedLeg(pen, leg, 0.06, 'leafLight');
      drawHead(pen);
      drawForeleg(pen, 'leafLight');
    });
    canvas.layer(drawFeelers, { silhouette: 'fills-and-lines', contour: 0.3 });
  },
};

function drawAbdomen(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(abdomen, { pigment: 'leafLight', tone: (_, y) => clamp(0.3 + 0.8 * (y - 0.3)), line: inner });
  for (const ring of [
    '-0.5 0.62, -0.46 0.78, -0.52 0.9',
    '-0.76 0.72, -0.72 0.86, -0.78 0.98',
    '-1.0 0.82, -0.98 0.94, -1.04 1.02',
  ])
    pen.stroke(traced(ring), detail * 1.3, { taper: 0.3 });
  pen.fill(wing, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.24, 0.6, y - 0.5 * (x + 0.2) - 0.1)),
    line: inner * 1.1,
  });
  for (const vein of [
    '-0.1 0.2, -0.6 0.5, -1.2 0.78',
    '-0.14 0.32, -0.6 0.62, -1.1 0.84',
    '-0.4 0.34, -0.7 0.44, -1.0 0.6',
    '-0.5 0.5, -0.7 0.64, -0.86 0.76',
  ])
    pen.stroke(traced(vein), detail * 1.1, { taper: 0.5 });
}

function drawThorax(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.16 0.34, 0.04 0.0, 0.2 -0.38, 0.34 -0.78', half: [0.17, 0.12, 0.1, 0.16, 0.08] },
    {
      pigment: 'leafLight',
      tone: (x, y) => clamp(0.1 + 3 * (x - 0.08 + 0.44 * (y - 0.0))),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-0.04 0.16, 0.1 -0.18, 0.26 -0.62'), detail * 1.2, { taper: 0.4 });
}

function drawForeleg(pen: Pen, pigment: 'leaf' | 'leafLight'): void {
  const { inner } = pen.weight;
  const tone = (x: number, y: number) => clamp(0.1 + 0.5 * smoothstep(0.3, 1.0, x) + 0.3 * (y + 0.3));
  drawLimb(pen, { line: '0.26 -0.46, 0.44 -0.2, 0.66 0.02', half: [0.09, 0.08, 0.06] }, { pigment, tone });
  for (const [x, y] of spines)
    pen.fill(outlined(`${x - 0.03} ${y}!, ${x + 0.06} ${y - 0.12}!, ${x + 0.05} ${y + 0.03}!`), {
      pigment: 'leaf',
      tone: 0.6,
      line: inner * 0.7,
    });
  drawLimb(
    pen,
    { line: '0.6 0.04, 0.86 -0.2, 1.1 -0.52', half: [0.05, 0.14, 0.09, 0.05] },
    { pigment, tone },
  );
  drawLimb(
    pen,
    { line: '1.1 -0.54, 0.96 -0.36, 0.76 -0.22, 0.6 -0.2', half: [0.05, 0.055, 0.04, 0.012] },
    { pigment, tone },
  );
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(-1.0, -0.72, y) + 0.2 * (0.4 - x)),
    line: inner * 1.1,
  });
  for (const [x, y, turn] of [
    [0.16, -1.06, 0.5],
    [0.66, -1.06, -0.5],
  ] as const) {
    const eye = pen.at({ at: [x, y], angleRad: turn });
    eye.fill(ellipse([0, 0], 0.1, 0.16, 30), {
      pigment: 'gold',
      tone: (ex) => clamp(0.2 + 3 * ex),
      line: inner,
    });
    eye.fill(ellipse([0.02, 0.03], 0.03, 0.045, 14), { black: 'always', tone: 1 });
  }
  pen.stroke(traced('0.3 -1.0, 0.42 -0.94, 0.54 -1.0'), detail * 1.2, { taper: 0.4 });
  pen.stroke(traced('0.36 -0.78, 0.43 -0.74, 0.5 -0.78'), detail * 1.4, { taper: 0.3 });
  for (const x of [0.38, 0.43, 0.48]) pen.dot([x, -1.04], detail);
}

function drawFeelers(pen: Pen): void {
  for (const feeler of [
    '0.36 -1.12, 0.24 -1.36, 0.0 -1.52, -0.24 -1.52',
    '0.48 -1.12, 0.6 -1.38, 0.84 -1.54, 1.06 -1.5',
  ])
    pen.stroke(traced(feeler, 10), pen.weight.inner, { taper: 0.7, tapering: 'end' });
}

const abdomen = outlined(
  '-0.1 0.2!, 0.0 0.42, -0.1 0.66, -0.4 0.86, -0.8 1.0, -1.16 1.06!, -1.1 0.8, -0.6 0.4',
);
const wing = outlined(
  '-0.02 0.1!, 0.0 0.26, -0.2 0.48, -0.6 0.72, -1.04 0.92, -1.42 1.0!, -1.2 0.7, -0.76 0.38, -0.34 0.14',
);
const farLegs = ['-0.06 0.4, 0.34 0.34, 0.5 0.86, 0.66 0.98', '-0.16 0.5, -0.5 0.24, -0.74 0.98, -0.9 1.14'];
const nearLegs = [
  '-0.02 0.36, 0.16 0.56, 0.26 1.08, 0.42 1.2',
  '-0.14 0.46, -0.34 0.1, -0.5 1.1, -0.66 1.24',
];
const spines = [
  [0.7, -0.04],
  [0.78, -0.1],
  [0.86, -0.18],
  [0.93, -0.26],
] as const;
const head = outlined(
  '0.1 -1.12!, 0.26 -1.12, 0.41 -1.06, 0.56 -1.12, 0.72 -1.12!, 0.64 -0.94, 0.5 -0.74, 0.42 -0.68!, 0.34 -0.74, 0.18 -0.94',
);

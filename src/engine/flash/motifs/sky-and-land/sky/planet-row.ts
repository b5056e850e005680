import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

interface Globe {
  readonly radius: number;
  readonly pigment: Pigment;
  /** What is on its face, on a globe of radius 1. */
  readonly drawFace: (pen: Pen) => void;
  readonly isRinged?: boolean;
}

/** From the Sun outwards. The sizes keep their order; the true ones differ too much to be drawn. */
const globes: readonly Globe[] = [
  { radius: 0.1, pigment: 'grey', drawFace: drawCraters },
  { radius: 0.145, pigment: 'bone', drawFace: drawVeils },
  { radius: 0.155, pigment: 'water', drawFace: drawContinents },
  { radius: 0.12, pigment: 'petal', drawFace: drawCraters },
  { radius: 0.34, pigment: 'ember', drawFace: drawBands },
  { radius: 0.27, pigment: 'gold', drawFace: drawVeils, isRinged: true },
  { radius: 0.2, pigment: 'waterLight', drawFace: drawPoleHaze },
  { radius: 0.19, pigment: 'water', drawFace: drawDarkSpot },
];
const gap = 0.09;
const length = globes.reduce((sum, { radius }) => sum + 2 * radius, gap * (globes.length - 1));

/** The eight planets one below the other, Mercury at the top. */
export const planetRow: Motif = {
  name: 'planet-row',
  tinted: [],
  grouping: 'scattered',
  draw(canvas) {
    let top = -length / 2;
    for (const globe of globes) {
      const y = top + globe.radius;
      canvas.layer((pen) => drawGlobe(pen.at({ at: [0, y], scale: globe.radius }), globe), { contour: 0.6 });
      top = y + globe.radius + gap;
    }
  },
};

function drawGlobe(pen: Pen, { pigment, drawFace, isRinged }: Globe): void {
  const { inner } = pen.weight;
  const tilted = pen.at({ angleRad: -0.3 });
  const rings = [ellipse([0, 0], 2, 0.5, 64), ellipse([0, 0], 1.4, 0.3, 64)];
  const look = { pigment: 'bone', tone: 0.3, line: inner * 0.8, rule: 'evenodd' } as const;
  if (isRinged) tilted.fill(rings, look);
  pen.fill(circle([0, 0], 1), { pigment, tone: (x, y) => clamp(0.25 + 0.4 * (x + y)), line: inner });
  drawFace(pen);
  if (!isRinged) return;
  const [outer = [], hole = []] = rings.map((ring) => ring.filter(([, y]) => y >= -0.001));
  tilted.fill([...outer, ...hole.toReversed()], look);
}

function drawCraters(pen: Pen): void {
  for (const [x, y, radius] of [
    [-0.35, -0.3, 0.24],
    [0.3, 0.1, 0.3],
    [-0.25, 0.5, 0.16],
  ] as const)
    pen.fill(circle([x, y], radius, 24), { tone: 0.55, isOverlay: true, line: pen.weight.detail });
}

function drawVeils(pen: Pen): void {
  for (const y of [-0.5, -0.14, 0.56])
    pen.stroke(
      traced(`${-(0.9 - Math.abs(y) * 0.5)} ${y}, -0.2 ${y + 0.12}, 0.5 ${y - 0.02}`),
      pen.weight.detail,
      {
        taper: 0.4,
      },
    );
}

function drawContinents(pen: Pen): void {
  for (const land of [
    '-0.8 -0.45, -0.3 -0.75, 0.1 -0.62, -0.1 -0.3, -0.4 -0.1, -0.6 -0.2',
    '-0.36 0.06, 0.02 0.16, -0.06 0.5, -0.24 0.84, -0.4 0.44',
    '0.4 -0.5, 0.76 -0.5, 0.86 0.1, 0.56 0.4, 0.36 0.0',
  ])
    pen.fill(outlined(land), { pigment: 'leaf', tone: 0.2, line: pen.weight.detail });
}

function drawBands(pen: Pen): void {
  for (const [top, bottom] of [
    [-0.62, -0.4],
    [-0.14, 0.12],
    [0.48, 0.64],
  ] as const) {
    const [a, b] = [Math.sqrt(1 - top * top), Math.sqrt(1 - bottom * bottom)];
    pen.fill(
      outlined(
        `${-a} ${top}!, ${-a * 0.4} ${top + 0.08}, ${a * 0.4} ${top + 0.02}, ${a} ${top}!, ${b} ${bottom}!, ${b * 0.4} ${bottom + 0.03}, ${-b * 0.4} ${bottom + 0.09}, ${-b} ${bottom}!`,
      ),
      { pigment: 'bone', tone: (x, y) => clamp(0.2 + 0.35 * (x + y)), line: pen.weight.detail },
    );
  }
  pen.fill(ellipse([0.34, 0.32], 0.2, 0.12, 24), { pigment: 'petal', tone: 0.3, line: pen.weight.detail });
}

/** Uranus lies on its side: its haze stands upright. */
function drawPoleHaze(pen: Pen): void {
  for (const x of [-0.4, 0.1, 0.55])
    pen.stroke(traced(`${x} -0.7, ${x + 0.1} 0, ${x} 0.7`), pen.weight.detail, { taper: 0.5 });
}

function drawDarkSpot(pen: Pen): void {
  pen.fill(ellipse([-0.2, 0.1], 0.3, 0.16, 24), { pigment: 'dark', tone: 0.4, line: pen.weight.detail });
  pen.stroke(traced('-0.5 -0.4, 0 -0.3, 0.5 -0.42'), pen.weight.detail, { taper: 0.5 });
  pen.stroke(traced('-0.4 0.56, 0 0.64, 0.5 0.52'), pen.weight.detail, { taper: 0.5 });
}

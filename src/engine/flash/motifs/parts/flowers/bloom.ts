import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawPetal, drawPetalRing } from './petal-ring.ts';

/** What stands in the midst of a bloom. */
type Heart =
  | { readonly kind: 'button'; readonly radius: number }
  | { readonly kind: 'whorl'; readonly radius: number }
  /** A black button in a ring of stamens. */
  | { readonly kind: 'eye'; readonly radius: number }
  /** A star of its own colour, one point for each petal. */
  | { readonly kind: 'star'; readonly radius: number }
  /** All around, of two lengths. */
  | { readonly kind: 'stamens'; readonly reach: number; readonly count: number; readonly anther: Pigment }
  /** All to one side, bent upwards. */
  | { readonly kind: 'sweep'; readonly reach: number; readonly count: number };

export interface Bloom {
  readonly pigment: Pigment;
  readonly petals: number;
  /** Along the x axis, from the middle at 0 to the tip at 1. */
  readonly petal: string;
  readonly veins: readonly string[];
  readonly heart: Heart;
  /** The size of a second ring of petals within the first. */
  readonly innerRing?: number;
  /** How far the petals are white, from the middle. */
  readonly blaze?: number;
  /** A stain at the tip of every petal. */
  readonly tip?: Pigment;
  /** Freckles on the upper petal. */
  readonly freckles?: boolean;
}

/** An open flower of radius 1. */
export function drawBloom(pen: Pen, { petals, petal, innerRing, ...bloom }: Bloom): void {
  const { pigment, veins } = bloom;
  const look = { outline: outlined(petal), pigment, veins, rootTone: 0.85 };
  const turn = pen.random.between(-0.3, 0.3) - Math.PI / 2;
  // Every other petal lies above its neighbours.
  for (const parity of [0, 1])
    for (let i = parity; i < petals; i += 2)
      drawPetal(pen.at({ angleRad: turn + (i * fullTurn) / petals, scale: 1 - 0.06 * parity }), look);
  if (bloom.tip)
    for (let i = 0; i < petals; i++)
      pen
        .at({ angleRad: turn + (i * fullTurn) / petals, scale: 1 - 0.06 * (i % 2) })
        .fill(outlined('0.9 0.0!, 1.0 -0.15!, 0.86 -0.14, 0.76 0, 0.86 0.14, 1.0 0.15!'), {
          pigment: bloom.tip,
          tone: 0.3,
        });
  if (bloom.blaze)
    pen.fill(circle([0, 0], bloom.blaze, 40), { pigment: 'foam', tone: 0, line: pen.weight.detail });
  if (innerRing) drawPetalRing(pen.at({ scale: innerRing }), petals, look, turn + Math.PI / petals);
  if (bloom.freckles)
    for (let i = 0; i < 12; i++)
      pen.dot(polar(turn + 0.17 * ((i % 4) - 1.5), 0.4 + 0.13 * Math.floor(i / 4)), pen.weight.detail * 1.3);
  drawHeart(pen, bloom.heart, petals, turn);
}

function drawHeart(pen: Pen, heart: Heart, petals: number, turn: number): void {
  const { inner, detail } = pen.weight;
  if (heart.kind === 'button') {
    pen.fill(circle([0, 0], heart.radius, 30), { pigment: 'gold', tone: 0.25, line: inner });
    for (let i = 0; i < 14; i++)
      pen.dot(polar(i * 2.4, heart.radius * 0.8 * Math.sqrt(i / 14)), detail * 1.1);
    return;
  }
  if (heart.kind === 'whorl') {
    for (let i = 0; i < 4; i++)
      pen
        .at({ scale: heart.radius * (1 - 0.12 * i), angleRad: turn + i * 1.6 })
        .fill(outlined('-0.7 0.3!, -0.5 -0.6, 0.3 -0.9, 1 -0.2!, 0.5 0.5, -0.2 0.7'), {
          pigment: 'foam',
          tone: (x, y) => clamp(0.3 + 0.5 * y - 0.2 * x),
          line: inner,
        });
    return;
  }
  if (heart.kind === 'star') {
    pen.fill(starPolygon([0, 0], heart.radius, petals, 0.55), { pigment: 'gold', tone: 0.3, line: inner });
    pen.fill(circle([0, 0], heart.radius * 0.3, 20), { pigment: 'leafLight', tone: 0.4, line: detail });
    return;
  }
  if (heart.kind === 'eye') {
    for (let i = 0; i < 26; i++) {
      const tip = polar(turn + (i / 26) * fullTurn, heart.radius * (i % 2 === 0 ? 1.75 : 1.4));
      pen.stroke([[0, 0], tip], detail);
      pen.dot(tip, detail * 1.7);
    }
    pen.fill(circle([0, 0], heart.radius, 30), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.3,
      line: inner,
    });
    return;
  }
  for (let i = 0; i < heart.count; i++) {
    const [root, tip] =
      heart.kind === 'stamens'
        ? [
            [0, 0] as const,
            polar(turn + (i / heart.count) * fullTurn, heart.reach * (i % 2 === 0 ? 1 : 0.66)),
          ]
        : [
            [0, 0.04] as const,
            polar(-0.35 + 0.7 * (i / (heart.count - 1)), heart.reach * (i % 2 === 0 ? 1 : 0.84)),
          ];
    if (heart.kind === 'stamens') pen.stroke([root, tip], detail);
    else
      pen.stroke(
        traced(`${root[0]} ${root[1]}, ${tip[0] * 0.6} ${tip[1] + 0.16}, ${tip[0]} ${tip[1]}`),
        inner,
      );
    pen.fill(circle(tip, 0.055, 12), {
      pigment: heart.kind === 'stamens' ? heart.anther : 'gold',
      black: 'uncolored',
      tone: 0.2,
      line: detail * 0.8,
    });
  }
  pen.fill(circle([0, 0], 0.1, 20), { pigment: 'leafLight', tone: 0.3, line: inner });
}

/** A closed bud that stands on the pen's origin, 1 high. */
export function drawBud(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0 -0.06!, -0.3 -0.3, -0.3 -0.68, 0 -1.02!, 0.3 -0.68, 0.3 -0.3'), {
    pigment,
    tone: (x, y) => clamp(0.3 + x + 0.4 * (y + 0.5)),
    line: inner,
  });
  pen.stroke(traced('-0.06 -0.3, -0.12 -0.6, 0 -0.96'), detail * 1.2, { taper: 0.3 });
  pen.fill(outlined('0 0.1!, -0.3 -0.16, -0.24 -0.46!, -0.06 -0.26, 0.06 -0.26, 0.24 -0.46!, 0.3 -0.16'), {
    pigment: 'leaf',
    tone: 0.35,
    line: inner,
  });
}

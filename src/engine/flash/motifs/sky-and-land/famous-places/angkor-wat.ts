import { clamp, steps } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPalmTree } from '../../parts/plants/palm-tree.ts';

/** Angkor Wat: five towers like lotus buds over galleries and steps, palms beside them. */
export const angkorWat: Motif = {
  name: 'angkor-wat',
  tinted: ['bone'],
  draw(canvas) {
    for (const [x, isFlipped] of [
      [-1.16, false],
      [1.16, true],
    ] as const)
      canvas.layer((pen) => drawPalmTree(pen), { at: { at: [x, 0.4], scale: 0.42, isFlipped } });
    canvas.layer((pen) => {
      for (const [x, foot, scale] of towers) drawTower(pen.at({ at: [x, foot], scale }));
      drawGalleries(pen);
    });
  },
};

/** A bud of tiers that shrink towards the top, 1.9 high from its foot at the origin. */
function drawTower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0!, 0.5 0!, 0.5 -0.42!, 0 -0.42!'), {
    pigment: 'bone',
    tone: (x) => clamp(0.25 + 0.6 * x),
    line: inner,
  });
  for (const [i, y] of steps(6, -0.4, -1.42).entries()) {
    const half = 0.5 * Math.cos((i / 7.4) * (Math.PI / 2)) ** 0.8 + 0.02;
    const low = half * 1.08;
    pen.fill(
      symmetric(
        `0 ${y - 0.2}!, ${half * 0.8} ${y - 0.2}, ${low} ${y - 0.02}, ${low * 0.94} ${y + 0.04}!, 0 ${y + 0.06}!`,
      ),
      { pigment: 'bone', tone: (x) => clamp(0.2 + 0.8 * x + (i % 2 ? 0.1 : 0)), line: inner },
    );
    for (const share of [-0.6, -0.2, 0.2, 0.6])
      pen.stroke(traced(`${share * half} ${y - 0.12}, ${share * low} ${y}`), detail);
  }
  pen.fill(symmetric('0 -1.96!, 0.05 -1.76, 0.12 -1.56!, 0 -1.54!'), {
    pigment: 'bone',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.16 0!, -0.16 -0.26, 0 -0.38!, 0.16 -0.26, 0.16 0!'), { black: 'always', tone: 1 });
}

/** The long galleries in their storeys, pillars between dark doors, and the causeway. */
function drawGalleries(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [top, half, height] of [
    [0.3, 0.9, 0.26],
    [0.56, 1.3, 0.3],
  ] as const) {
    pen.fill(
      outlined(
        `${-half} ${top}!, ${-half + 0.08} ${top - 0.12}, ${half - 0.08} ${top - 0.12}, ${half} ${top}!`,
      ),
      { pigment: 'wood', tone: (x) => clamp(0.3 + 0.2 * x), line: inner },
    );
    pen.fill(
      outlined(`${-half} ${top}!, ${half} ${top}!, ${half} ${top + height}!, ${-half} ${top + height}!`),
      { pigment: 'bone', tone: (x) => clamp(0.2 + 0.2 * x), line: inner },
    );
    for (const x of steps(Math.round(half * 12), -half + 0.1, half - 0.1))
      pen.fill(
        outlined(
          `${x - 0.03} ${top + height * 0.8}!, ${x - 0.03} ${top + height * 0.25}!, ${x + 0.03} ${top + height * 0.25}!, ${x + 0.03} ${top + height * 0.8}!`,
        ),
        { black: 'always', tone: 1 },
      );
  }
  pen.fill(symmetric('0 0.24!, 0.24 0.5!, 0.24 0.86!, 0 0.86!'), {
    pigment: 'bone',
    tone: (x) => clamp(0.15 + x),
    line: inner,
  });
  pen.fill(outlined('-0.1 0.86!, -0.1 0.6, 0 0.5!, 0.1 0.6, 0.1 0.86!'), { black: 'always', tone: 1 });
  pen.fill(symmetric('0 0.86!, 1.4 0.86!, 1.46 0.98!, 0 0.98!'), {
    pigment: 'bone',
    tone: (x) => clamp(0.35 + 0.2 * x),
    line: inner,
  });
  pen.fill(symmetric('0 0.94!, 0.2 0.94!, 0.42 1.3!, 0 1.3!'), {
    pigment: 'scroll',
    tone: 0.08,
    line: inner,
  });
  for (const y of [1.02, 1.1, 1.2])
    pen.stroke(traced(`${-0.24 - (y - 1) * 0.6} ${y}, ${0.24 + (y - 1) * 0.6} ${y}`), detail);
  for (const side of [-1, 1])
    for (const y of [1.06, 1.16])
      pen.stroke(traced(`${side * 0.5} ${y}, ${side * 0.86} ${y + 0.01}, ${side * 1.2} ${y}`), detail, {
        taper: 0.4,
      });
}

const towers = [
  [-0.98, 0.5, 0.4],
  [0.98, 0.5, 0.4],
  [-0.54, 0.32, 0.5],
  [0.54, 0.32, 0.5],
  [0, 0.3, 0.74],
] as const;

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCapitals } from '../../parts/signs-and-ornaments/capitals.ts';

/** The badge of a police officer: a shield with a raised rim, a star in a ring of rays, a banner that says what it is. */
export const badge: Motif = {
  name: 'badge',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawShield(pen);
      drawStar(pen);
      drawBanner(pen);
    });
  },
};

const metal = (x: number, y: number) => clamp(0.1 + 0.28 * (x + y));

function drawShield(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(shield, { pigment: 'gold', tone: metal, line: inner * 1.3 });
  pen.fill(
    shield.map(([x, y]) => [x * 0.86, y * 0.88 + 0.02] as const),
    { pigment: 'gold', tone: (x, y) => clamp(0.5 - 0.25 * (x + y)), line: inner },
  );
  pen.fill(
    shield.map(([x, y]) => [x * 0.8, y * 0.83 + 0.02] as const),
    { pigment: 'gold', tone: (x, y) => clamp(0.12 + 0.2 * (x + y)), line: detail },
  );
  for (const [x, y] of rivets)
    pen.fill(circle([x, y], 0.05, 18), { pigment: 'gold', tone: 0.1, line: detail });
}

function drawStar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i < 32; i++) {
    const angle = (i / 32) * fullTurn;
    pen.stroke([polar(angle, 0.5, center), polar(angle, i % 2 === 0 ? 0.68 : 0.6, center)], detail * 1.2, {
      taper: 0.5,
      tapering: 'end',
    });
  }
  pen.fill(circle(center, 0.48, 60), {
    pigment: 'water',
    tone: (x, y) => clamp(0.3 + 0.4 * (x + y)),
    line: inner,
  });
  pen.stroke([...circle(center, 0.42, 56), polar(0, 0.42, center)], detail, { isErasing: true });
  pen.fill(starPolygon(center, 0.38, 5, 0.4), { pigment: 'gold', tone: 0.05, line: inner });
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * fullTurn - Math.PI / 2;
    pen.stroke([center, polar(angle, 0.34, center)], detail);
  }
}

function drawBanner(pen: Pen): void {
  const { inner } = pen.weight;
  for (const isFlipped of [false, true])
    pen.at({ isFlipped }).fill(outlined('0.72 -0.62!, 1.16 -0.54!, 1.02 -0.38!, 1.14 -0.18!, 0.72 -0.26!'), {
      pigment: 'gold',
      tone: 0.6,
      line: inner,
    });
  pen.fill(symmetric('0 -0.84, 0.5 -0.82, 0.92 -0.74!, 0.92 -0.34!, 0.5 -0.42, 0 -0.44'), {
    pigment: 'scroll',
    tone: (x) => clamp(0.03 + 0.4 * smoothstep(0.5, 0.95, Math.abs(x))),
    line: inner * 1.2,
  });
  drawCapitals(pen.at({ at: [0, -0.62] }), 'POLICE', {
    height: 0.26,
    maxWidth: 1.4,
    lineWidthPx: inner * 1.3,
  });
  pen.stroke(traced('-0.3 0.88, 0 0.94, 0.3 0.88'), inner, { taper: 0.4 });
  pen.stroke(traced('-0.2 0.98, 0 1.02, 0.2 0.98'), pen.weight.detail, { taper: 0.4 });
}

const center = [0, 0.24] as const;
const shield = symmetric(
  '0 -1.3!, 0.16 -1.16, 0.4 -1.12, 0.62 -1.28!, 0.82 -1.08, 1.0 -0.96!, 0.94 -0.66, 0.98 -0.3, 1.06 0.2, 0.96 0.66, 0.66 1.0, 0.3 1.18, 0 1.42!',
);
const rivets = [
  [0, -1.0],
  [-0.5, -1.0],
  [0.5, -1.0],
] as const;

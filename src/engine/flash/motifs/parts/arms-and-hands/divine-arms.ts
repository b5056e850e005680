import { spiral } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** The sharp-edged wheel of Vishnu, its middle at the origin; about 0.9 wide. */
export function drawChakram(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i < 12; i++) {
    const angle = (i * fullTurn) / 12;
    pen.fill([polar(angle - 0.2, 0.34), polar(angle, 0.5), polar(angle + 0.2, 0.34)], {
      pigment: 'ember',
      tone: 0.2,
      line: detail * 1.2,
    });
  }
  pen.fill([circle([0, 0], 0.37, 50), circle([0, 0], 0.25, 40)], {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.8 * (x + y)),
    line: inner,
    rule: 'evenodd',
  });
  for (let i = 0; i < 8; i++) {
    const angle = (i * fullTurn) / 8;
    pen.stroke([polar(angle, 0.09), polar(angle, 0.25)], inner);
  }
  pen.fill(circle([0, 0], 0.1, 24), { pigment: 'petal', tone: 0.1, line: inner });
}

/** A conch blown in battle, its spire up; from -0.55 to 0.5. */
export function drawWarConch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.02 -0.56!, 0.14 -0.36, 0.3 -0.2, 0.36 0.06, 0.24 0.3, 0.02 0.52!, -0.06 0.3, -0.26 0.12, -0.3 -0.1, -0.14 -0.32',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.1 + 0.7 * x + 0.3 * y),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('0.16 -0.08!, 0.28 0.04, 0.2 0.26, 0.04 0.46!, 0.02 0.24, 0.06 0.04'), {
    pigment: 'blush',
    tone: 0.3,
    line: inner,
  });
  for (const turn of ['-0.13 -0.3, 0.0 -0.24, 0.14 -0.34', '-0.28 -0.12, -0.06 -0.08, 0.26 -0.24'])
    pen.stroke(traced(turn), detail * 1.4, { taper: 0.3 });
  pen.stroke(spiral([0.02, -0.42], 0, 0.09, 0.01, 1.2, 14), detail * 1.2);
}

/** A mace with a ribbed head, its grip at the origin, its head at -0.9. */
export function drawMace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.05 -0.6!, 0.05 -0.6!, 0.06 0.4!, -0.06 0.4!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  pen.fill(symmetric('0 -1.26!, 0.06 -1.14, 0.24 -1.04, 0.28 -0.84, 0.2 -0.64, 0 -0.56'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.9 * (x + y + 0.8)),
    line: inner * 1.1,
  });
  for (const x of [-0.14, 0, 0.14])
    pen.stroke(traced(`${x * 0.5} -1.06, ${x} -0.86, ${x * 0.5} -0.62`), detail * 1.3);
  pen.fill(ellipse([0, 0.42], 0.1, 0.08, 20), { pigment: 'gold', tone: 0.2, line: inner });
}

/** A thunderbolt of the gods, upright: three prongs at either end; from -0.6 to 0.6. */
export function drawVajra(pen: Pen): void {
  const { inner } = pen.weight;
  for (const turn of [0, Math.PI]) {
    const end = pen.at({ angleRad: turn });
    for (const prong of [
      '0.06 -0.12!, 0.2 -0.2, 0.24 -0.36, 0.1 -0.54!, 0.15 -0.36, 0.04 -0.24!',
      '-0.06 -0.12!, -0.2 -0.2, -0.24 -0.36, -0.1 -0.54!, -0.15 -0.36, -0.04 -0.24!',
      '-0.05 -0.14!, -0.08 -0.34, 0 -0.64!, 0.08 -0.34, 0.05 -0.14!',
    ])
      end.fill(outlined(prong), { pigment: 'gold', tone: (x) => clamp(0.3 + 2 * x), line: inner });
  }
  pen.fill(ellipse([0, 0], 0.12, 0.18, 28), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner,
  });
}

/** A straight sword, its grip at the origin. */
export function drawStraightSword(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.5!, 0.1 -1.28!, 0.1 -0.2!, 0 -0.18!'), {
    pigment: 'steel',
    tone: (x) => (x > 0 ? 0.5 : 0.05),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 -1.44, 0 -0.24'), detail * 1.2);
  pen.fill(outlined('-0.22 -0.24!, 0.22 -0.24!, 0.26 -0.14!, -0.26 -0.14!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-0.06 -0.14!, 0.06 -0.14!, 0.06 0.28!, -0.06 0.28!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  pen.fill(circle([0, 0.32], 0.09, 22), { pigment: 'gold', tone: 0.2, line: inner });
}

/** A strung bow, its grip at the origin, its back to the right. */
export function drawHeldBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.3 -0.9, -0.3 0.9'), detail * 1.4);
  pen.fill(
    outlined(
      '-0.34 -0.94!, -0.14 -0.86, 0.04 -0.5, 0.06 0.0, 0.04 0.5, -0.14 0.86, -0.34 0.94!, -0.2 0.78, -0.06 0.46, -0.04 0.0, -0.06 -0.46, -0.2 -0.78',
    ),
    { pigment: 'wood', tone: 0.3, line: inner },
  );
}

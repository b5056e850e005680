import { clamp } from '../../../geometry/interval.ts';
import { closed, fullTurn, polar } from '../../../geometry/point.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLionHead } from '../../beasts/felines/lion.ts';
import { drawReaper, drawScythe } from '../../deities-and-spirits/spirits/reaper.ts';
import { drawRose } from '../../flowers/garden/rose.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawCapitals } from '../../parts/signs-and-ornaments/capitals.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';
import { drawHeart } from '../../signs/hearts/heart.ts';

/** The reaper with his scythe. */
export function drawDeath(pen: Pen): void {
  const figure = pen.at({ at: [0.02, 0.02], scale: 0.49 });
  drawScythe(figure);
  drawReaper(figure);
}

/** Two hearts under the same sun, roses at their foot. */
export function drawLovers(pen: Pen): void {
  drawSunburst(pen.at({ at: [0, -0.06] }), { rays: 24, innerRadius: 0.2, outerRadius: 0.52, kind: 'wedges' });
  drawHeart(pen.at({ at: [-0.14, -0.16], scale: 0.27, angleRad: -0.2 }));
  drawHeart(pen.at({ at: [0.14, -0.04], scale: 0.27, angleRad: 0.2 }));
  drawBothSides(pen, (side) => {
    drawLeaf(side.at({ at: [0.14, 0.52], scale: 0.26, angleRad: -0.3 }), { width: 0.5 });
    drawLeaf(side.at({ at: [0.14, 0.56], scale: 0.26, angleRad: 0.4 }), { width: 0.5 });
  });
  drawRose(pen.at({ at: [0, 0.52], scale: 0.19 }));
}

/** The lion, endless strength over its brow. */
export function drawStrength(pen: Pen): void {
  drawEndless(pen.at({ at: [0, -0.6], scale: 0.24 }), pen.weight.inner * 2.2);
  drawLionHead(pen.at({ at: [0, 0.06], scale: 0.31 }), false);
}

/** A lemniscate of half width 1 with a firm line. */
function drawEndless(pen: Pen, widthPx: number): void {
  const line = Array.from({ length: 81 }, (_, i) => {
    const t = (i / 80) * fullTurn;
    const reach = 1 / (1 + Math.sin(t) ** 2);
    return [Math.cos(t) * reach, Math.sin(t) * Math.cos(t) * reach * 1.2] as const;
  });
  pen.stroke(line, widthPx);
}

/** The wand raised under the sign of the endless, his table with cup, blade and coin before it. */
export function drawMagician(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawEndless(pen.at({ at: [0, -0.6], scale: 0.24 }), inner * 2.2);
  drawSunburst(pen.at({ at: [0, -0.3] }), { rays: 16, innerRadius: 0.06, outerRadius: 0.2, kind: 'wedges' });
  pen.fill(outlined('-0.035 0.3!, -0.028 -0.3!, 0.028 -0.3!, 0.035 0.3!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 12 * x),
    line: inner,
  });
  pen.fill(outlined('-0.028 -0.3!, 0.028 -0.3!, 0.028 -0.2!, -0.028 -0.2!'), {
    pigment: 'foam',
    tone: 0,
    line: inner,
  });
  drawCup(pen.at({ at: [-0.3, 0.14] }));
  pen.fill(circle([0.3, 0.12], 0.14, 40), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 2 * (x - 0.26)),
    line: inner,
  });
  pen.stroke(closed(starPolygon([0.3, 0.12], 0.11, 5, 0.382)), detail * 1.2);
  pen.fill(outlined('-0.51 0.28!, 0.51 0.28!, 0.51 0.4!, -0.51 0.4!'), {
    pigment: 'wood',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-0.46 0.4!, 0.46 0.4!, 0.46 0.72!, -0.46 0.72!'), {
    pigment: 'petal',
    tone: 0.25,
    line: inner,
  });
  for (const x of [-0.3, -0.1, 0.12, 0.32])
    pen.stroke(traced(`${x} 0.42, ${x + 0.02} 0.56, ${x - 0.01} 0.72`), detail);
}

/** About 0.26 wide, its foot at 0.14. */
export function drawCup(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.2, 0.13 -0.22!, 0.12 -0.08, 0.03 0.0, 0.03 0.08, 0.1 0.14!, 0 0.15'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 4 * x),
    line: inner,
  });
  pen.stroke(traced('-0.12 -0.16, 0 -0.13, 0.12 -0.16'), inner * 0.8);
}

/** A tower whose crown the lightning throws down. */
export function drawTowerCard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const flame of [
    '-0.17 -0.24!, -0.26 -0.42, -0.12 -0.5, -0.14 -0.62!, 0.0 -0.46, 0.06 -0.56!, 0.16 -0.4, 0.17 -0.24!',
  ])
    pen.fill(outlined(flame), {
      pigment: 'ember',
      tone: (_, y) => clamp(0.7 + 1.4 * (y + 0.3)),
      line: inner,
    });
  pen.fill(outlined('-0.18 -0.26!, -0.1 -0.2!, 0 -0.28!, 0.1 -0.2!, 0.18 -0.28!, 0.24 0.6!, -0.24 0.6!'), {
    pigment: 'grey',
    tone: (x) => clamp(0.15 + 2.4 * (x + 0.02)),
    line: inner * 1.2,
  });
  for (const course of courses) pen.stroke(traced(course), detail);
  for (const [x, y] of [
    [-0.07, -0.04],
    [0.09, -0.04],
    [0.01, 0.2],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.04} ${y + 0.1}!, ${x - 0.04} ${y - 0.02}, ${x} ${y - 0.07}, ${x + 0.04} ${y - 0.02}, ${x + 0.04} ${y + 0.1}!`,
      ),
      {
        pigment: 'ember',
        black: 'uncolored',
        tone: 0.1,
        line: inner,
      },
    );
  pen
    .at({ at: [-0.33, -0.36], angleRad: -0.7 })
    .fill(
      outlined('-0.16 0.09!, -0.18 -0.13!, -0.09 -0.02!, 0 -0.17!, 0.09 -0.02!, 0.18 -0.13!, 0.16 0.09!'),
      {
        pigment: 'gold',
        tone: 0.2,
        line: inner,
      },
    );
  pen.fill(
    outlined(
      '-0.51 0.62!, -0.34 0.46!, -0.2 0.54!, 0.06 0.5!, 0.26 0.56!, 0.4 0.44!, 0.51 0.54!, 0.51 0.72!, -0.51 0.72!',
    ),
    {
      pigment: 'wood',
      tone: (_, y) => clamp(0.2 + 2 * (y - 0.5)),
      line: inner,
    },
  );
  pen.fill(
    outlined(
      '0.48 -0.74!, 0.26 -0.46!, 0.36 -0.44!, 0.14 -0.12!, 0.46 -0.5!, 0.35 -0.52!, 0.51 -0.7!, 0.51 -0.74!',
    ),
    {
      pigment: 'gold',
      tone: 0.05,
      line: inner * 1.1,
    },
  );
}

/** The wheel, its name written around between the spokes. */
export function drawWheelCard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const wheel = pen.at({ scale: 0.46 });
  wheel.fill([circle([0, 0], 1, 90), circle([0, 0], 0.62, 80)], {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.35 * (x + y)),
    line: inner * 1.2,
    rule: 'evenodd',
  });
  wheel.stroke(closed(circle([0, 0], 0.94, 90)), detail);
  for (let i = 0; i < 8; i++) {
    const angleRad = (i / 8) * fullTurn;
    wheel.at({ angleRad }).fill(outlined('0.1 -0.05!, 0.62 -0.045!, 0.62 0.045!, 0.1 0.05!'), {
      pigment: 'ember',
      tone: 0.3,
      line: inner,
    });
  }
  wheel.fill(circle([0, 0], 0.2, 44), { pigment: 'ember', tone: 0.2, line: inner });
  wheel.fill(circle([0, 0], 0.09, 30), { pigment: 'gold', tone: 0.2, line: inner });
  for (const [i, letter] of [...'TARO'].entries()) {
    const angle = -Math.PI / 2 + (i / 4) * fullTurn;
    drawCapitals(wheel.at({ at: polar(angle, 0.78) }), letter, {
      height: 0.22,
      maxWidth: 0.3,
      lineWidthPx: inner * 1.2,
    });
    wheel.fill(starPolygon(polar(angle + Math.PI / 4, 0.78), 0.1, 4, 0.3), {
      pigment: 'foam',
      tone: 0,
      line: detail,
    });
  }
  drawBothSides(pen, (side) => {
    for (const y of [-0.6, 0.6])
      side.fill(starPolygon([0.38, y], 0.1, 8, 0.45), { pigment: 'gold', tone: 0.1, line: detail });
  });
}

const courses = [
  '-0.19 -0.12, -0.05 -0.12',
  '0.06 0.12, 0.21 0.12',
  '-0.21 0.14, -0.1 0.14',
  '-0.22 0.36, -0.04 0.36',
  '0.08 0.36, 0.22 0.36',
  '-0.1 0.46, 0.1 0.46',
];

import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { arc, circle, ellipse, starPolygon } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A gold coin with a star, its milled edge showing. */
export const coin: Motif = {
  name: 'coin',
  tinted: ['gold'],
  grouping: 'scattered',
  draw: (canvas) => canvas.layer(drawCoin),
};

/** A stack of coins, one leaning against it. */
export const coinStack: Motif = {
  name: 'coin-stack',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [i, x] of [-0.3, -0.24, -0.32, -0.27, -0.34, -0.26, -0.3].entries())
        drawLying(pen.at({ at: [x, 0.8 - 0.21 * i] }));
    });
    canvas.layer((pen) => drawCoin(pen.at({ at: [0.5, 0.46], scale: 0.5, angleRad: 0.2 })));
  },
};

function drawCoin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0.1, 0.09], 1), { pigment: 'gold', tone: 0.75, line: inner * 1.1 });
  for (const angle of steps(26, -0.8, 2.3))
    pen.stroke([polar(angle, 1), polar(angle, 1, [0.1, 0.09])], detail * 1.2);
  pen.fill(circle([0, 0], 1), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.35 * (x + y)),
    line: inner * 1.1,
  });
  pen.fill(circle([0, 0], 0.82), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.3 - 0.4 * (x + y)),
    line: inner,
  });
  for (const angle of steps(27, 0, (fullTurn * 27) / 28)) pen.dot(polar(angle, 0.71), detail * 1.1);
  pen.fill(starPolygon([0, 0.02], 0.58, 5, 0.42), { pigment: 'gold', tone: 0.06, line: inner * 1.1 });
  for (let i = 0; i < 5; i++) {
    const angle = -Math.PI / 2 + (i * fullTurn) / 5;
    pen.fill([[0, 0.02], polar(angle, 0.58, [0, 0.02]), polar(angle + fullTurn / 10, 0.244, [0, 0.02])], {
      tone: 0.6,
      isOverlay: true,
    });
    pen.stroke([[0, 0.02], polar(angle, 0.58, [0, 0.02])], detail);
  }
  pen.stroke(arc([0, 0], 0.91, 3.5, 4.3), detail * 1.6, { isErasing: true, taper: 0.3 });
  drawSparkle(pen.at({ at: [-0.66, -0.7], scale: 0.26 }));
}

/** A coin on its side, seen a little from above; 1.2 wide. */
function drawLying(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.6 0!, -0.6 0.18!, -0.4 0.28, 0 0.33, 0.4 0.28, 0.6 0.18!, 0.6 0!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.25 + 0.6 * smoothstep(-0.2, 0.6, x)),
    line: inner,
  });
  for (const x of steps(12, -0.5, 0.5)) {
    const y = 0.16 * Math.sqrt(1 - (x / 0.6) ** 2);
    pen.stroke(
      [
        [x, y + 0.02],
        [x, y + 0.14],
      ],
      detail * 1.1,
    );
  }
  pen.fill(ellipse([0, 0], 0.6, 0.16), { pigment: 'gold', tone: (x) => clamp(0.1 + 0.3 * x), line: inner });
  pen.fill(ellipse([0, 0], 0.44, 0.1), { pigment: 'gold', tone: 0.25, line: detail * 1.3 });
}

import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A pair of knitted mittens on the cord that keeps them together. */
export const mittens: Motif = {
  name: 'gloves',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawCord, { silhouette: 'fills-and-lines', contour: 0.4 });
    canvas.layer((pen) =>
      drawBothSides(pen, (side) => drawMitten(side.at({ at: [0.6, 0.2], angleRad: 0.16 }))),
    );
  },
};

/** From cuff to cuff, tied to a bow in the middle. */
function drawCord(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.78 -0.62, 0.74 -0.94, 0.44 -1.1, 0.2 -0.98, 0 -0.86'), inner * 1.8);
    side.stroke(traced('0 -0.86, 0.14 -1.06, 0.28 -1.0, 0.2 -0.86, 0 -0.86'), inner * 1.6);
    side.stroke(traced('0 -0.86, 0.08 -0.7, 0.16 -0.58'), inner * 1.6);
  });
}

/** Its fingers down, its thumb to the right. */
function drawMitten(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(thumb, { pigment: 'petal', tone: (x) => clamp(0.2 + 0.9 * (x - 0.3)), line: inner * 1.1 });
  side.fill(hand, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.2, -0.45, x) + 0.5 * smoothstep(0.5, 1.1, y)),
    line: inner * 1.1,
  });
  for (const y of [-0.22, 0.44]) {
    side.stroke(zigzag(y), inner * 1.4);
    side.stroke(zigzag(y + 0.12), inner * 1.4);
  }
  drawSnowflake(side.at({ at: [-0.02, 0.16], scale: 0.22 }));
  side.fill(
    outlined('-0.42 -0.8!, 0 -0.86, 0.42 -0.8!, 0.46 -0.6, 0.42 -0.38!, 0 -0.34, -0.42 -0.38!, -0.46 -0.6'),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.1 + 0.6 * smoothstep(-0.1, -0.46, x)),
      line: inner * 1.1,
    },
  );
  for (const x of steps(7, -0.34, 0.34))
    side.stroke(traced(`${x} -0.78, ${x * 1.06} -0.6, ${x} -0.42`), detail * 1.2);
}

/** A knitted row across the hand. */
function zigzag(y: number) {
  return steps(10, -0.38, 0.38).map((x, i) => [x, y + (i % 2 === 0 ? 0 : 0.08)] as const);
}

function drawSnowflake(pen: Pen): void {
  const { inner } = pen.weight;
  for (let i = 0; i < 6; i++) {
    const ray = pen.at({ angleRad: (i * Math.PI) / 3 + Math.PI / 6 });
    ray.stroke(traced('0 0, 1 0'), inner * 1.2);
    ray.stroke(traced('0.84 -0.3!, 0.54 0!, 0.84 0.3!'), inner);
  }
}

const hand = outlined(
  '-0.38 -0.46!, -0.44 0, -0.46 0.5, -0.36 0.9, -0.02 1.06, 0.32 0.9, 0.42 0.5, 0.42 0, 0.38 -0.46!',
);
const thumb = outlined('0.34 -0.3!, 0.56 -0.14, 0.78 0.14, 0.84 0.38, 0.72 0.52, 0.56 0.46, 0.34 0.22!');

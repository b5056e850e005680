import { clamp, smoothstep } from '../../geometry/interval.ts';
import { fullTurn, polar } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/any-beast/fur.ts';
import type { OwlLook } from '../parts/birds/owl-body.ts';
import { drawOwl, drawPerchedOwl } from '../parts/birds/owl-body.ts';

/** A horned owl from the front. */
export const owl: Motif = {
  name: 'owl',
  tinted: ['wood'],
  draw: (canvas) => drawOwl(canvas, look),
  poses: {
    flying: { draw: (canvas) => drawOwl(canvas, look, true) },
    sitting: { draw: (canvas) => drawOwl(canvas, look, false) },
  },
  perched: { draw: (canvas) => drawPerchedOwl(canvas, look) },
};

const look: OwlLook = { coat: 'wood', breast: 'bone', drawHead };

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.45, 0.76, Math.abs(x)) + 0.3 * smoothstep(-0.4, -0.1, y)),
    line: inner * 1.1,
  });
  for (let i = 0; i < 5; i++)
    pen.stroke(
      traced(`${-0.16 + 0.08 * i} -0.96, ${-0.1 + 0.05 * i} -0.86, ${-0.06 + 0.03 * i} -0.76`),
      detail * 1.2,
      { taper: 0.6 },
    );
  drawBothSides(pen, (side) => {
    side.fill(disc, {
      pigment: 'bone',
      tone: (x, y) => clamp(1.05 - 2.6 * Math.sqrt((x - 0.29) ** 2 + (y + 0.55) ** 2)),
      line: inner,
    });
    if (side.hasDetail) {
      for (let i = 0; i < 26; i++) {
        const angle = (i / 26) * fullTurn;
        side.stroke([polar(angle, 0.21, [0.29, -0.55]), polar(angle, 0.29, [0.29, -0.55])], detail * 0.9, {
          taper: 0.6,
        });
      }
    }
    side.fill(circle([0.28, -0.55], 0.185, 40), { black: 'always', tone: 1 });
    side.fill(circle([0.28, -0.55], 0.16, 40), {
      pigment: 'gold',
      tone: (_, y) => clamp(0.65 * smoothstep(-0.52, -0.7, y)),
    });
    side.fill(circle([0.275, -0.55], 0.085, 30), { black: 'always', tone: 1 });
    side.fill(circle([0.245, -0.59], 0.032, 16), { color: [255, 255, 255], tone: 0 });
    side.fill(brow, { pigment: 'foam', tone: (_, y) => 0.5 * smoothstep(-0.7, -0.5, y), line: inner });
    side.stroke(traced('0.12 -0.72, 0.34 -0.9, 0.56 -1.1'), detail, { taper: 0.5 });
  });
  pen.fill(beak, { pigment: 'gold', black: 'uncolored', tone: (x) => clamp(0.2 + 5 * x), line: inner });
}

const head = symmetric(
  '0 -0.94, 0.26 -0.92, 0.46 -1.02, 0.68 -1.3!, 0.72 -1.0, 0.74 -0.7, 0.74 -0.44, 0.62 -0.2, 0.36 -0.06, 0 -0.02',
);
const disc = outlined(
  '0.04 -0.5!, 0.08 -0.78, 0.34 -0.88, 0.58 -0.74, 0.64 -0.5, 0.54 -0.26, 0.32 -0.14, 0.1 -0.18',
);
const brow = outlined(
  '0.02 -0.5!, 0.06 -0.68, 0.26 -0.82, 0.5 -1.0, 0.68 -1.3!, 0.62 -0.98, 0.44 -0.76, 0.2 -0.66',
);
const beak = symmetric('0 -0.56!, 0.08 -0.46, 0.07 -0.3, 0 -0.16!');

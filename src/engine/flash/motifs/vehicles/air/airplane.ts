import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** An airliner seen from above, climbing to the upper right. */
export const airplane: Motif = {
  name: 'airplane',
  tinted: ['petal'],
  leanRad: 0.75,
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.75 });
      drawWings(pen);
      drawHull(pen);
    });
  },
};

function drawWings(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const [x, y] of [
      [0.4, -0.12],
      [0.72, 0.14],
    ] as const)
      side.at({ at: [x, y] }).fill(outlined('-0.06 -0.2, 0 -0.24, 0.06 -0.2, 0.065 0.2!, -0.065 0.2!'), {
        pigment: 'steel',
        tone: (px) => clamp(0.25 + 5 * px),
        line: inner,
      });
    side.fill(wing, {
      pigment: 'foam',
      tone: (x, y) => clamp(0.06 + 0.75 * smoothstep(0.5, 0.1, x) * smoothstep(-0.3, 0.3, y)),
      line: inner * 1.1,
    });
    side.fill(wingTip, { pigment: 'petal', tone: 0.2, line: inner });
    side.stroke(traced('0.14 0.14, 0.98 0.5'), detail * 1.3, { taper: 0.2 });
    side.stroke(traced('0.46 0.17, 0.5 0.3'), detail);
    side.stroke(traced('0.76 0.3, 0.78 0.42'), detail);
    side.fill(tailplane, {
      pigment: 'petal',
      tone: (x) => clamp(0.6 - 1.2 * x),
      line: inner,
    });
  });
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hull, {
    pigment: 'foam',
    tone: (x) => clamp(0.04 + 0.9 * smoothstep(0.02, 0.17, x)),
    line: inner * 1.1,
  });
  pen.fill(cockpit, { black: 'uncolored', pigment: 'water', tone: 0.7, line: detail });
  pen.stroke(traced('0 -0.94, 0 -0.84'), detail, { isErasing: !pen.isColored });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.075 -0.76, 0.085 -0.3, 0.085 0.4, 0.05 0.82'), inner, { taper: 0.1 });
    for (let i = 0; i < 11; i++) side.dot([0.122, -0.62 + 0.1 * i], detail * 1.1);
  });
  pen.fill(symmetric('0 0.56, 0.03 0.72, 0.035 1.08!, 0 1.14!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.3 + 8 * x),
    line: inner,
  });
}

const hull = symmetric('0 -1.1, 0.08 -1.04, 0.145 -0.84, 0.16 -0.5, 0.16 0.3, 0.12 0.74, 0.06 1.04, 0 1.1');
const cockpit = symmetric('0 -0.96, 0.07 -0.93!, 0.1 -0.84!, 0 -0.87');
const wing = outlined('0.1 -0.34!, 0.2 -0.2, 1.12 0.4!, 1.14 0.54!, 0.62 0.36, 0.1 0.26!');
const wingTip = outlined('0.98 0.31!, 1.12 0.4!, 1.14 0.54!, 1.0 0.49!');
const tailplane = outlined('0.06 0.7!, 0.44 0.96!, 0.45 1.06!, 0.06 0.94!');

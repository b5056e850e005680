import { clamp, lerp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

const count = 11;

/** A backbone from behind: vertebrae that grow from the neck down, the sacrum and the tail bone under them. */
export const spine: Motif = {
  name: 'spine',
  tinted: ['bone'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawSacrum(pen.at({ at: [0, 1.1], scale: 1.15 }));
      for (let i = count - 1; i >= 0; i--) {
        const share = i / (count - 1);
        drawVertebra(
          pen.at({ at: [0, lerp(-1.62, 0.92, share ** 1.12)], scale: lerp(0.95, 1.4, share) }),
          share,
        );
      }
    }),
};

/** About 0.5 wide and 0.25 high; those of the neck are broad for their height, the lowest stout. */
function drawVertebra(pen: Pen, share: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.02!, 0.14 0.02!, 0.14 0.16!, 0 0.17!'), {
    pigment: 'waterLight',
    tone: 0.3,
    line: inner * 0.9,
  });
  drawBothSides(pen, (side) =>
    side.fill(share < 0.2 ? shortWing : wing, {
      pigment: 'bone',
      tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.14, 0.42, x) + 1.2 * y),
      line: inner,
    }),
  );
  pen.fill(body, {
    pigment: 'bone',
    tone: (x) => clamp(0.05 + 3 * Math.max(0, Math.abs(x + 0.03) - 0.06)),
    line: inner * 1.1,
  });
  pen.fill(thorn, { pigment: 'bone', tone: (x) => clamp(0.04 + 7 * Math.max(0, x)), line: inner * 0.9 });
  if (pen.hasDetail)
    drawBothSides(pen, (side) => side.stroke(traced('0.13 -0.07, 0.1 -0.01, 0.13 0.05'), detail));
}

function drawSacrum(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(tailBone, { pigment: 'bone', tone: 0.4, line: inner });
  pen.stroke(traced('-0.06 0.76, 0 0.78, 0.06 0.76'), detail * 1.4);
  pen.fill(sacrum, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.08 + 0.9 * smoothstep(0.1, 0.44, Math.abs(x + 0.04)) + 0.2 * y),
    line: inner * 1.2,
  });
  for (const [x, y] of [
    [0.17, 0.2],
    [0.14, 0.36],
    [0.11, 0.5],
  ] as const)
    drawBothSides(pen, (side) =>
      side.fill(outlined(`${x - 0.03} ${y}, ${x} ${y - 0.04}, ${x + 0.04} ${y}, ${x} ${y + 0.04}`), {
        black: 'always',
      }),
    );
  for (const y of [0.14, 0.28, 0.42, 0.54])
    pen.fill(symmetric(`0 ${y - 0.05}, 0.03 ${y}, 0 ${y + 0.06}`), {
      pigment: 'bone',
      tone: 0,
      line: detail * 1.3,
    });
}

const body = symmetric('0 -0.12, 0.12 -0.13, 0.17 -0.09, 0.12 -0.02, 0.16 0.06, 0.1 0.1, 0 0.09');
const wing = outlined('0.1 -0.08!, 0.22 -0.11, 0.34 -0.17, 0.41 -0.13, 0.38 -0.05, 0.26 0.02, 0.12 0.05!');
const shortWing = outlined('0.1 -0.08!, 0.2 -0.1, 0.28 -0.09, 0.3 0, 0.22 0.05, 0.12 0.05!');
const thorn = symmetric('0 -0.08, 0.035 -0.03, 0.04 0.06, 0.03 0.16, 0 0.2');
const sacrum = symmetric('0 0, 0.24 -0.04, 0.46 -0.02, 0.5 0.12, 0.36 0.34, 0.22 0.54, 0.12 0.68, 0 0.7');
const tailBone = symmetric('0 0.62!, 0.11 0.64!, 0.08 0.8, 0.03 0.94, 0 0.96');

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** An otter standing up, its paws before its breast. */
export const otter: Motif = longBodied('otter', { isMasked: false });
/** A ferret standing up, with its mask. */
export const ferret: Motif = longBodied('ferret', { isMasked: true });

interface Coat {
  /** Dark around its eyes. */
  readonly isMasked: boolean;
}

function longBodied(name: string, coat: Coat): Motif {
  return {
    name,
    tinted: ['wood'],
    draw(canvas) {
      canvas.layer((pen) => {
        drawBody(pen, coat);
        drawHead(pen.at({ at: [0, -0.82], scale: 0.46 }), coat);
      });
    },
  };
}

function drawBody(pen: Pen, { isMasked }: Coat): void {
  const { inner, detail } = pen.weight;
  const fur = isMasked ? 'bone' : 'wood';
  drawLimb(
    pen,
    {
      line: '0.2 0.98, 0.56 1.08, 0.86 0.94, 0.98 0.6',
      half: isMasked ? [0.12, 0.12, 0.1, 0.03] : [0.15, 0.15, 0.1, 0.02],
    },
    { pigment: 'wood', tone: (_, y) => clamp(0.3 + 0.8 * (y - 0.8)), line: inner * 1.1 },
  );
  pen.fill(body, {
    pigment: fur,
    tone: (x) => clamp(0.15 + 0.7 * smoothstep(0.1, 0.44, Math.abs(x + 0.05))),
    line: inner * 1.2,
  });
  pen.fill(belly, {
    pigment: isMasked ? 'foam' : 'bone',
    tone: (_, y) => clamp(0.06 + 0.3 * (y + 0.2)),
    line: detail,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.06 1.02, 0.24 0.94, 0.44 1.02, 0.46 1.14, 0.24 1.18, 0.08 1.14'), {
      pigment: 'wood',
      tone: 0.4,
      line: inner,
    });
    for (const x of [0.22, 0.32]) side.stroke(traced(`${x} 1.08, ${x + 0.01} 1.16`), detail);
    drawLimb(
      side,
      { line: '0.34 -0.22, 0.4 0.06, 0.24 0.2, 0.1 0.14', half: [0.11, 0.1, 0.08, 0.07] },
      { pigment: 'wood', tone: (x) => clamp(0.15 + 1.2 * (x - 0.1)), line: inner },
    );
    for (const y of [0.1, 0.16]) side.stroke(traced(`0.04 ${y}, 0.1 ${y + 0.01}`), detail);
  });
  for (const y of [0.36, 0.56, 0.76])
    drawHairs(pen, traced(`-0.14 ${y}, 0 ${y + 0.04}, 0.14 ${y}`), [0, 0.1], 5);
}

/** About 1.9 wide. */
function drawHead(pen: Pen, { isMasked }: Coat): void {
  const { inner, detail } = pen.weight;
  const fur = isMasked ? 'bone' : 'wood';
  drawBothSides(pen, (side) =>
    side.fill(circle([0.68, -0.5], 0.18, 26), { pigment: fur, tone: 0.4, line: inner }),
  );
  pen.fill(head, {
    pigment: fur,
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.4, 0.95, Math.abs(x + 0.06)) + 0.2 * (y - 0.2)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    if (isMasked)
      side.fill(outlined('0.06 -0.14, 0.24 -0.36, 0.54 -0.34, 0.76 -0.08!, 0.56 0.08, 0.26 0.08'), {
        pigment: 'wood',
        tone: 0.5,
        line: detail,
      });
    side.fill(circle([0.38, -0.14], 0.11, 24), { black: 'always', tone: 1 });
    side.fill(circle([0.41, -0.18], 0.03, 12), { color: [255, 255, 255], tone: 0 });
    side.fill(pad, { pigment: 'foam', tone: (x, y) => clamp(0.05 + 0.6 * x + 0.3 * (y - 0.3)), line: inner });
    for (const [y, end] of [
      [0.3, 0.24],
      [0.38, 0.4],
      [0.46, 0.58],
    ] as const)
      side.stroke(traced(`0.26 ${y}, 0.6 ${(y + end) / 2 - 0.04}, 1.0 ${end}`), detail, {
        taper: 0.7,
        tapering: 'end',
      });
  });
  pen.fill(symmetric('0 0.02, 0.16 0.02, 0.2 0.12!, 0.08 0.24, 0 0.26!'), { black: 'always', tone: 1 });
  pen.stroke(traced('0 0.26, 0 0.38'), inner);
  pen.fill(symmetric('0 0.52, 0.1 0.54, 0.08 0.66, 0 0.69'), { pigment: 'blush', tone: 0.2, line: inner });
}

const body = symmetric('0 -0.62, 0.26 -0.56, 0.4 -0.2, 0.44 0.3, 0.5 0.76, 0.44 1.04, 0.2 1.12, 0 1.1');
const belly = symmetric('0 -0.44, 0.14 -0.36, 0.24 0.1, 0.28 0.6, 0.22 0.94, 0 1.0');
const head = symmetric('0 -0.74, 0.4 -0.68, 0.76 -0.4, 0.94 0.04, 0.84 0.4, 0.54 0.64, 0.2 0.72, 0 0.73');
const pad = outlined('0 0.2!, 0.18 0.16, 0.4 0.28, 0.42 0.48, 0.22 0.58, 0.04 0.52, 0 0.4!');

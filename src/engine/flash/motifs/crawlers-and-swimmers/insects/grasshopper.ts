import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

interface Look {
  readonly coat: Pigment;
  readonly wing: Pigment;
  /** Longer than the body, and bent back. */
  readonly antenna: string;
  /** The two bristles at a cricket's tail. */
  readonly hasBristles?: boolean;
}

/** A grasshopper about to leap; looks to the right. */
const grasshopper = leaper('grasshopper', {
  coat: 'leafLight',
  wing: 'leaf',
  antenna: '1.06 -0.34, 1.26 -0.54, 1.4 -0.84',
});
/** A cricket: dark, its feelers longer than itself. */
const cricket = leaper('cricket', {
  coat: 'wood',
  wing: 'dark',
  antenna: '1.06 -0.34, 1.2 -0.76, 0.8 -1.16, 0.1 -1.34, -0.5 -1.26',
  hasBristles: true,
});

export const grasshoppers: readonly Motif[] = [grasshopper, cricket];

function leaper(name: string, look: Look): Motif {
  return {
    name,
    tinted: [look.coat],
    draw(canvas) {
      canvas.layer((pen) => {
        drawHindLeg(pen.at({ at: [0.14, -0.06] }), look, 0.7);
        drawTrunk(pen, look);
        drawHindLeg(pen, look, 0.15);
      });
    },
  };
}

function drawTrunk(pen: Pen, { coat, wing, antenna, hasBristles }: Look): void {
  const { inner, detail } = pen.weight;
  for (const leg of [
    '0.5 0.22, 0.34 0.52, 0.42 0.84, 0.56 0.9',
    '0.66 0.2, 0.82 0.46, 0.74 0.82, 0.9 0.9',
    '0.78 0.14, 1.08 0.34, 1.1 0.72, 1.26 0.8',
  ])
    drawJointedLeg(pen, leg, 0.06, coat);
  if (hasBristles)
    for (const line of ['-1.02 0.24, -1.24 0.2, -1.46 0.28', '-1.02 0.3, -1.2 0.36, -1.36 0.5'])
      pen.stroke(traced(line), inner * 1.6, { taper: 0.6, tapering: 'end' });
  pen.fill(abdomen, {
    pigment: coat,
    tone: (x, y) => clamp(0.15 + 1.1 * smoothstep(0.1, 0.42, y) + 0.2 * smoothstep(0, -1, x)),
    line: inner * 1.1,
  });
  for (const x of [-0.86, -0.68, -0.5, -0.32, -0.14, 0.04])
    pen.stroke(
      traced(`${x} ${0.1 - 0.04 * x}, ${x + 0.05} 0.24, ${x + 0.02} ${0.4 + 0.06 * x}`),
      inner * 0.9,
      { taper: 0.3 },
    );
  pen.fill(wings, {
    pigment: wing,
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.06, 0.16, y + 0.05 * x)),
    line: inner * 1.1,
  });
  for (const line of [
    '0.4 -0.16, -0.2 -0.1, -0.96 0.06',
    '0.4 -0.08, -0.1 -0.02, -0.7 0.08',
    '0.3 -0.22, -0.2 -0.17, -0.8 -0.04',
  ])
    pen.stroke(traced(line), detail * 1.2, { taper: 0.3 });
  for (const x of [-0.6, -0.4, -0.2, 0, 0.2])
    pen.stroke(traced(`${x} ${-0.14 - 0.05 * x}, ${x - 0.05} ${0.02 - 0.03 * x}`), detail);
  pen.fill(saddle, {
    pigment: coat,
    tone: (x, y) => clamp(0.05 + 0.8 * smoothstep(-0.06, 0.24, y) + 0.3 * smoothstep(0.5, 0.3, x)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0.4 -0.16, 0.6 -0.14, 0.82 -0.2'), detail * 1.3, { taper: 0.3 });
  pen.fill(head, {
    pigment: coat,
    tone: (x, y) => clamp(0.06 + 0.7 * smoothstep(-0.1, 0.26, y) + 0.4 * smoothstep(0.86, 0.74, x)),
    line: inner * 1.2,
  });
  pen.fill(ellipse([0.96, -0.2], 0.085, 0.12, 26), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
    line: inner,
  });
  pen.fill(circle([0.94, -0.25], 0.026, 12), { color: [255, 255, 255], tone: 0 });
  for (const line of [
    '1.08 0.06, 1.0 0.1, 0.92 0.06',
    '1.04 0.16, 0.98 0.22, 0.92 0.18',
    '1.02 -0.06, 1.08 0.04, 1.06 0.14',
  ])
    pen.stroke(traced(line), inner, { taper: 0.3 });
  pen.stroke(traced(antenna), inner * 1.5, { taper: 0.7, tapering: 'end' });
}

/** The leaping leg: a thick thigh up to the knee, a toothed shin down to the ground. */
function drawHindLeg(pen: Pen, { coat }: Look, shade: number): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.72 -0.72, -0.88 -0.1, -0.98 0.44, -1.02 0.86', half: [0.06, 0.05, 0.045, 0.035] },
    { pigment: coat, tone: shade + 0.2 },
  );
  for (const share of [0.2, 0.36, 0.52, 0.68, 0.84]) {
    const [x, y] = [-0.74 - 0.26 * share, -0.62 + 1.4 * share];
    pen.fill(outlined(`${x - 0.03} ${y}!, ${x - 0.13} ${y + 0.02}!, ${x - 0.03} ${y + 0.08}!`), {
      pigment: coat,
      tone: shade,
      line: detail,
    });
  }
  drawLimb(
    pen,
    { line: '-1.02 0.84, -0.92 0.92, -0.74 0.94', half: [0.04, 0.05, 0.015] },
    { pigment: coat, tone: shade + 0.1 },
  );
  pen.fill(
    outlined(
      '0.3 0.2!, 0.34 0.02, 0.1 -0.26, -0.3 -0.58, -0.62 -0.84, -0.8 -0.82!, -0.74 -0.64, -0.44 -0.3, -0.06 0.08, 0.14 0.26',
    ),
    {
      pigment: coat,
      tone: (x, y) => clamp(shade + 1.4 * (y - 0.9 * x - 0.02)),
      line: inner * 1.2,
    },
  );
  for (const t of [0.2, 0.36, 0.52, 0.68, 0.82]) {
    const [x, y] = [0.2 - 0.9 * t, 0.08 - 0.84 * t];
    pen.stroke(traced(`${x + 0.1} ${y - 0.06}, ${x} ${y}, ${x - 0.02} ${y + 0.12}`), detail * 1.3, {
      taper: 0.4,
    });
  }
}

const abdomen = outlined('0.5 0.0!, 0 0.02, -0.6 0.08, -1.04 0.22!, -1.0 0.34, -0.6 0.38, 0 0.42, 0.5 0.36!');
const wings = outlined(
  '0.5 -0.24!, 0.2 -0.28, -0.4 -0.2, -0.96 -0.04, -1.24 0.1!, -0.8 0.14, -0.2 0.14, 0.3 0.12, 0.52 0.06!',
);
const saddle = outlined(
  '0.4 -0.3!, 0.62 -0.34, 0.86 -0.36!, 0.9 -0.1, 0.84 0.14, 0.74 0.26!, 0.56 0.28, 0.42 0.14, 0.36 -0.1',
);
const head = outlined(
  '0.82 -0.36!, 0.94 -0.42, 1.06 -0.36, 1.12 -0.16, 1.12 0.06, 1.06 0.24, 0.94 0.3, 0.82 0.22!, 0.8 -0.06',
);

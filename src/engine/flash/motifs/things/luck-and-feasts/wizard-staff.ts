import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { limbOutline } from '../../parts/any-beast/limb.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A wizard's staff: gnarled wood whose roots close around a crystal. */
export const wizardStaff: Motif = {
  name: 'wizard-staff',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRoots(pen, back);
      drawCrystal(pen.at({ at: [0, -0.98], scale: 0.32 }));
      drawShaft(pen);
      drawRoots(pen, front);
    });
    canvas.layer(
      (pen) => {
        for (const [x, y, scale] of sparks) drawSparkle(pen.at({ at: [x, y], scale }));
      },
      { contour: 0 },
    );
  },
};

function drawShaft(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const wood = { pigment: 'wood', tone: (x: number) => clamp(0.3 + 3 * x), line: inner * 1.1 } as const;
  pen.fill(limbOutline({ line: '0.1 0.3, 0.2 0.2, 0.28 0.06', half: [0.07, 0.05, 0.03] }), wood);
  pen.fill(
    limbOutline({
      line: '0 -0.6, 0.04 -0.3, -0.04 0.1, 0.06 0.5, -0.02 0.9, 0.04 1.4',
      half: [0.15, 0.105, 0.12, 0.09, 0.1, 0.08, 0.075, 0.05, 0.02],
    }),
    wood,
  );
  for (const grain of [
    '-0.02 -0.5, 0.02 -0.3, -0.03 -0.08',
    '0.0 -0.0, -0.02 0.16, 0.04 0.36',
    '0.05 0.5, 0.02 0.7, -0.02 0.84',
    '0.0 0.94, 0.03 1.16',
  ])
    pen.stroke(traced(grain), detail * 1.3, { taper: 0.4 });
  for (const [y, turn] of [
    [0.52, 0.16],
    [0.62, -0.16],
    [0.72, 0.16],
  ] as const)
    pen.fill(
      outlined(
        `-0.1 ${y - turn * 0.5}!, 0.14 ${y + turn * 0.5}!, 0.14 ${y + 0.07 + turn * 0.5}!, -0.1 ${y + 0.07 - turn * 0.5}!`,
      ),
      {
        pigment: 'gold',
        tone: 0.25,
        line: inner * 0.9,
      },
    );
}

function drawRoots(pen: Pen, roots: readonly string[]): void {
  for (const line of roots)
    pen.fill(limbOutline({ line, half: [0.11, 0.085, 0.07, 0.05, 0.025] }), {
      pigment: 'wood',
      tone: (x) => clamp(0.3 + 0.8 * x),
      line: pen.weight.inner * 1.1,
    });
}

/** A cut crystal on end, 2.6 high. */
function drawCrystal(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0 -1.5!, 0.8 -0.6!, 0.7 0.7!, 0 1.3!, -0.7 0.7!, -0.8 -0.6!'), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.4, 1, x + 0.3 * y)),
    line: inner * 1.1,
  });
  for (const edge of [
    '0 -1.5!, -0.26 -0.5!, -0.2 0.74!, 0 1.3!',
    '-0.26 -0.5!, 0.36 -0.44!, 0.3 0.76!, 0 1.3!',
    '0 -1.5!, 0.36 -0.44!',
    '-0.8 -0.6!, -0.26 -0.5!',
    '0.36 -0.44!, 0.8 -0.6!',
    '-0.7 0.7!, -0.2 0.74!, 0.3 0.76!, 0.7 0.7!',
  ])
    pen.stroke(traced(edge), detail * 1.4);
}

const back = [
  '0.02 -0.56, -0.2 -0.72, -0.44 -0.94, -0.42 -1.26, -0.2 -1.5',
  '0 -0.56, 0.26 -0.74, 0.46 -1.0, 0.4 -1.34, 0.16 -1.6',
];
const front = ['-0.06 -0.52, -0.16 -0.66, -0.12 -0.82, 0.1 -0.86, 0.22 -0.76'];
const sparks = [
  [-0.62, -1.42, 0.16],
  [0.66, -1.5, 0.12],
  [0.7, -0.9, 0.14],
  [-0.68, -0.78, 0.1],
] as const;

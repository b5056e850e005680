import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Digit } from '../../parts/arms-and-hands/digit.ts';
import { drawDigit } from '../../parts/arms-and-hands/digit.ts';
import { drawForearm } from '../../parts/arms-and-hands/forearm.ts';
import { drawEye } from '../../parts/faces-and-hair/eye.ts';

/** Fingers from the thumb's side, stretched and folded; of a palm that is turned to us. */
const straight: Readonly<Record<'index' | 'middle' | 'ring' | 'little', Digit>> = {
  index: { line: '-0.35 0, -0.37 -0.5, -0.38 -1.0', half: [0.145, 0.115], joints: [0.36, 0.66] },
  middle: { line: '-0.11 0, -0.11 -0.6, -0.11 -1.18', half: [0.145, 0.12], joints: [0.36, 0.66] },
  ring: { line: '0.12 0, 0.13 -0.56, 0.14 -1.06', half: [0.14, 0.115], joints: [0.36, 0.66] },
  little: { line: '0.33 0.06, 0.37 -0.36, 0.41 -0.78', half: [0.125, 0.1], joints: [0.36, 0.66] },
};
const folded: typeof straight = {
  index: {
    line: '-0.36 -0.32, -0.36 -0.08, -0.33 0.16',
    half: [0.14, 0.12],
    nail: [-0.5, 0.5],
    isFolded: true,
  },
  middle: {
    line: '-0.11 -0.38, -0.11 -0.08, -0.11 0.2',
    half: [0.14, 0.12],
    nail: [-0.5, 0.5],
    isFolded: true,
  },
  ring: { line: '0.13 -0.32, 0.13 -0.08, 0.1 0.18', half: [0.135, 0.115], nail: [-0.5, 0.5], isFolded: true },
  little: { line: '0.34 -0.22, 0.34 -0.02, 0.29 0.18', half: [0.12, 0.1], nail: [-0.5, 0.5], isFolded: true },
};
const thumbOver: Digit = {
  line: '-0.3 0.5, -0.34 0.36, -0.18 0.24, 0.08 0.22',
  half: [0.17, 0.125],
  nail: [-0.9, -0.1],
};
const thumbOut: Digit = {
  line: '-0.26 0.44, -0.52 0.26, -0.76 0.06, -0.94 -0.2',
  half: [0.18, 0.12],
  joints: [0.55],
};

const spread: readonly Digit[] = [
  { ...straight.index, line: '-0.33 0, -0.4 -0.5, -0.46 -0.96' },
  straight.middle,
  { ...straight.ring, line: '0.12 0, 0.17 -0.56, 0.21 -1.06' },
  { ...straight.little, line: '0.33 0.06, 0.43 -0.34, 0.53 -0.74' },
  thumbOut,
];
/** Of the heart, the head and life. */
const palmLines = [
  '0.44 0.1, 0.2 0.16, -0.06 0.06, -0.2 -0.04',
  '-0.42 0.08, -0.1 0.18, 0.26 0.32',
  '-0.42 0.1, -0.16 0.26, -0.1 0.5, -0.14 0.68',
];

/** Hands that say something, from the wrist up. */
export const handSigns: readonly Motif[] = [
  open('hand', (pen) => {
    for (const line of palmLines) pen.stroke(traced(line), pen.weight.detail * 1.4, { taper: 0.4 });
  }),
  open('eye-in-palm', (pen) => drawEye(pen.at({ at: [-0.02, 0.22], scale: 0.36 }))),
  signed('fist', [folded.index, folded.middle, folded.ring, folded.little, thumbOver]),
  signed('rock-hand', [straight.index, straight.little, folded.middle, folded.ring, thumbOver]),
  signed('peace-hand', [
    { ...straight.index, line: '-0.32 0, -0.42 -0.5, -0.52 -0.98' },
    { ...straight.middle, line: '-0.08 0, 0.02 -0.58, 0.12 -1.12' },
    folded.ring,
    folded.little,
    { ...thumbOver, line: '-0.3 0.5, -0.3 0.32, -0.1 0.2, 0.2 0.18' },
  ]),
  signed('shaka', [
    { ...straight.little, line: '0.33 0.06, 0.5 -0.26, 0.72 -0.52' },
    folded.index,
    folded.middle,
    folded.ring,
    thumbOut,
  ]),
  signed('crossed-fingers', [
    { ...straight.index, line: '-0.34 0, -0.26 -0.5, -0.1 -1.0' },
    { ...straight.middle, line: '-0.1 0, -0.24 -0.58, -0.36 -1.08' },
    folded.ring,
    folded.little,
    { ...thumbOver, line: '-0.3 0.5, -0.3 0.32, -0.1 0.2, 0.2 0.18' },
  ]),
  signed('middle-finger', [
    { ...straight.middle, joints: [0.5, 0.76], nail: [-0.55, 0.55] },
    ...[folded.index, folded.ring, folded.little].map(fromOutside),
    { ...thumbOut, line: '-0.26 0.5, -0.5 0.36, -0.56 0.14, -0.44 -0.06', nail: [-0.4, 0.5] },
  ]),
];

/** A folded finger whose knuckle is seen, and not its tip. */
function fromOutside({ line, half }: Digit): Digit {
  return { line, half, isFolded: true, joints: [0.5] };
}

/** @param drawInPalm what is to be seen in its palm */
function open(name: string, drawInPalm: (pen: Pen) => void): Motif {
  return {
    name,
    tinted: ['petal'],
    draw: (canvas) =>
      canvas.layer((pen) => {
        drawPalm(pen);
        for (const finger of spread) drawDigit(pen, finger);
        drawInPalm(pen);
      }),
  };
}

function signed(name: string, fingers: readonly Digit[]): Motif {
  return {
    name,
    tinted: ['petal'],
    draw: (canvas) =>
      canvas.layer((pen) => {
        drawPalm(pen);
        for (const finger of fingers) drawDigit(pen, finger);
      }),
  };
}

function drawPalm(pen: Pen): void {
  drawForearm(pen.at({ at: [0, 0.72], angleRad: -Math.PI / 2 }), { cloth: 'petal' });
  pen.fill(
    outlined(
      '-0.25 0.78!, -0.27 0.66, -0.38 0.46, -0.48 0.2, -0.49 -0.08!, 0.46 -0.08!, 0.45 0.14, 0.37 0.44, 0.26 0.64, 0.25 0.78!',
    ),
    { pigment: 'bone', tone: (x, y) => clamp(0.1 + 0.5 * x + 0.2 * y) },
  );
  for (const edge of [
    '-0.25 0.78, -0.27 0.66, -0.38 0.46, -0.48 0.2, -0.49 -0.06',
    '0.46 -0.02, 0.45 0.14, 0.37 0.44, 0.26 0.64, 0.25 0.78',
  ])
    pen.stroke(traced(edge), pen.weight.inner);
  pen.stroke(traced('0.3 0.34, 0.16 0.46, 0.02 0.66'), pen.weight.detail * 1.2, { taper: 0.4 });
}

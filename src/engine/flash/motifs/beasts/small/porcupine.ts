import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A porcupine, its long banded quills raised over the back; looks to the right. */
export const porcupine: Motif = {
  name: 'porcupine',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const row of standing) drawQuills(pen, row);
      drawBody(pen);
      for (const row of lying) drawQuills(pen, row);
      drawFace(pen);
    });
  },
};

interface QuillRow {
  readonly count: number;
  /** Where the quills stand, as the radius of an arc around the middle of the body. */
  readonly root: number;
  readonly length: number;
  readonly fromRad: number;
  readonly toRad: number;
}

/** From the outermost, longest row inwards. */
const standing: readonly QuillRow[] = [
  { count: 17, root: 0.46, length: 0.98, fromRad: -3.3, toRad: -0.84 },
  { count: 14, root: 0.36, length: 0.72, fromRad: -3.2, toRad: -0.7 },
];
/** In front of the body. */
const lying: readonly QuillRow[] = [
  { count: 11, root: 0.24, length: 0.6, fromRad: -3.3, toRad: -0.9 },
  { count: 8, root: 0.06, length: 0.46, fromRad: -3.4, toRad: -1.2 },
];

/** Thin quills of bone, ringed with black, that lean backwards. */
function drawQuills(pen: Pen, { count, root, length, fromRad, toRad }: QuillRow): void {
  for (let i = 0; i < count; i++) {
    const angle = fromRad + ((toRad - fromRad) * i) / (count - 1);
    const at = [-0.2 + root * 1.3 * Math.cos(angle), 0.34 + root * Math.sin(angle)] as const;
    const quill = pen.at({ at, angleRad: angle - 0.24, scale: length * pen.random.between(0.9, 1.06) });
    quill.fill(outlined('0 -0.045!, 0.5 -0.04, 1 0!, 0.5 0.04, 0 0.045!'), {
      pigment: 'bone',
      tone: 0.1,
      line: pen.weight.inner * 0.9,
    });
    for (const x of [0.3, 0.62])
      quill.fill(outlined(`${x} -0.044!, ${x + 0.15} -0.036!, ${x + 0.15} 0.036!, ${x} 0.044!`), {
        black: 'always',
        tone: 1,
      });
  }
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y] of [
    [-0.56, 0.8],
    [0.3, 0.8],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.14} ${y - 0.3}!, ${x + 0.14} ${y - 0.3}!, ${x + 0.16} ${y}, ${x + 0.28} ${y + 0.1}, ${x + 0.2} ${y + 0.16}!, ${x - 0.12} ${y + 0.16}!`,
      ),
      {
        pigment: 'wood',
        tone: 0.6,
        line: inner,
      },
    );
  pen.fill(
    outlined(
      '-0.9 0.5, -0.74 0.2, -0.3 0.06, 0.2 0.0, 0.5 -0.04!, 0.66 0.3, 0.6 0.62, 0.3 0.8, -0.4 0.82, -0.8 0.72',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.25 + 0.6 * smoothstep(0.3, 0.8, y) + 0.1 * x),
      line: inner * 1.1,
    },
  );
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.36 0.0, 0.56 -0.2, 0.84 -0.18, 1.06 0.0, 1.28 0.2, 1.3 0.36, 1.14 0.46, 0.84 0.5, 0.52 0.46, 0.38 0.26',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.2, 0.5, y) + 0.2 * smoothstep(0.7, 0.4, x)),
      line: inner * 1.1,
    },
  );
  pen.fill(circle([0.52, 0.0], 0.12, 26), { pigment: 'wood', tone: 0.5, line: inner });
  pen.fill(circle([0.84, 0.06], 0.06, 22), { black: 'always', tone: 1 });
  pen.fill(circle([0.825, 0.04], 0.02, 12), { color: [255, 255, 255], tone: 0 });
  pen.fill(outlined('1.18 0.14!, 1.3 0.18, 1.32 0.28, 1.22 0.3, 1.16 0.22'), { black: 'always', tone: 1 });
  pen.stroke(traced('1.24 0.38, 1.1 0.4, 1.0 0.36'), inner, { taper: 0.4 });
  for (const whisker of ['1.06 0.3, 0.94 0.42, 0.86 0.56', '1.1 0.34, 1.04 0.48, 1.0 0.6'])
    pen.stroke(traced(whisker), detail * 1.2, { taper: 0.6, tapering: 'end' });
  for (const hair of [
    '0.44 -0.14, 0.2 -0.4, -0.06 -0.44',
    '0.5 -0.18, 0.34 -0.46, 0.12 -0.6',
    '0.6 -0.2, 0.52 -0.46, 0.36 -0.66',
  ])
    pen.stroke(traced(hair), inner * 1.2, { taper: 0.6, tapering: 'end' });
}

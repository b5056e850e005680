import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** What of a fist lies behind the thing that it grips: the palm, the wrist, its cuff. The grip is around (0, 0.5). */
export function drawPalm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(wrist, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.02, 0.34, x) + 0.3 * smoothstep(1.2, 0.9, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.14 1.06, -0.1 1.2, -0.12 1.34'), detail, { taper: 0.5 });
  pen.fill(cuff, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.5, x) + 0.3 * smoothstep(1.5, 1.8, y)),
    line: inner * 1.1,
  });
  pen.fill(band, { pigment: 'gold', tone: 0.25, line: inner });
  for (const fold of [
    '-0.28 1.5, -0.32 1.62, -0.3 1.74',
    '0.06 1.52, 0.04 1.64, 0.08 1.78',
    '0.26 1.5, 0.3 1.66',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

/** The four fingers and the thumb that close over it. */
export function drawGrip(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 3; i >= 0; i--) {
    const y = 0.24 + 0.185 * i;
    const reach = [0.3, 0.36, 0.34, 0.26][i] ?? 0.3;
    pen.fill(
      outlined(
        `0.4 ${y - 0.1}!, 0.12 ${y - 0.13}, ${-reach + 0.1} ${y - 0.11}, ${-reach} ${y}, ${-reach + 0.1} ${y + 0.1}, 0.1 ${y + 0.11}, 0.4 ${y + 0.12}!, 0.47 ${y + 0.02}`,
      ),
      {
        pigment: 'bone',
        tone: (x, py) => clamp(0.08 + 0.5 * smoothstep(0.1, 0.46, x) + 2.6 * Math.max(0, py - y - 0.02)),
        line: inner,
      },
    );
    pen.stroke(traced(`0.16 ${y - 0.07}, 0.19 ${y}, 0.16 ${y + 0.06}`), detail * 1.1, { taper: 0.4 });
    pen.stroke(traced(`0.11 ${y - 0.05}, 0.13 ${y}, 0.11 ${y + 0.05}`), detail, { taper: 0.4 });
    pen.fill(
      outlined(
        `${-reach + 0.02} ${y - 0.055}!, ${-reach + 0.13} ${y - 0.06}, ${-reach + 0.15} ${y}, ${-reach + 0.13} ${y + 0.055}, ${-reach + 0.02} ${y + 0.05}!`,
      ),
      { pigment: 'blush', tone: 0.1, line: detail },
    );
  }
  pen.fill(thumb, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.9 * smoothstep(-0.36, -0.12, x) + 0.3 * smoothstep(0.6, 0.9, y)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.2 -0.06!, -0.1 -0.11, -0.04 -0.04, -0.06 0.06!, -0.16 0.04'), {
    pigment: 'blush',
    tone: 0.1,
    line: detail,
  });
  for (const crease of ['-0.34 0.26, -0.26 0.28, -0.18 0.24', '-0.32 0.32, -0.25 0.34, -0.19 0.31'])
    pen.stroke(traced(crease), detail, { taper: 0.4 });
}

/** An open hand from its side, palm up; what it offers floats above (0.1, 0.3). */
export function drawOpenPalm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const finger of fingers)
    pen.fill(outlined(finger), {
      pigment: 'bone',
      tone: (x, y) => clamp(0.15 + 0.5 * smoothstep(0.9, 0.4, x) + 0.5 * (y - 0.5)),
      line: inner,
    });
  pen.fill(palm, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.05 + 0.75 * smoothstep(0.75, 1.2, y + 0.2 * x) + 0.2 * smoothstep(-0.6, -1, x)),
    line: inner * 1.1,
  });
  for (const line of [
    '-0.4 0.72, -0.1 0.78, 0.24 0.76',
    '-0.5 0.86, -0.34 0.98, -0.3 1.1',
    '0.1 0.92, 0.3 0.86, 0.44 0.76',
  ])
    pen.stroke(traced(line), detail * 1.2, { taper: 0.5 });
  pen.fill(openThumb, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.4, -0.16, x) + 0.4 * (y - 0.4)),
    line: inner,
  });
  pen.fill(outlined('-0.5 0.12!, -0.42 0.05, -0.35 0.1, -0.36 0.2!, -0.45 0.2'), {
    pigment: 'blush',
    tone: 0.1,
    line: detail,
  });
  pen.fill(openCuff, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(1.2, 1.6, y + 0.3 * x) + 0.2 * (y - 1)),
    line: inner * 1.1,
  });
  pen.fill(openBand, { pigment: 'gold', tone: 0.25, line: inner });
}

const wrist = outlined(
  '-0.36 0.3!, -0.1 0.12, 0.24 0.12, 0.42 0.24!, 0.46 0.6, 0.4 0.9, 0.28 1.1, 0.26 1.5!, -0.28 1.5!, -0.26 1.1, -0.36 0.86, -0.42 0.56',
);
const cuff = outlined('-0.36 1.4!, 0 1.46, 0.34 1.4!, 0.46 1.78!, 0 1.86, -0.48 1.78!');
const band = outlined('-0.36 1.32!, 0 1.38, 0.34 1.32!, 0.36 1.46!, 0 1.52, -0.38 1.46!');
const thumb = outlined(
  '-0.4 0.92!, -0.46 0.66, -0.44 0.4, -0.38 0.2, -0.28 -0.02, -0.14 -0.14, -0.02 -0.08, -0.02 0.08, -0.12 0.24, -0.16 0.42, -0.2 0.66, -0.24 0.86!',
);
const fingers = [
  '0.1 0.62!, 0.44 0.52, 0.66 0.3, 0.84 0.12, 0.94 0.16, 0.9 0.3, 0.7 0.56, 0.44 0.76, 0.16 0.84!',
  '0.14 0.66!, 0.54 0.58, 0.8 0.38, 1.0 0.2, 1.1 0.25, 1.05 0.4, 0.82 0.64, 0.5 0.82, 0.16 0.88!',
  '0.14 0.74!, 0.56 0.68, 0.86 0.5, 1.06 0.36, 1.15 0.43, 1.08 0.56, 0.84 0.76, 0.5 0.92, 0.16 0.94!',
  '0.1 0.84!, 0.5 0.82, 0.8 0.66, 0.98 0.56, 1.06 0.64, 0.98 0.76, 0.74 0.92, 0.4 1.04, 0.1 1.04!',
];
const palm = outlined(
  '-1.1 0.88!, -0.86 0.76, -0.62 0.62, -0.3 0.6, 0.04 0.64, 0.3 0.62, 0.36 0.74, 0.3 0.94, 0.14 1.06, -0.14 1.14, -0.42 1.24, -0.64 1.4, -0.78 1.52!',
);
const openThumb = outlined(
  '-0.66 0.7!, -0.6 0.48, -0.56 0.24, -0.48 0.06, -0.38 0.02, -0.3 0.12, -0.34 0.32, -0.32 0.5, -0.16 0.66, -0.1 0.78!, -0.36 0.8',
);
const openCuff = outlined(
  '-1.02 0.74!, -0.66 1.06, -0.6 1.54!, -0.8 1.72, -1.02 1.8!, -1.3 1.42, -1.34 0.94!, -1.16 0.84',
);
const openBand = outlined('-1.06 0.7!, -0.66 1.02, -0.56 1.54!, -0.68 1.62!, -0.8 1.14, -1.18 0.8!');

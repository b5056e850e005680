import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A bent briar pipe, smoke rising from its bowl; its mouthpiece points to the right. */
export const smokingPipe: Motif = {
  name: 'smoking-pipe',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawSmoke, { contour: 0.5 });
    canvas.layer(drawPipe);
  },
};

/** Two pipes whose stems cross, their bowls below. */
export const crossedPipes: Motif = {
  name: 'crossed-pipes',
  tinted: smokingPipe.tinted,
  draw(canvas) {
    const draw = (part: Canvas) => part.layer(drawPipe);
    for (const isFlipped of [true, false]) {
      const side = isFlipped ? 1 : -1;
      canvas.part(draw, { at: [side * 0.22, 0], scale: 0.8, angleRad: side * 0.3, isFlipped });
    }
  },
};

function drawSmoke(pen: Pen): void {
  for (const line of [
    '-0.8 -0.66, -0.98 -0.9, -0.72 -1.12, -0.9 -1.4',
    '-0.58 -0.66, -0.5 -0.92, -0.66 -1.16, -0.4 -1.36, -0.54 -1.62',
  ])
    drawLimb(
      pen,
      { line, half: [0.01, 0.06, 0.07, 0.05, 0.005] },
      { pigment: 'cloud', tone: 0.25, line: pen.weight.inner * 0.9 },
    );
}

function drawPipe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0.36 -0.12, 0.62 -0.46, 0.92 -0.68, 1.34 -0.72', half: [0.14, 0.12, 0.085, 0.07, 0.06] },
    { pigment: 'dark', tone: (x, y) => clamp(0.25 + 0.9 * smoothstep(-0.1, 0.16, y + 0.62 * x)) },
  );
  drawLimb(pen, { line: '1.28 -0.72, 1.4 -0.72', half: [0.095, 0.095] }, { pigment: 'dark', tone: 0.5 });
  pen.stroke(traced('0.56 -0.5, 0.86 -0.73, 1.2 -0.76'), detail * 1.2, { isErasing: true, taper: 0.4 });
  pen.fill(briar, {
    pigment: 'wood',
    tone: (x, y) =>
      clamp(
        0.08 + 0.7 * smoothstep(-0.8, -0.28, x) * smoothstep(0.3, -0.1, y) + 0.8 * smoothstep(0.2, 0.7, y),
      ),
    line: inner * 1.2,
  });
  for (const grain of [
    '-0.96 -0.36, -0.98 0.06, -0.8 0.42, -0.5 0.52',
    '-0.82 -0.36, -0.84 0.02, -0.7 0.28, -0.46 0.38, -0.2 0.3',
    '-0.66 -0.36, -0.66 -0.04, -0.54 0.14',
    '-0.24 0.42, 0.0 0.26, 0.2 0.02',
  ])
    pen.stroke(traced(grain), detail * 1.2, { taper: 0.5 });
  drawLimb(
    pen,
    { line: '0.25 0.06, 0.38 -0.13', half: [0.2, 0.18] },
    { pigment: 'gold', tone: (x) => clamp(0.1 + 2.4 * (x - 0.26)) },
  );
  pen.fill(ellipse([-0.66, -0.58], 0.42, 0.13, 56), { pigment: 'wood', tone: 0.15, line: inner * 1.1 });
  pen.fill(ellipse([-0.66, -0.57], 0.3, 0.08, 48), { black: 'always', tone: 1 });
  pen.fill(ellipse([-0.66, -0.545], 0.2, 0.045, 40), { pigment: 'ember', tone: 0.1 });
}

/** Bowl and shank, of one piece. */
const briar = outlined(
  '-1.08 -0.58!, -1.14 -0.2, -1.06 0.3, -0.8 0.62, -0.44 0.7, -0.08 0.56, 0.2 0.32, 0.42 0.14!, 0.08 -0.06!, -0.04 0.08, -0.18 0.1, -0.26 -0.06, -0.24 -0.58!',
);

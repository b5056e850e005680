import { clamp, steps } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A sausage in its bun under a wave of mustard. */
export const hotDog: Motif = {
  name: 'hot-dog',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: -0.32 });
      drawBunBehind(pen);
      drawSausage(pen);
      drawBunBefore(pen);
    }),
};

function drawBunBehind(pen: Pen): void {
  pen.fill(
    outlined('-1.2 0.1!, -1.26 -0.2, -1.02 -0.5, -0.5 -0.62, 0.5 -0.62, 1.02 -0.5, 1.26 -0.2, 1.2 0.1!'),
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.3 + 0.25 * x + 0.8 * (y + 0.5)),
      line: pen.weight.inner * 1.4,
    },
  );
}

function drawSausage(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-1.56 0.08, -1.5 -0.18, -1.2 -0.32, 0 -0.34, 1.2 -0.32, 1.5 -0.18, 1.56 0.08, 1.44 0.3, 1.1 0.36, -1.1 0.36, -1.44 0.3',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.3 + 0.16 * x + 0.7 * y), line: inner * 1.4 },
  );
  drawGleams(pen, ['-1.46 -0.02, -1.34 -0.16, -1.18 -0.22', '1.2 -0.22, 1.34 -0.18'], inner * 1.6);
  const wave = steps(90, -1.26, 1.26).map((x) => [x, -0.06 + 0.15 * Math.cos(x * 10)] as const);
  pen.fill(
    outlineOf(ribbon(wave, (share) => 0.062 * Math.min(1, 0.3 + 12 * share, 0.3 + 12 * (1 - share)))),
    {
      pigment: 'gold',
      tone: 0.04,
      line: inner * 1.1,
    },
  );
}

function drawBunBefore(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.28 0.14!, -0.9 0.2, 0 0.22, 0.9 0.2, 1.28 0.14!, 1.32 0.4, 1.08 0.72, 0.5 0.84, -0.5 0.84, -1.08 0.72, -1.32 0.4',
    ),
    { pigment: 'ember', tone: (x, y) => clamp(0.1 + 0.3 * x + 0.7 * (y - 0.3)), line: inner * 1.5 },
  );
  pen.stroke(traced('-1.14 0.3, -0.5 0.36, 0.4 0.36'), inner * 1.8, { isErasing: true, taper: 0.4 });
  for (const line of ['-0.7 0.7, 0 0.74, 0.6 0.7', '0.6 0.5, 0.94 0.46', '-0.9 0.52, -0.7 0.56'])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.5 });
}

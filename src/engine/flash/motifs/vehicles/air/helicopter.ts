import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A helicopter from the side, flying to the right. */
export const helicopter: Motif = {
  name: 'helicopter',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (upright) => {
        const pen = upright.at({ angleRad: 0.08 });
        drawSkids(pen);
        drawTail(pen);
        drawCabin(pen);
        drawRotor(pen);
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

function drawSkids(pen: Pen): void {
  const { inner } = pen.weight;
  for (const strut of ['0.02 0.44, -0.06 0.7', '0.6 0.44, 0.66 0.7']) pen.stroke(traced(strut), inner * 2);
  pen.fill(
    outlined('-0.4 0.68!, 0.9 0.68, 1.06 0.62, 1.14 0.52!, 1.18 0.58, 1.1 0.7, 0.94 0.76, -0.4 0.76!'),
    {
      pigment: 'steel',
      tone: 0.4,
      line: inner,
    },
  );
}

function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.5 -0.62!, -1.3 -0.62!, -1.2 -0.26!, -1.34 -0.1!, -1.56 -0.16!'), {
    pigment: 'leaf',
    tone: 0.5,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.2 -0.36!, -0.8 -0.26, -1.4 -0.24!, -1.44 -0.1!, -0.8 0.02, -0.2 0.26!'), {
    pigment: 'leaf',
    tone: (_, y) => clamp(0.1 + 1.8 * (y + 0.14)),
    line: inner * 1.1,
  });
  for (const seam of ['-0.56 -0.3, -0.54 -0.12, -0.58 0.1', '-1.0 -0.26, -0.98 -0.12, -1.02 0.0'])
    pen.stroke(traced(seam), detail * 1.2);
  for (const angleRad of [0.5, 0.5 + Math.PI])
    pen.at({ at: [-1.4, -0.36], angleRad }).fill(outlined('0 -0.03!, 0.34 -0.06!, 0.36 0.05!, 0 0.03!'), {
      pigment: 'steel',
      tone: 0.2,
      line: inner * 0.9,
    });
  pen.fill(circle([-1.4, -0.36], 0.06, 20), { pigment: 'dark', tone: 0.5, line: inner * 0.9 });
}

function drawCabin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.3 -0.4!, -0.12 -0.66, 0.34 -0.68, 0.54 -0.44!'), {
    pigment: 'leaf',
    tone: 0.45,
    line: inner * 1.1,
  });
  pen.fill(cabin, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.08 + 0.8 * smoothstep(0.0, 0.46, y) + 0.3 * smoothstep(-0.1, -0.4, x)),
    line: inner * 1.2,
  });
  for (const pane of panes)
    pen.fill(outlined(pane), {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.9 * (y + 0.3) - 0.4 * (x - 0.6)),
      line: inner,
    });
  for (const glare of [
    '0.76 -0.3, 0.68 -0.14, 0.66 0.0',
    '0.86 -0.26, 0.78 -0.1, 0.76 0.04',
    '0.22 -0.26, 0.16 -0.12',
  ])
    pen.stroke(traced(glare), detail * 1.4, { taper: 0.4 });
  pen.stroke(traced('0.06 -0.4, 0.04 0.0, 0.08 0.4'), detail * 1.4);
  pen.stroke(traced('0.52 -0.4, 0.5 0.0, 0.52 0.42'), detail * 1.4);
  pen.stroke(traced('0.38 0.12, 0.46 0.12'), inner * 1.4);
  pen.fill(ellipse([-0.18, -0.02], 0.12, 0.12, 30), { pigment: 'foam', tone: 0.05, line: inner * 0.9 });
  pen.fill(ellipse([-0.18, -0.02], 0.05, 0.05, 20), { pigment: 'petal', tone: 0.2 });
  pen.stroke(traced('-0.34 0.3, 0.3 0.36, 1.0 0.26'), detail * 1.4, { taper: 0.2 });
}

function drawRotor(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.04 -0.66!, 0.08 -0.9!, 0.2 -0.9!, 0.24 -0.66!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.2 + 4 * (x - 0.1)),
    line: inner,
  });
  for (const blade of [
    '0.14 -0.98!, -1.24 -1.1!, -1.26 -0.98!, 0.14 -0.88!',
    '0.14 -0.98!, 1.5 -0.92!, 1.5 -0.8!, 0.14 -0.88!',
  ])
    pen.fill(outlined(blade), { pigment: 'steel', tone: (_, y) => clamp(0.1 + 5 * (y + 0.97)), line: inner });
  pen.fill(ellipse([0.14, -0.94], 0.12, 0.09, 28), { pigment: 'dark', tone: 0.5, line: inner });
}

const cabin = outlined(
  '-0.4 -0.34!, 0.1 -0.46, 0.54 -0.46, 0.86 -0.36, 1.1 -0.08, 1.16 0.16, 1.04 0.36, 0.7 0.46, 0.2 0.46, -0.2 0.4, -0.42 0.24!',
);
const panes = [
  '0.56 -0.38!, 0.8 -0.34, 1.0 -0.14, 1.1 0.08!, 0.8 0.14, 0.56 0.1!',
  '0.12 -0.36!, 0.46 -0.38!, 0.45 0.02!, 0.12 0.0!',
];

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A hair dryer, blowing to the left, its cord in a curl. */
export const hairDryer: Motif = {
  name: 'hair-dryer',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const tool = pen.at({ angleRad: 0.2 });
        drawCord(tool);
        drawHandle(tool);
        drawBarrel(tool);
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer(
      (pen) => {
        for (const gust of [
          '-1.2 -0.92, -1.4 -1.02, -1.62 -0.98, -1.84 -1.1',
          '-1.22 -0.66, -1.46 -0.68, -1.66 -0.6, -1.94 -0.66',
          '-1.16 -0.4, -1.38 -0.34, -1.58 -0.26, -1.8 -0.3',
        ])
          pen.stroke(traced(gust), pen.weight.inner * 1.6, { taper: 0.4 });
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    );
  },
};

function drawCord(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(
    traced('0.6 1.0, 0.66 1.26, 0.94 1.44, 1.16 1.24, 1.0 1.04, 0.84 1.2, 0.96 1.5, 1.3 1.52'),
    inner * 2.4,
  );
}

function drawHandle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('0.1 -0.2!, 0.56 -0.3!, 0.62 0.2, 0.74 0.7, 0.76 1.0, 0.62 1.1, 0.46 1.04, 0.34 0.6, 0.2 0.2'),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.15 + 1.4 * (x - 0.3 - 0.25 * y)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('0.26 0.1!, 0.38 0.08!, 0.46 0.42!, 0.35 0.44!'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('0.31 0.2, 0.39 0.19'), detail * 1.4, { isErasing: true });
  for (const y of [0.66, 0.76, 0.86]) pen.stroke(traced(`0.46 ${y + 0.02}, 0.62 ${y}`), detail * 1.5);
}

function drawBarrel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const round = (_: number, y: number) => clamp(0.1 + 0.9 * smoothstep(-0.6, -0.04, y));
  pen.fill(outlined('-1.02 -0.8!, -0.66 -0.84!, -0.66 -0.26!, -1.02 -0.3!'), {
    pigment: 'dark',
    tone: round,
    line: inner * 1.1,
  });
  pen.fill(ellipse([-1.02, -0.55], 0.09, 0.25, 30), { black: 'always', tone: 1, line: inner });
  pen.fill(
    outlined(
      '-0.72 -0.86!, -0.2 -0.98, 0.24 -1.06, 0.62 -1.02, 0.88 -0.82, 0.92 -0.52, 0.84 -0.24, 0.58 -0.08, 0.2 -0.1, -0.2 -0.2, -0.72 -0.24!',
    ),
    {
      pigment: 'petal',
      tone: round,
      line: inner * 1.3,
    },
  );
  pen.stroke(traced('-0.6 -0.78, -0.1 -0.88, 0.26 -0.94'), inner * 1.5, { isErasing: true, taper: 0.3 });
  pen.fill(outlined('-0.74 -0.9!, -0.62 -0.9!, -0.62 -0.2!, -0.74 -0.2!'), {
    pigment: 'gold',
    tone: round,
    line: inner,
  });
  pen.fill(circle([0.46, -0.56], 0.33, 44), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + x - 0.4 + y + 0.5),
    line: inner * 1.1,
  });
  pen.fill(circle([0.46, -0.56], 0.25, 40), { black: 'always', tone: 1 });
  for (const x of [0.3, 0.38, 0.46, 0.54, 0.62]) {
    const reach = Math.sqrt(0.21 ** 2 - (x - 0.46) ** 2);
    pen.stroke(traced(`${x} ${-0.56 - reach}, ${x} ${-0.56 + reach}`), detail * 1.6, { isErasing: true });
  }
}

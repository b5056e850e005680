import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A steam locomotive, heading right under its own smoke. */
export const steamTrain: Motif = {
  name: 'train',
  tinted: ['dark', 'petal'],
  draw(canvas) {
    canvas.layer(drawSmoke, { contour: 0.7 });
    canvas.layer((pen) => {
      drawTrack(pen);
      drawCab(pen);
      drawBoiler(pen);
      drawChimney(pen);
      drawFront(pen);
      drawRunningGear(pen);
    });
  },
};

const boilerTone = (_: number, y: number) =>
  clamp(0.12 + 0.5 * smoothstep(-0.3, 0.3, y) + 0.3 * smoothstep(-0.2, -0.44, y));

function drawSmoke(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(smoke, {
    pigment: 'cloud',
    tone: (x, y) => clamp(0.04 + 0.8 * smoothstep(-1.5, -0.98, y + 0.1 * x)),
    line: inner * 1.1,
  });
  for (const curl of [
    '0.7 -1.26, 0.56 -1.4, 0.66 -1.54, 0.82 -1.48',
    '0.1 -1.34, -0.08 -1.46, 0.02 -1.62, 0.2 -1.56',
    '-0.62 -1.36, -0.78 -1.44, -0.72 -1.58',
  ])
    pen.stroke(traced(curl), detail * 1.5, { taper: 0.3 });
}

function drawTrack(pen: Pen): void {
  const { inner } = pen.weight;
  for (let x = -1.5; x < 1.7; x += 0.32)
    pen.fill(outlined(`${x - 0.09} 1.02!, ${x + 0.09} 1.02!, ${x + 0.11} 1.14!, ${x - 0.11} 1.14!`), {
      pigment: 'wood',
      tone: 0.4,
      line: inner,
    });
  pen.fill(outlined('-1.72 0.97!, 1.84 0.97!, 1.84 1.03!, -1.72 1.03!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
}

function drawCab(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.5 -0.78!, -0.74 -0.78!, -0.74 0.4!, -1.5 0.4!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(-0.9, -1.5, x) + 0.4 * smoothstep(0.1, 0.4, y)),
    line: inner * 1.2,
  });
  for (const x of [-1.36, -1.08])
    pen.fill(outlined(`${x} -0.62!, ${x + 0.22} -0.62!, ${x + 0.22} -0.2!, ${x} -0.2!`), {
      black: 'always',
      tone: 1,
      line: inner,
    });
  pen.stroke(traced('-1.4 -0.06, -0.84 -0.06, -0.84 0.26, -1.4 0.26, -1.4 -0.06', 1), detail * 1.4);
  pen.fill(outlined('-1.66 -0.86!, -1.4 -0.96, -0.9 -0.96, -0.6 -0.86!, -0.6 -0.76!, -1.66 -0.76!'), {
    pigment: 'dark',
    tone: 0.35,
    line: inner * 1.2,
  });
}

function drawBoiler(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.24 -0.4!, 0.24 -0.58, 0.32 -0.72, 0.44 -0.72, 0.52 -0.58, 0.52 -0.4!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 3 * (x - 0.36)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.5 -0.4!, -0.48 -0.6, -0.36 -0.66, -0.24 -0.6, -0.22 -0.4!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 3 * (x + 0.36)),
    line: inner * 1.1,
  });
  // The bell in its yoke.
  pen.stroke(traced('-0.04 -0.42, -0.04 -0.66, 0.14 -0.66, 0.14 -0.42', 1), inner * 1.3);
  pen.fill(outlined('0.05 -0.66!, 0.1 -0.58, 0.13 -0.46!, -0.03 -0.46!, 0.0 -0.58'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner * 0.9,
  });
  pen.fill(outlined('-0.76 -0.46!, 1.06 -0.46!, 1.06 0.34!, -0.76 0.34!'), {
    pigment: 'dark',
    tone: boilerTone,
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.66 -0.22, 0.96 -0.22'), inner * 1.3, { isErasing: true, taper: 0.2 });
  for (const x of [-0.62, -0.08, 0.5, 0.96])
    pen.fill(outlined(`${x - 0.035} -0.48!, ${x + 0.035} -0.48!, ${x + 0.035} 0.34!, ${x - 0.035} 0.34!`), {
      pigment: 'gold',
      tone: boilerTone,
      line: inner * 0.8,
    });
  pen.stroke(traced('-0.72 -0.06, 1.2 -0.06'), inner * 1.2, { isErasing: false });
}

function drawChimney(pen: Pen): void {
  const { inner } = pen.weight;
  const round = (x: number) => clamp(0.2 + 1.6 * (x - 1.16));
  pen.fill(outlined('1.06 -0.5!, 1.1 -0.76!, 0.98 -1.02!, 1.4 -1.02!, 1.28 -0.76!, 1.32 -0.5!'), {
    pigment: 'dark',
    tone: round,
    line: inner * 1.2,
  });
  pen.fill(outlined('0.94 -1.12!, 1.44 -1.12!, 1.42 -1.0!, 0.96 -1.0!'), {
    pigment: 'gold',
    tone: round,
    line: inner,
  });
  pen.fill(outlined('1.0 -0.52!, 1.44 -0.52!, 1.48 -0.4, 1.48 0.28, 1.44 0.38!, 1.0 0.38!'), {
    pigment: 'dark',
    tone: boilerTone,
    line: inner * 1.3,
  });
  for (const y of [-0.38, -0.2, 0, 0.2]) pen.dot([1.4, y], inner * 0.9, 1);
}

function drawFront(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('1.36 -0.76!, 1.6 -0.8!, 1.64 -0.56!, 1.36 -0.54!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  pen.fill(circle([1.62, -0.68], 0.11, 26), { pigment: 'moon', tone: 0.05, line: inner });
  pen.fill(outlined('1.3 0.42!, 1.56 0.42!, 1.9 0.94!, 1.3 0.94!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner * 1.2,
  });
  for (const x of [1.38, 1.47, 1.56, 1.66])
    pen.stroke(traced(`${1.3 + (x - 1.3) * 0.7} 0.48, ${x + 0.06} 0.9`), inner * 1.3);
}

/** Frame, cylinder, wheels, and the rods that couple them. */
function drawRunningGear(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-1.56 0.32!, 1.6 0.32!, 1.6 0.44!, -1.56 0.44!'), {
    pigment: 'petal',
    tone: 0.35,
    line: inner * 1.1,
  });
  for (const [x, y, radius] of wheels) {
    pen.fill(circle([x, y], radius, 48), { pigment: 'dark', tone: 0.25, line: inner * 1.2 });
    pen.fill(circle([x, y], radius * 0.78, 40), { pigment: 'petal', tone: 0.2, line: inner * 0.9 });
    for (let spoke = 0; spoke < 5; spoke++) {
      const angle = (spoke / 5) * Math.PI + 0.2;
      const [dx, dy] = [Math.cos(angle) * radius * 0.78, Math.sin(angle) * radius * 0.78];
      pen.stroke(
        [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ],
        inner * 1.1,
      );
    }
    pen.fill(circle([x, y], radius * 0.26, 22), { pigment: 'gold', tone: 0.2, line: inner * 0.9 });
  }
  pen.fill(outlined('0.98 0.46!, 1.36 0.46!, 1.36 0.7!, 0.98 0.7!'), {
    pigment: 'steel',
    tone: (_, y) => clamp(3 * (y - 0.46)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-1.16 0.72!, 0.5 0.72!, 0.5 0.8!, -1.16 0.8!'), {
    pigment: 'steel',
    tone: 0.15,
    line: inner,
  });
  pen.fill(outlined('0.34 0.7!, 1.0 0.54!, 1.0 0.6!, 0.36 0.8!'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner,
  });
  for (const x of [-1.1, -0.36, 0.4])
    pen.fill(circle([x, 0.76], 0.06, 18), { pigment: 'gold', tone: 0.1, line: inner * 0.9 });
}

const wheels = [
  [-1.1, 0.66, 0.33],
  [-0.36, 0.66, 0.33],
  [0.4, 0.66, 0.33],
  [1.12, 0.82, 0.18],
] as const;
const smoke = outlined(
  '1.08 -1.1!, 0.9 -1.2, 0.7 -1.06, 0.44 -1.1, 0.3 -1.02, 0.0 -1.12, -0.2 -1.0, -0.52 -1.08, -0.74 -1.1, -1.02 -1.02, -1.2 -1.16, -1.46 -1.2, -1.54 -1.36, -1.3 -1.46, -1.2 -1.66, -0.9 -1.68, -0.72 -1.8, -0.4 -1.74, -0.2 -1.86, 0.16 -1.84, 0.34 -1.7, 0.66 -1.78, 0.94 -1.66, 1.04 -1.5, 1.26 -1.4, 1.32 -1.1!',
);

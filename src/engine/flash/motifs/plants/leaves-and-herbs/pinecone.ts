import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A ripe pine cone that hangs from its twig among needles. */
export const pinecone: Motif = {
  name: 'pinecone',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawNeedles, { silhouette: 'fills-and-lines', contour: 0.5 });
    canvas.layer(drawCone);
    canvas.layer(drawTwig, { contour: 0.7 });
  },
};

const rows = 7;

/** Scales in rows around the cone, from its tip at the bottom up: each row hangs over the one below it. */
function drawCone(pen: Pen): void {
  pen.fill(outlined('0 -0.7, 0.56 -0.5, 0.6 0, 0.34 0.6, 0 1.0, -0.34 0.6, -0.6 0, -0.56 -0.5'), {
    pigment: 'wood',
    tone: 1,
  });
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1);
    const y = lerp(0.98, -0.66, share);
    const half = 0.74 * Math.sin(Math.PI * lerp(0.06, 0.74, share)) ** 0.85;
    const count = row < 1 ? 1 : row % 2 === 0 ? 4 : 3;
    // Those at the sides first: the middle ones lie over them.
    const places = steps(count, -1, 1).toSorted((a, b) => Math.abs(b) - Math.abs(a));
    for (const across of places)
      drawScale(
        pen.at({
          at: [half * Math.sin(across * 1.25), y - 0.1 * Math.abs(across)],
          angleRad: -across * lerp(0.5, 1.15, share),
          scale: lerp(0.6, 1, Math.sin(Math.PI * lerp(0.1, 0.7, share))) * 0.34,
        }),
        across,
      );
  }
}

/** A woody scale that gapes: its free end hangs down from the origin, its thorn in the middle of the lip. */
function drawScale(pen: Pen, across: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.5 -0.9!, -0.72 -0.1, -0.86 0.36, -0.4 0.66, 0 0.78, 0.4 0.66, 0.86 0.36, 0.72 -0.1, 0.5 -0.9!',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.66 - 0.7 * y + 0.26 * across + 0.12 * x),
      line: inner,
    },
  );
  pen.fill(outlined('-0.86 0.36!, -0.4 0.3, 0 0.22, 0.4 0.3, 0.86 0.36!, 0.4 0.68, 0 0.8, -0.4 0.68'), {
    pigment: 'wood',
    tone: clamp(0.02 + 0.2 * across),
    line: inner,
  });
  pen.fill(outlined('-0.16 0.42!, 0 0.36, 0.16 0.42!, 0 0.66!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
  });
  pen.stroke(traced('0 -0.4, 0 0.16'), detail, { taper: 0.4 });
}

function drawTwig(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.94 -1.1!, -0.4 -1.02, 0.1 -1.0, 0.7 -1.2!, 0.76 -1.06!, 0.2 -0.84, 0.14 -0.62!, -0.12 -0.62!, -0.12 -0.84, -0.5 -0.88, -0.96 -0.96!',
    ),
    { pigment: 'wood', tone: (_, y) => clamp(0.3 + 1.2 * (y + 0.95)), line: pen.weight.inner },
  );
  for (const bark of ['-0.8 -1.03, -0.56 -0.98', '-0.3 -0.95, 0 -0.93', '0.3 -0.98, 0.54 -1.06'])
    pen.stroke(traced(bark), pen.weight.detail, { taper: 0.4 });
}

/** In pairs from their sheaths, hanging to both sides of the cone. */
function drawNeedles(pen: Pen): void {
  for (const [x, y, from, to, length] of tufts)
    for (const angle of steps(11, from, to)) {
      const reach = length * pen.random.between(0.86, 1.08);
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const [nx, ny] = [-Math.sin(angle) * 0.024, Math.cos(angle) * 0.024];
      pen.fill(
        outlined(
          `${x - nx} ${y - ny}!, ${x + dx * 0.6 - nx} ${y + dy * 0.6 - ny + 0.04}, ${x + dx} ${y + dy + 0.12}!, ${x + dx * 0.6 + nx} ${y + dy * 0.6 + ny + 0.04}, ${x + nx} ${y + ny}!`,
        ),
        { pigment: 'leaf', tone: clamp(0.3 + 0.3 * Math.sin(angle)), line: pen.weight.detail * 1.4 },
      );
    }
}

/** Where the needles grow, between which directions and how long. */
const tufts = [
  [-0.86, -1.0, 1.35, 3.7, 0.94],
  [0.7, -1.12, -0.7, 1.75, 0.94],
  [-0.3, -0.94, 2.0, 3.3, 0.8],
  [0.34, -0.98, -0.1, 1.1, 0.8],
] as const;

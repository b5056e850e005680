import { clamp } from '../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../geometry/ribbon.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawSnakeHead } from '../parts/dragons-and-snakes/serpent.ts';

/** A hydra: many necks out of one coiled body, a hissing head on each. */
export const hydra: Motif = {
  name: 'hydra',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(drawCoil);
    for (const neck of necks) canvas.layer((pen) => drawNeck(pen, neck), { contour: 0.7 });
    canvas.layer(drawBreast, { contour: 0.7 });
  },
};

interface Neck {
  readonly line: string;
  /** How the head is turned: its direction, and whether it looks to the left. */
  readonly angleRad: number;
  readonly isLeft: boolean;
  readonly scale: number;
}

/** From the one furthest back. */
const necks: readonly Neck[] = [
  { line: '0.0 0.7, 0.06 0.1, -0.1 -0.5, 0.06 -1.2', angleRad: 0.1, isLeft: false, scale: 0.44 },
  { line: '-0.2 0.8, -0.5 0.2, -0.4 -0.4, -0.72 -0.94', angleRad: 0.1, isLeft: true, scale: 0.44 },
  { line: '0.2 0.8, 0.56 0.3, 0.5 -0.2, 0.84 -0.7', angleRad: 0.1, isLeft: false, scale: 0.44 },
  { line: '-0.26 0.9, -0.86 0.6, -0.9 0.1, -1.24 -0.2', angleRad: 0.2, isLeft: true, scale: 0.44 },
  { line: '0.26 0.9, 0.9 0.74, 0.98 0.3, 1.3 0.1', angleRad: 0.2, isLeft: false, scale: 0.44 },
];

function drawNeck(pen: Pen, { line, angleRad, isLeft, scale }: Neck): void {
  const { inner, detail } = pen.weight;
  const body = ribbon(traced(line, 10), (share) => 0.23 - 0.1 * share);
  pen.fill(outlineOf(body), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.2 + 0.25 * y + 0.1 * Math.abs(x)),
    line: inner * 1.1,
  });
  // Plates below the throat, scales on the back.
  const belly = isLeft ? 1 : -1;
  const shares = Array.from({ length: 13 }, (_, i) => 0.06 + (i * 0.9) / 12);
  pen.fill(
    [
      ...shares.map((share) => onRibbon(body, share, belly)),
      ...shares.toReversed().map((share) => onRibbon(body, share, belly * 0.3)),
    ],
    { pigment: 'leafLight', tone: 0.1, line: detail },
  );
  for (const share of shares) {
    pen.stroke([onRibbon(body, share, belly), onRibbon(body, share - 0.02, belly * 0.3)], detail);
    pen.stroke(
      [
        onRibbon(body, share, -belly * 0.6),
        onRibbon(body, share + 0.04, -belly * 0.3),
        onRibbon(body, share, 0),
      ],
      detail,
    );
  }
  const end = body.spine.at(-1);
  if (end)
    drawSnakeHead(
      pen.at({ at: end, scale, angleRad: isLeft ? -angleRad : angleRad, isFlipped: isLeft }),
      'leaf',
      'leafLight',
    );
}

function drawCoil(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tail = ribbon(
    traced('0.3 1.5, 1.0 1.56, 1.5 1.3, 1.56 0.96, 1.3 0.92, 1.4 1.12', 10),
    (share) => 0.24 * (1 - share) + 0.02,
  );
  pen.fill(outlineOf(tail), { pigment: 'leaf', tone: (_, y) => clamp(0.7 * (y - 0.9)), line: inner * 1.1 });
  for (let i = 1; i < 12; i++)
    pen.stroke(
      [onRibbon(tail, i / 13, -0.9), onRibbon(tail, i / 13 + 0.02, 0), onRibbon(tail, i / 13, 0.9)],
      detail * 1.2,
    );
  pen.fill(outlined('-0.9 1.74!, -1.0 1.4, -0.6 1.16, 0 1.1, 0.6 1.16, 0.96 1.4, 0.9 1.74!, 0 1.84'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.2 + 0.4 * (y - 1.2) + 0.2 * x),
    line: inner * 1.2,
  });
  for (const line of ['-0.84 1.5, -0.3 1.66, 0.3 1.66, 0.84 1.5', '-0.6 1.3, -0.2 1.42, 0.2 1.42, 0.6 1.3'])
    pen.stroke(traced(line), inner * 1.2, { taper: 0.3 });
}

/** What all the necks grow from. */
function drawBreast(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.5 1.5!, -0.56 1.1, -0.42 0.8, -0.2 0.68, 0 0.8, 0.2 0.68, 0.42 0.8, 0.56 1.1, 0.5 1.5!, 0 1.6',
    ),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.2 + 0.5 * Math.abs(x) + 0.2 * (y - 1)),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('-0.22 1.52!, -0.26 1.16, 0 0.92, 0.26 1.16, 0.22 1.52!'), {
    pigment: 'leafLight',
    tone: 0.1,
    line: inner,
  });
  for (const y of [1.08, 1.2, 1.32, 1.44])
    pen.stroke(traced(`-0.22 ${y}, 0 ${y + 0.06}, 0.22 ${y}`), detail * 1.2);
}

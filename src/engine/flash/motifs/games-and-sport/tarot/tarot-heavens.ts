import { clamp } from '../../../geometry/interval.ts';
import { starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawDaisy } from '../../parts/flowers/daisy.ts';
import { drawStar } from '../../parts/signs-and-ornaments/star.ts';
import { drawCrescent } from '../../parts/sky-and-land/moon.ts';
import { drawSunFace } from '../../sky-and-land/sky/sun-face.ts';

/** A great star among seven lesser ones, over water. */
export function drawStarCard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(starPolygon([0, -0.2], 0.3, 8, 0.42), { pigment: 'ember', tone: 0.3, line: inner });
  pen.at({ at: [0, -0.2], angleRad: 0 }).fill(starPolygon([0, 0], 0.42, 4, 0.22), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 2 * x),
    line: inner * 1.2,
  });
  for (const [x, y] of lesserStars) drawStar(pen.at({ at: [x, y], scale: 0.1 }), 8, 0.45);
  pen.fill(
    outlined('-0.51 0.42!, -0.3 0.36, -0.1 0.44, 0.1 0.36, 0.3 0.44, 0.51 0.38!, 0.51 0.72!, -0.51 0.72!'),
    {
      pigment: 'water',
      tone: (_, y) => clamp(0.2 + 1.4 * (y - 0.4)),
      line: inner,
    },
  );
  for (const ripple of [
    '-0.42 0.54, -0.26 0.5, -0.1 0.56',
    '0.0 0.52, 0.16 0.48, 0.36 0.54',
    '-0.3 0.64, -0.1 0.6, 0.1 0.66, 0.3 0.62',
  ])
    pen.stroke(traced(ripple), detail * 1.6, { isErasing: true, taper: 0.3 });
}

/** A crescent between two towers, drops of its light falling on the path. */
export function drawMoonCard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawCrescent(pen.at({ at: [-0.02, -0.34], scale: 0.3, isFlipped: true }));
  for (const [x, y] of moonStars) drawStar(pen.at({ at: [x, y], scale: 0.06 }), 5, 0.42);
  for (const [x, y] of drops)
    pen.fill(
      outlined(`${x} ${y - 0.06}!, ${x + 0.03} ${y + 0.01}, ${x} ${y + 0.04}, ${x - 0.03} ${y + 0.01}`),
      {
        pigment: 'gold',
        tone: 0.2,
        line: detail,
      },
    );
  pen.fill(outlined('-0.51 0.44!, -0.2 0.36, 0.1 0.4, 0.51 0.42!, 0.51 0.72!, -0.51 0.72!'), {
    pigment: 'leaf',
    tone: (_, y) => clamp(0.2 + 1.2 * (y - 0.4)),
    line: inner,
  });
  pen.fill(
    outlined('-0.16 0.72!, 0.06 0.6, -0.08 0.5, 0.0 0.39!, 0.03 0.39!, 0.02 0.48, 0.2 0.58, 0.16 0.72!'),
    {
      pigment: 'gold',
      tone: 0.1,
      line: inner,
    },
  );
  drawBothSides(pen, (side) => drawWatchtower(side.at({ at: [0.37, 0.14] })));
}

/** About 0.2 wide and 0.8 high. */
function drawWatchtower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.1 -0.14!, 0.1 -0.14!, 0.12 0.4!, -0.12 0.4!'), {
    pigment: 'grey',
    tone: (x) => clamp(0.25 + 3 * Math.abs(x)),
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.14 -0.14!, -0.14 -0.32!, -0.08 -0.32!, -0.08 -0.26!, -0.03 -0.26!, -0.03 -0.32!, 0.03 -0.32!, 0.03 -0.26!, 0.08 -0.26!, 0.08 -0.32!, 0.14 -0.32!, 0.14 -0.14!',
    ),
    { pigment: 'grey', tone: 0.25, line: inner },
  );
  pen.fill(outlined('-0.035 0.06!, -0.035 -0.04, 0 -0.08, 0.035 -0.04, 0.035 0.06!'), {
    black: 'always',
    tone: 1,
  });
  for (const course of ['-0.1 0.14, 0 0.14', '0.02 0.22, 0.1 0.22', '-0.1 0.3, -0.02 0.3'])
    pen.stroke(traced(course), detail);
}

/** The sun with a face over a wall of sunflowers. */
export function drawSunCard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawSunFace(pen.at({ at: [0, -0.26], scale: 0.41 }));
  pen.fill(outlined('-0.51 0.5!, 0.51 0.5!, 0.51 0.72!, -0.51 0.72!'), {
    pigment: 'ember',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.51 0.61, 0.51 0.61'), detail);
  for (const x of [-0.3, 0, 0.3]) pen.stroke(traced(`${x} 0.5, ${x} 0.61`), detail);
  for (const x of [-0.4, -0.15, 0.15, 0.4]) pen.stroke(traced(`${x} 0.61, ${x} 0.72`), detail);
  for (const [x, y] of [
    [-0.34, 0.4],
    [0, 0.44],
    [0.34, 0.4],
  ] as const)
    drawDaisy(pen.at({ at: [x, y], scale: 0.16 }), {
      petals: 11,
      petalPigment: 'gold',
      corePigment: 'wood',
      coreRadius: 0.42,
    });
}

const lesserStars = [
  [-0.38, -0.58],
  [0.38, -0.58],
  [-0.4, -0.2],
  [0.4, -0.2],
  [-0.3, 0.16],
  [0.3, 0.16],
  [0, 0.28],
] as const;
const moonStars = [
  [-0.38, -0.6],
  [0.4, -0.58],
  [0.38, -0.34],
  [-0.42, -0.34],
] as const;
const drops = [
  [-0.12, 0.06],
  [0.12, 0.06],
  [0, 0.16],
  [-0.1, 0.26],
  [0.1, 0.26],
] as const;

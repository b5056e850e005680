import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawTempleHair } from '../../parts/faces-and-hair/short-hair.ts';

/** Zhuge Liang: the silk cap of a scholar, a thin beard, the fan of crane's feathers before him. */
export const zhugeLiang: Motif = {
  name: 'zhuge-liang',
  tinted: ['water'],
  carries: ['fan', 'feather'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'foam' });
      drawScholarCollar(pen);
      drawManFace(pen, { skin: 'bone', mood: 'calm', cast: 'lean' });
      drawTempleHair(pen, 'dark');
      drawThinBeard(pen);
      drawSilkCap(pen);
    });
    canvas.layer((pen) => drawFeatherFan(pen.at({ at: [0.86, 1.86], angleRad: 0.3 })), { contour: 0.8 });
  },
};

function drawScholarCollar(pen: Pen): void {
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.24 0.86!, 0.46 0.92, 0.34 1.3, 0.1 1.78!, -0.12 1.78!, 0.1 1.3'), {
      pigment: 'water',
      tone: 0.3,
      line: side.weight.inner,
    }),
  );
}

/** Moustache and three thin strands. */
function drawThinBeard(pen: Pen): void {
  drawMoustache(pen, 'dark');
  drawLocks(pen, [[0.34, 0.6, 0.0, 0.5]], { width: 0.1, bend: 0.04, pigment: 'dark', tone: 0.5 });
  drawLocks(pen, [[0.04, 0.74, -0.03, 0.76]], { width: 0.2, bend: 0.03, pigment: 'dark', tone: 0.5 });
}

/** Tall, pleated from front to back, a band about the brow. */
function drawSilkCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.6, 0.34 -1.58, 0.56 -1.44!, 0.62 -0.9, 0.66 -0.5!, 0.34 -0.58, 0 -0.6'), {
    pigment: 'water',
    tone: (x) => clamp(0.15 + 0.7 * Math.abs(x)),
    line: inner * 1.2,
  });
  for (const x of [-0.4, -0.2, 0, 0.2, 0.4])
    pen.stroke(traced(`${x * 0.9} -1.56, ${x} -1.2, ${x * 1.06} -0.82`), inner, { taper: 0.2 });
  pen.fill(symmetric('0 -0.86, 0.36 -0.82, 0.64 -0.7!, 0.66 -0.46!, 0.34 -0.56, 0 -0.6'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.1 -0.82!, 0.1 -0.82!, 0.1 -0.62!, -0.1 -0.62!'), {
    pigment: 'leaf',
    tone: 0.1,
    line: inner,
  });
  pen.stroke(traced('-0.5 -0.66, -0.3 -0.72, -0.16 -0.74'), detail, { isErasing: true, taper: 0.4 });
}

/** White feathers spread from a grip, their tips dark. */
function drawFeatherFan(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const i of [-4, 4, -3, 3, -2, 2, -1, 1, 0]) {
    const feather = pen.at({ at: [0, 0], angleRad: 0.22 * i });
    const length = 1.4 - 0.02 * i * i;
    feather.fill(
      symmetric(`0 ${-length - 0.06}!, 0.12 ${-length + 0.16}, 0.17 ${-length + 0.5}, 0.09 -0.3, 0 -0.1`),
      {
        pigment: 'foam',
        tone: (x, y) => clamp(0.08 + 1.2 * Math.max(0, x) + 0.9 * clamp(-y - length + 0.34)),
        line: inner,
      },
    );
    feather.stroke(traced(`0 -0.2, 0 ${-length + 0.1}`), detail * 1.3);
    for (const y of [0.5, 0.7])
      feather.stroke(traced(`0 ${-length * y}, 0.12 ${-length * y - 0.14}`), detail);
  }
  pen.fill(outlined('-0.1 -0.34!, 0.1 -0.34!, 0.07 0.44!, -0.07 0.44!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, -0.3], 0.15, 0.12, 26), { pigment: 'petal', tone: 0.2, line: inner });
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { rabbit } from '../../beasts/small/rabbit.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawTailoredCoat } from '../../parts/clothes/tailored-coat.ts';
import { drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawTempleHair } from '../../parts/faces-and-hair/short-hair.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A magician of the stage in top hat and bow tie, a rabbit looking out of a second hat before him, his wand above it. */
export const stageMagician: Motif = {
  name: 'stage-magician',
  tinted: ['petal'],
  carries: ['rabbit', 'top-hat', 'magic-hat', 'bow-tie', 'wand'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTailoredCoat(pen, { coat: 'dark', shirt: 'foam' });
      drawBowTie(pen);
      drawManFace(pen, { skin: 'bone', mood: 'sly', cast: 'lean' });
      drawTempleHair(pen, 'dark');
      drawMoustache(pen, 'dark');
      drawTopHat(pen);
    });
    canvas.part((own) => magicHat.draw(own), { at: [0.62, 1.62], scale: 0.52 });
    canvas.layer((pen) => drawWand(pen.at({ at: [-0.52, 1.5], angleRad: 0.5, scale: 0.8 })), {
      contour: 0.8,
    });
  },
};

/** The old trick: a rabbit that looks out of a top hat, the wand beside it. */
export const magicHat: Motif = {
  name: 'magic-hat',
  tinted: ['petal'],
  carries: ['rabbit', 'top-hat'],
  draw(canvas) {
    canvas.layer(drawInsideOfHat, { contour: 0.7 });
    canvas.part((own) => rabbit.draw(own), { at: [0, -0.62], scale: 0.78 });
    canvas.layer((pen) => {
      drawUpturnedHat(pen);
      for (const x of [-0.4, 0.4]) drawPaw(pen.at({ at: [x, 0.12] }));
    });
  },
};

function drawBowTie(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.02 1.16!, 0.2 1.02, 0.36 1.0!, 0.38 1.18, 0.36 1.36!, 0.2 1.32, 0.02 1.24!'), {
      pigment: 'petal',
      tone: (x) => clamp(0.4 - 0.8 * x),
      line: inner,
    }),
  );
  pen.fill(outlined('-0.07 1.1!, 0.07 1.1!, 0.07 1.28!, -0.07 1.28!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
}

function drawTopHat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.86, 0.4 -1.84, 0.74 -1.76!, 0.64 -1.3, 0.62 -0.66!, 0 -0.6'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.2 + 0.6 * smoothstep(0, 0.7, x)),
    line: inner * 1.2,
  });
  drawGleams(pen, ['-0.5 -1.66, -0.46 -1.3, -0.46 -1.02', '-0.38 -1.66, -0.36 -1.4'], detail * 2);
  pen.fill(symmetric('0 -0.9, 0.34 -0.9, 0.63 -0.94!, 0.62 -0.66!, 0.34 -0.62, 0 -0.6'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.6 * smoothstep(0, 0.66, x)),
    line: inner,
  });
  pen.fill(
    symmetric('0 -0.66, 0.4 -0.68, 0.8 -0.78, 1.04 -0.9!, 0.98 -0.6, 0.66 -0.42, 0.34 -0.36, 0 -0.34'),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.86 -0.66, -0.5 -0.5, 0 -0.44, 0.5 -0.5'), detail * 1.6, {
    isErasing: true,
    taper: 0.4,
  });
}

function drawInsideOfHat(pen: Pen): void {
  pen.fill(symmetric('0 -0.06, 0.6 -0.02, 0.9 0.1, 0.6 0.26, 0 0.3'), {
    pigment: 'petal',
    tone: 0.7,
    line: pen.weight.inner,
  });
}

/** Its brim is in front of what looks out of it. */
function drawUpturnedHat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.3!, 0.7 0.22!, 0.66 0.8, 0.76 1.5!, 0.4 1.6, 0 1.62'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.2 + 0.6 * smoothstep(0, 0.7, x)),
    line: inner * 1.2,
  });
  drawGleams(pen, ['-0.5 0.8, -0.52 1.1, -0.56 1.44', '-0.38 1.0, -0.4 1.3'], detail * 2);
  pen.fill(symmetric('0 0.4!, 0.69 0.32!, 0.67 0.62!, 0 0.7'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.6 * smoothstep(0, 0.66, x)),
    line: inner,
  });
  pen.fill(symmetric('0 0.16, 0.5 0.12, 0.86 0.02, 1.06 -0.08!, 1.02 0.18, 0.8 0.34, 0.46 0.42, 0 0.46'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.9 0.18, -0.5 0.32, 0 0.36, 0.5 0.32'), detail * 1.6, { isErasing: true, taper: 0.4 });
}

/** Laid over the brim. */
function drawPaw(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.16 -0.16!, 0 -0.22, 0.16 -0.16!, 0.18 0.08, 0.1 0.2, 0 0.22, -0.1 0.2, -0.18 0.08'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.1 + 1.2 * y),
    line: inner * 1.1,
  });
  for (const x of [-0.06, 0.06]) pen.stroke(traced(`${x} 0.2, ${x} 0.08`), detail * 1.3);
}

/** Upright, white at both ends, a star at its tip. */
function drawWand(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.06 -0.8!, 0.06 -0.8!, 0.06 0.8!, -0.06 0.8!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  for (const y of [-0.8, 0.54])
    pen.fill(outlined(`-0.07 ${y}!, 0.07 ${y}!, 0.07 ${y + 0.26}!, -0.07 ${y + 0.26}!`), {
      pigment: 'foam',
      tone: 0.05,
      line: inner,
    });
}

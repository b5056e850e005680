import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawTailoredCoat } from '../../parts/clothes/tailored-coat.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawTempleHair } from '../../parts/faces-and-hair/short-hair.ts';

/** A gangster of the twenties: fedora low over the eyes, pinstripes and tie. */
export const gangster: Motif = portrait({
  name: 'gangster',
  tinted: ['dark'],
  carries: ['fedora'],
  garment: (pen) => drawTailoredCoat(pen, { coat: 'dark', shirt: 'foam', tie: 'petal', isStriped: true }),
  face: { man: { skin: 'bone', mood: 'stern', cast: 'lean' } },
  over: (pen) => {
    drawTempleHair(pen, 'dark');
    drawBrimShade(pen);
    drawFedora(pen.at({ at: [0.02, 0.06], angleRad: 0.07 }));
  },
});

function drawBrimShade(pen: Pen): void {
  pen.fill(outlined('-0.54 -0.5!, 0.54 -0.5!, 0.54 0.02!, 0.2 -0.04, 0 -0.02, -0.3 -0.04, -0.54 0.06!'), {
    tone: (_, y) => clamp(0.95 * smoothstep(0.0, -0.3, y)),
    isOverlay: true,
  });
}

/** A soft hat with a pinched crown, its brim snapped down in front; from -1.62 to -0.28. */
function drawFedora(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.66 -0.62!, -0.64 -1.0, -0.54 -1.42, -0.36 -1.62, -0.14 -1.56, 0.02 -1.46!, 0.2 -1.58, 0.4 -1.6, 0.56 -1.4, 0.64 -1.0, 0.66 -0.62!',
    ),
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(0, 0.66, x) + 0.4 * smoothstep(-1.1, -0.8, y)),
      line: inner * 1.2,
    },
  );
  for (const dent of [
    '0.02 -1.46, 0.08 -1.28, 0.06 -1.1',
    '-0.34 -1.46, -0.24 -1.28, -0.28 -1.1',
    '0.36 -1.46, 0.3 -1.26, 0.36 -1.08',
  ])
    pen.stroke(traced(dent), inner, { taper: 0.5 });
  pen.fill(symmetric('0 -0.98, 0.34 -0.98, 0.645 -0.92!, 0.67 -0.66!, 0.34 -0.66, 0 -0.64'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
    line: inner,
  });
  pen.fill(outlined('0.52 -0.95!, 0.64 -1.02!, 0.72 -0.84, 0.66 -0.66!, 0.54 -0.72!'), {
    pigment: 'dark',
    tone: 0.2,
    line: inner,
  });
  pen.fill(
    symmetric(
      '0 -0.78, 0.36 -0.77, 0.68 -0.74, 0.94 -0.74, 1.08 -0.76!, 1.02 -0.58, 0.8 -0.42, 0.46 -0.32, 0 -0.28',
    ),
    {
      pigment: 'grey',
      tone: (x, y) =>
        clamp(0.12 + 0.5 * smoothstep(0.4, 1.2, Math.abs(x)) + 0.9 * smoothstep(-0.6, -0.36, y)),
      line: inner * 1.2,
    },
  );
  pen.stroke(
    traced('-0.98 -0.66, -0.76 -0.52, -0.4 -0.42, 0 -0.38, 0.4 -0.42, 0.76 -0.52, 0.98 -0.66'),
    detail * 1.4,
    {
      taper: 0.3,
    },
  );
}

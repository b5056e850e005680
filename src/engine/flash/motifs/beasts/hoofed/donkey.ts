import { clamp } from '../../../geometry/interval.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLock } from '../../parts/any-beast/fur.ts';
import { drawHoofedBeast } from '../../parts/hoofed-beasts/hoofed-beast.ts';
import { equine } from '../../parts/hoofed-beasts/hoofed-builds.ts';
import { drawHoofedBust } from '../../parts/hoofed-beasts/hoofed-bust.ts';
import type { HoofedHead } from '../../parts/hoofed-beasts/hoofed-head.ts';
import { drawHoofedHead } from '../../parts/hoofed-beasts/hoofed-head.ts';

const walking: Pick<Motif, 'draw'> = { draw: (canvas) => canvas.layer(drawDonkey) };

/** A donkey from the side, with the dark cross on its shoulder; looks to the right. */
export const donkey: Motif = {
  name: 'donkey',
  tinted: ['grey'],
  poses: {
    head: { draw: (canvas) => canvas.layer(drawDonkeyHead) },
    standing: walking,
    prowling: walking,
    side: walking,
  },
  ...walking,
};

function drawDonkeyHead(pen: Pen): void {
  drawHoofedBust(pen, {
    coat: 'grey',
    drawMane: (neck) => drawTufts(neck, crest, 0.24),
    drawHead: (head) => drawHoofedHead(head, face),
  });
}

function drawDonkey(pen: Pen): void {
  drawHoofedBeast(pen, {
    build: { ...equine, nape: [0.88, -1.12] },
    coat: 'grey',
    light: 'foam',
    tail: 'tuft',
    drawMane: (neck) => drawTufts(neck, mane, 0.14),
    drawMarkings: (body) => {
      body.stroke(traced('0.42 -0.55, 0.4 -0.3, 0.44 -0.06'), body.weight.inner * 2.6, {
        taper: 0.5,
        tapering: 'end',
      });
    },
    drawHead: (head) => drawHoofedHead(head.at({ scale: 1.16 }), face),
  });
}

type Tufts = readonly (readonly [x: number, y: number, dx: number, dy: number])[];

/** Its mane stands up. */
function drawTufts(pen: Pen, tufts: Tufts, width: number): void {
  for (const [x, y, dx, dy] of tufts)
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width,
      bend: -0.06,
      pigment: 'dark',
      tone: (px) => clamp(0.5 + px - x),
    });
}

const face: HoofedHead = { coat: 'grey', muzzle: 'foam', ring: 'foam', ear: 'long' };
const crest: Tufts = [
  [-0.72, 0.66, -0.22, -0.1],
  [-0.66, 0.48, -0.23, -0.12],
  [-0.6, 0.3, -0.24, -0.14],
  [-0.54, 0.12, -0.24, -0.16],
  [-0.48, -0.06, -0.24, -0.18],
  [-0.42, -0.22, -0.24, -0.2],
  [-0.34, -0.38, -0.24, -0.22],
  [-0.26, -0.52, -0.22, -0.25],
];
const mane: Tufts = [
  [0.3, -0.5, -0.12, -0.12],
  [0.38, -0.56, -0.13, -0.13],
  [0.45, -0.64, -0.14, -0.13],
  [0.52, -0.74, -0.14, -0.12],
  [0.58, -0.82, -0.14, -0.12],
  [0.64, -0.9, -0.14, -0.13],
  [0.7, -0.98, -0.14, -0.14],
  [0.77, -1.06, -0.12, -0.15],
];

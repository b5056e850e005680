import { clamp } from '../../../geometry/interval.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLock } from '../any-beast/fur.ts';
import { drawHoofedBeast } from './hoofed-beast.ts';
import type { HoofedBuild } from './hoofed-builds.ts';
import { equine } from './hoofed-builds.ts';
import { drawHoofedHead } from './hoofed-head.ts';
import type { HorseColors } from './running-horse.ts';

interface Horse extends HorseColors {
  /** A unicorn's, in the units of its head. */
  readonly drawHorn?: (head: Pen) => void;
}

/** All of a horse or a unicorn: walking, and rearing. */
export function horsePoses(horse: Horse): NonNullable<Motif['poses']> {
  const walking: Pick<Motif, 'draw'> = {
    draw: (canvas) => canvas.layer((pen) => drawHorse(pen, horse, equine)),
  };
  return {
    standing: walking,
    prowling: walking,
    side: walking,
    upright: {
      draw: (canvas) => canvas.layer((pen) => drawHorse(pen.at({ angleRad: -rearingRad }), horse, rearing)),
    },
  };
}

function drawHorse(pen: Pen, { coat, mane, drawHorn }: Horse, build: HoofedBuild): void {
  drawHoofedBeast(pen, {
    build,
    coat,
    tail: 'hair',
    hair: mane,
    nape: { at: build.nape, angleRad: build === rearing ? 0.45 : 0 },
    drawHead: (head) => {
      drawHoofedHead(head, { coat, ear: 'pricked', ...(drawHorn && { drawHorns: drawHorn }) });
      const crest = build === rearing ? head.at({ angleRad: -0.2 }) : head;
      for (const [x, y, dx, dy, bend] of locks)
        drawLock(crest, {
          root: [x, y],
          tip: [x + dx, y + dy],
          width: 0.17,
          bend,
          pigment: mane,
          tone: (px) => clamp(0.7 + px - x),
        });
    },
  });
}

/** How steeply it rears. */
const rearingRad = 0.8;
/** Drawn level: its forelegs folded, its hind legs leaning as far back as it is turned up. */
const rearing: HoofedBuild = {
  ...equine,
  near: [
    {
      line: '-0.76 -0.2, -0.88 0.16, -1.06 0.24, -1.24 0.27, -1.36 0.46, -1.46 0.64',
      half: [0.03, 0.24, 0.23, 0.14, 0.09, 0.065, 0.06, 0.07],
    },
    {
      line: '0.6 -0.16, 0.72 0.14, 0.84 0.34, 0.66 0.46, 0.5 0.5',
      half: [0.03, 0.17, 0.14, 0.09, 0.085, 0.06, 0.06],
    },
  ],
  far: [
    {
      line: '-0.6 0.0, -0.66 0.28, -0.84 0.42, -1.02 0.5, -1.1 0.68, -1.2 0.86',
      half: [0.2, 0.17, 0.1, 0.07, 0.06, 0.065],
    },
    {
      line: '0.72 0.0, 0.88 0.12, 1.04 0.2, 0.96 0.36, 0.84 0.5',
      half: [0.14, 0.11, 0.08, 0.06, 0.06],
    },
  ],
  tailRad: 1.0,
};

const locks = [
  [-0.5, 0.56, -0.04, 0.38, 0.24],
  [-0.4, 0.42, -0.08, 0.42, -0.2],
  [-0.3, 0.28, -0.06, 0.46, 0.22],
  [-0.2, 0.14, -0.1, 0.46, -0.2],
  [-0.1, 0.02, -0.12, 0.44, 0.22],
  [-0.02, -0.06, -0.12, 0.36, -0.2],
  [0.04, -0.06, 0.14, 0.26, 0.2],
] as const;

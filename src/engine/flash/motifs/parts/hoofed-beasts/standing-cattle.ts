import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Limb } from '../any-beast/limb.ts';
import { drawLimb } from '../any-beast/limb.ts';
import { drawHoofedBeast } from './hoofed-beast.ts';
import type { HoofedBuild } from './hoofed-builds.ts';
import { bovine } from './hoofed-builds.ts';
import { drawHoofedHead } from './hoofed-head.ts';
import { drawFringe, drawShaggyCoat } from './shaggy-coat.ts';

interface Cattle {
  readonly coat: Pigment;
  readonly muzzle: Pigment;
  readonly horn: keyof typeof horns;
  /** A cow's, under its belly. */
  readonly hasUdder?: boolean;
  /** Dark patches on a white coat. */
  readonly isPatched?: boolean;
  /** Long hair all over. */
  readonly isShaggy?: boolean;
}

/** All of a bull or a cow, walking. */
export function cattlePoses(cattle: Cattle): NonNullable<Motif['poses']> {
  const walking: Pick<Motif, 'draw'> = {
    draw: (canvas) => canvas.layer((pen) => drawCattle(pen, cattle, bovine)),
  };
  return { standing: walking, prowling: walking, side: walking };
}

/** A bull that charges with its head down. */
export function drawChargingBull(pen: Pen): void {
  drawCattle(pen.at({ angleRad: 0.06 }), { coat: 'wood', muzzle: 'dark', horn: 'curved' }, charging);
}

function drawCattle(pen: Pen, cattle: Cattle, build: HoofedBuild): void {
  const { coat } = cattle;
  drawHoofedBeast(pen, {
    build,
    coat,
    tail: 'tuft',
    hair: coat === 'ember' ? 'ember' : 'dark',
    nape: { at: build.nape, angleRad: build === charging ? 0.62 : 0.12, scale: 1.05 },
    drawMane: (body) => cattle.hasUdder && drawUdder(body),
    drawMarkings: (body) => {
      if (cattle.isPatched)
        for (const patch of patches)
          body.fill(outlined(patch), { pigment: 'dark', tone: 0.5, line: body.weight.detail });
      if (cattle.isShaggy) drawShaggyCoat(body);
    },
    drawHead: (head) => drawHead(head, cattle),
  });
}

function drawHead(head: Pen, { coat, muzzle, horn, isPatched, isShaggy }: Cattle): void {
  drawHorn(head.at({ at: [0.12, 0.02] }), horns[horn], 0.6);
  drawHoofedHead(head, {
    coat,
    muzzle,
    shape: 'broad',
    ear: 'leaf',
    drawHorns: (brow) => drawHorn(brow, horns[horn], 0.1),
    ...(isPatched && {
      drawMarkings: (face: Pen) =>
        face.fill(outlined('-0.08 0.1!, 0.06 0.0, 0.24 0.02, 0.32 0.14, 0.22 0.3, 0.0 0.36, -0.08 0.3!'), {
          pigment: 'dark',
          tone: 0.5,
          line: face.weight.detail,
        }),
    }),
  });
  if (isShaggy) drawFringe(head);
}

function drawHorn(head: Pen, horn: Limb, shade: number): void {
  drawLimb(head, horn, {
    pigment: 'bone',
    tone: (_, y) => clamp(shade + 0.8 * (y + 0.3)),
    line: head.weight.inner,
  });
}

function drawUdder(pen: Pen): void {
  pen.fill(outlined('-0.66 0.2!, -0.62 0.42, -0.5 0.5, -0.38 0.5, -0.24 0.4, -0.2 0.26!'), {
    pigment: 'blush',
    tone: 0.2,
    line: pen.weight.inner,
  });
  for (const x of [-0.52, -0.38]) pen.stroke(traced(`${x} 0.48, ${x + 0.01} 0.56`), pen.weight.inner * 2.2);
}

const horns = {
  curved: {
    line: '0.06 -0.04, 0.08 -0.22, 0.24 -0.38, 0.46 -0.42',
    half: [0.075, 0.065, 0.045, 0.008],
  },
  short: { line: '0.06 -0.06, 0.06 -0.2, 0.16 -0.3, 0.26 -0.32', half: [0.06, 0.05, 0.035, 0.008] },
  wide: {
    line: '0.04 -0.02, 0.14 -0.16, 0.42 -0.2, 0.66 -0.4, 0.7 -0.62',
    half: [0.07, 0.065, 0.055, 0.035, 0.008],
  },
} satisfies Record<string, Limb>;
const patches = [
  '-1.08 -0.1!, -1.04 -0.36, -0.8 -0.47, -0.6 -0.4, -0.58 -0.16, -0.76 0.0, -0.96 0.02',
  '-0.3 -0.45!, 0.0 -0.5, 0.22 -0.6, 0.3 -0.3, 0.16 -0.06, -0.1 0.02, -0.3 -0.14',
  '0.0 0.38!, -0.06 0.22, 0.12 0.12, 0.3 0.22, 0.34 0.4!',
  '0.62 -0.7!, 0.8 -0.68, 0.9 -0.5, 0.8 -0.28, 0.62 -0.34, 0.54 -0.52',
];
/** Its forelegs reach out, its hind legs push. */
const charging: HoofedBuild = {
  ...bovine,
  near: [
    {
      line: '-0.84 -0.1, -0.84 0.2, -1.06 0.44, -1.24 0.58, -1.4 0.78, -1.5 0.92',
      half: [0.03, 0.27, 0.25, 0.14, 0.1, 0.08, 0.075, 0.085],
    },
    {
      line: '0.56 -0.1, 0.72 0.28, 0.98 0.5, 0.9 0.7, 0.74 0.8',
      half: [0.03, 0.2, 0.18, 0.12, 0.1, 0.075, 0.075],
    },
  ],
  far: [
    {
      line: '-0.64 0.06, -0.56 0.34, -0.76 0.6, -0.92 0.78, -1.08 0.98',
      half: [0.22, 0.18, 0.12, 0.08, 0.08],
    },
    {
      line: '0.72 0.1, 0.98 0.3, 1.26 0.42, 1.42 0.6, 1.52 0.76',
      half: [0.16, 0.13, 0.09, 0.075, 0.08],
    },
  ],
  rump: [-1.06, -0.3],
  tailRad: 1.9,
  nape: [1.0, -0.42],
};

import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawHoofedBeast } from '../../parts/hoofed-beasts/hoofed-beast.ts';
import { cervine } from '../../parts/hoofed-beasts/hoofed-builds.ts';
import { drawHoofedHead } from '../../parts/hoofed-beasts/hoofed-head.ts';

const walking: Pick<Motif, 'draw'> = { draw: (canvas) => canvas.layer(drawAntelope) };

/** An antelope from the side, a dark band along its flank, its ringed horns like a lyre; looks to the right. */
export const antelope: Motif = {
  name: 'antelope',
  tinted: ['gold'],
  poses: { standing: walking, prowling: walking, side: walking },
  ...walking,
};

function drawAntelope(pen: Pen): void {
  drawHoofedBeast(pen, {
    build: {
      ...cervine,
      belly:
        '-0.6 0.02!, -0.2 -0.06, 0.2 0.0, 0.64 -0.02!, 0.62 0.08, 0.34 0.16, -0.06 0.1, -0.44 0.02, -0.56 0.06',
    },
    coat: 'gold',
    light: 'foam',
    tail: 'scut',
    drawMarkings: (body) =>
      body.fill(
        outlined('-0.62 -0.02!, -0.2 -0.14, 0.2 -0.08, 0.5 -0.12!, 0.46 -0.02, 0.2 0.02, -0.2 -0.04'),
        {
          pigment: 'wood',
          tone: 0.6,
          line: body.weight.detail,
        },
      ),
    drawHead: (head) =>
      drawHoofedHead(head.at({ scale: 0.96 }), {
        coat: 'gold',
        muzzle: 'foam',
        hasBlackNose: true,
        ear: 'leaf',
        drawHorns,
        drawMarkings: (face) =>
          face.stroke(traced('0.24 0.16, 0.36 0.24, 0.48 0.34'), face.weight.inner * 2, { taper: 0.5 }),
      }),
  });
}

function drawHorns(head: Pen): void {
  for (const [x, angleRad, shade] of [
    [0.15, 0.24, 0.6],
    [0.08, 0, 0.2],
  ] as const) {
    const horn = head.at({ at: [x, 0], angleRad });
    drawLimb(
      horn,
      {
        line: '0.0 0.04, -0.04 -0.2, -0.2 -0.46, -0.26 -0.72, -0.14 -0.94',
        half: [0.06, 0.055, 0.045, 0.035, 0.008],
      },
      { pigment: 'wood', tone: (px) => clamp(shade + px), line: head.weight.inner },
    );
    for (const [rx, ry] of rings)
      horn.stroke(traced(`${rx - 0.05} ${ry + 0.02}, ${rx + 0.05} ${ry - 0.01}`), head.weight.detail * 1.4);
  }
}

const rings = [
  [-0.01, -0.06],
  [-0.03, -0.15],
  [-0.07, -0.24],
  [-0.12, -0.33],
  [-0.17, -0.42],
  [-0.21, -0.51],
  [-0.24, -0.6],
] as const;

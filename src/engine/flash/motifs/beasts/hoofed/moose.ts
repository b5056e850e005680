import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawHoofedBeast } from '../../parts/hoofed-beasts/hoofed-beast.ts';
import type { HoofedBuild } from '../../parts/hoofed-beasts/hoofed-builds.ts';
import { cervine } from '../../parts/hoofed-beasts/hoofed-builds.ts';
import { drawHoofedBust } from '../../parts/hoofed-beasts/hoofed-bust.ts';
import { drawHoofedHead } from '../../parts/hoofed-beasts/hoofed-head.ts';

const walking: Pick<Motif, 'draw'> = { draw: (canvas) => canvas.layer(drawMoose) };

/** A bull moose from the side: a hump, a heavy nose, a beard at the throat, antlers like shovels; looks to the right. */
export const moose: Motif = {
  name: 'moose',
  tinted: ['wood'],
  poses: {
    head: { draw: (canvas) => canvas.layer((pen) => drawHoofedBust(pen, { coat: 'wood', drawHead })) },
    standing: walking,
    prowling: walking,
    side: walking,
  },
  ...walking,
};

function drawMoose(pen: Pen): void {
  drawHoofedBeast(pen, {
    build,
    coat: 'wood',
    socks: 'grey',
    tail: 'scut',
    light: 'wood',
    nape: { at: [0.82, -0.92], scale: 1.16, angleRad: 0.08 },
    drawHead,
    drawMarkings: (body) => {
      drawHairs(body, traced('0.1 -0.6, 0.3 -0.64, 0.5 -0.6'), [-0.06, 0.16], 9);
      drawHairs(body, traced('0.5 -0.4, 0.66 -0.3, 0.74 -0.1'), [-0.04, 0.18], 8);
    },
  });
}

function drawHead(head: Pen): void {
  head.fill(outlined('0.06 0.34!, 0.04 0.5, 0.1 0.76!, 0.2 0.58, 0.26 0.38!'), {
    pigment: 'wood',
    tone: 0.75,
    line: head.weight.inner,
  });
  drawAntler(head.at({ at: [0.12, 0.02], angleRad: 0.5, scale: 0.95 }), 0.5);
  drawHoofedHead(head, {
    coat: 'wood',
    muzzle: 'grey',
    ear: 'leaf',
    shape: 'heavy',
    drawHorns: (brow) => drawAntler(brow.at({ at: [0.06, 0.02] }), 0.05),
  });
}

/** A stem that broadens into a palm with points along its rim. */
function drawAntler(pen: Pen, shade: number): void {
  pen.fill(palm, {
    pigment: 'bone',
    tone: (x, y) => clamp(shade + 0.5 * smoothstep(-0.3, 0.1, y) + 0.2 * (x + 0.2)),
    line: pen.weight.inner,
  });
  for (const groove of ['0.0 -0.06, -0.1 -0.24, -0.2 -0.48', '-0.06 -0.2, -0.24 -0.36, -0.42 -0.46'])
    pen.stroke(traced(groove), pen.weight.detail, { taper: 0.5 });
}

const palm = outlined(
  '0.05 0.04!, 0.04 -0.12, 0.14 -0.2, 0.26 -0.36!, 0.2 -0.38, 0.1 -0.3, 0.04 -0.36, 0.06 -0.56, 0.02 -0.76!, -0.06 -0.6, -0.12 -0.62, -0.16 -0.84!, -0.24 -0.66, -0.32 -0.66, -0.42 -0.84!, -0.46 -0.62, -0.54 -0.6, -0.68 -0.7!, -0.62 -0.48, -0.52 -0.32, -0.3 -0.2, -0.12 -0.1, -0.05 0.04!',
);
const build: HoofedBuild = {
  ...cervine,
  body: '-0.96 0.0, -0.98 -0.26, -0.78 -0.42, -0.4 -0.46, -0.04 -0.56, 0.22 -0.74, 0.46 -0.8, 0.66 -0.9, 0.86 -0.98, 0.98 -0.82, 0.94 -0.56, 0.9 -0.26, 0.78 0.04, 0.5 0.24, 0.1 0.26, -0.36 0.14, -0.72 0.2',
  folds: ['0.34 -0.44, 0.26 -0.14, 0.36 0.12', '-0.46 -0.34, -0.4 -0.1, -0.48 0.1'],
  near: cervine.near.map(({ line, half }) => ({ line, half: half.map((width) => width * 1.3) })),
  far: cervine.far.map(({ line, half }) => ({ line, half: half.map((width) => width * 1.3) })),
  rump: [-0.95, -0.22],
  nape: [0.82, -0.92],
  hoof: 0.95,
};

import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { pharaoh } from '../people/portraits/pharaoh.ts';

/** The sphinx of Giza: a lion lying on a plinth, its head a pharaoh's; looks out of the picture at the right. */
export const sphinx: Motif = {
  name: 'sphinx',
  tinted: ['gold'],
  carries: ['pharaoh'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPlinth(pen);
      drawTail(pen);
      drawForeleg(pen.at({ at: [0.14, -0.12] }), 0.55);
      drawBody(pen);
      drawHaunch(pen);
      drawForeleg(pen, 0.1);
    });
    canvas.part((head) => pharaoh.draw(head), { at: [0.44, -0.62], scale: 0.5 });
  },
};

function drawPlinth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.5 0.78!, 1.5 0.78!, 1.5 1.1!, -1.5 1.1!'), {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.1 + 0.25 * x + 0.8 * (y - 0.8)),
    line: inner * 1.2,
  });
  for (const x of [-0.9, -0.3, 0.3, 0.9]) pen.stroke(traced(`${x} 0.8, ${x} 1.08`), detail * 1.3);
}

function drawTail(pen: Pen): void {
  drawLimb(
    pen,
    { line: '-1.2 0.56, -1.46 0.3, -1.36 -0.04, -1.12 -0.1', half: [0.08, 0.07, 0.065, 0.09] },
    { pigment: 'gold', tone: 0.4 },
  );
}

/** Back and breast of the lion. */
function drawBody(pen: Pen): void {
  pen.fill(
    outlined(
      '-1.3 0.78!, -1.36 0.36, -1.1 0.04, -0.6 -0.04, -0.1 -0.1, 0.1 -0.4, 0.3 -0.56!, 0.72 -0.5!, 0.8 0, 0.74 0.5, 0.6 0.78!',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.08 + 0.55 * smoothstep(0.2, 0.78, y) + 0.4 * smoothstep(0.2, 0.8, x)),
      line: pen.weight.inner * 1.2,
    },
  );
  for (const rib of ['-0.34 0.1, -0.26 0.34, -0.34 0.6', '-0.14 0.06, -0.04 0.34, -0.12 0.62'])
    pen.stroke(traced(rib), pen.weight.detail * 1.5, { taper: 0.4 });
}

function drawHaunch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.28 0.6, -1.2 0.24, -0.9 0.14, -0.62 0.3, -0.56 0.56, -0.7 0.7!, -0.3 0.66, -0.2 0.78!, -1.24 0.78!',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.3, 0.78, y) + 0.3 * smoothstep(-0.9, -1.28, x)),
      line: inner * 1.1,
    },
  );
  for (const x of [-0.42, -0.33]) pen.stroke(traced(`${x} 0.69, ${x + 0.03} 0.76`), detail * 1.3);
}

/** Laid forward along the ground, its paw at the right. */
function drawForeleg(pen: Pen, shade: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.16 0.3, 0.44 0.26, 0.74 0.44, 1.1 0.5, 1.32 0.52, 1.42 0.66, 1.38 0.78!, 0.2 0.78!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(shade + 0.7 * smoothstep(0.56, 0.8, y) + 0.2 * smoothstep(0.5, 0.16, x)),
    line: inner * 1.1,
  });
  for (const x of [1.2, 1.3]) pen.stroke(traced(`${x} 0.62, ${x + 0.03} 0.76`), detail * 1.4, { taper: 0.3 });
}

import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGuandao } from '../../parts/weapons/guandao.ts';

const leanRad = 0.4;

/** A leaf-shaped spearhead bound to its shaft. */
export const spear: Motif = polearm('spear', (pen) => {
  drawShaft(pen);
  pen.fill(symmetric('0 -1.9!, 0.13 -1.6, 0.2 -1.24, 0.16 -1, 0.06 -0.84!, 0.06 -0.7!, 0 -0.7!'), steel(pen));
  pen.stroke(traced('0 -1.8, 0 -0.86'), pen.weight.detail * 1.3, { taper: 0.3 });
  drawBinding(pen, -0.72);
});

/** Axe blade, hook and spike on one shaft. */
export const halberd: Motif = polearm('halberd', (pen) => {
  drawShaft(pen);
  pen.fill(
    outlined(
      '0.07 -0.7!, 0.3 -0.66, 0.58 -0.4!, 0.74 -0.76, 0.74 -1.14, 0.6 -1.46!, 0.34 -1.2, 0.07 -1.14!, 0.06 -1.3!, 0.11 -1.44, 0 -2.0!, -0.11 -1.44, -0.06 -1.3!, -0.07 -1.12!, -0.3 -1.1, -0.66 -0.8!, -0.3 -0.92, -0.07 -0.84!, -0.07 -0.5!, 0.07 -0.5!',
    ),
    steel(pen),
  );
  pen.stroke(traced('0.5 -0.56, 0.62 -0.8, 0.62 -1.12, 0.54 -1.3'), pen.weight.detail * 1.2, { taper: 0.3 });
  drawBinding(pen, -0.52);
});

/** The crescent-moon glaive of Guan Yu. */
export const guandao: Motif = polearm('guandao', drawGuandao);

/** @param drawUpright draws it upright, from -2 to 1.8 */
function polearm(name: string, drawUpright: (pen: Pen) => void): Motif {
  return {
    name,
    tinted: ['steel'],
    leanRad,
    draw(canvas) {
      canvas.layer((pen) => drawUpright(pen.at({ angleRad: leanRad, scale: 0.9 })), { contour: 0.8 });
    },
  };
}

function drawShaft(pen: Pen): void {
  pen.fill(outlined('-0.06 -0.9!, 0.06 -0.9!, 0.055 1.2!, -0.055 1.2!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 6 * x),
    line: pen.weight.inner,
  });
}

function steel(pen: Pen): FillLook {
  return { pigment: 'steel', tone: (x) => clamp(0.25 + 1.4 * x), line: pen.weight.inner * 1.1 };
}

/** Cord around the shaft, and its red tassel. */
function drawBinding(pen: Pen, top: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      `-0.06 ${top + 0.2}!, -0.26 ${top + 0.42}, -0.2 ${top + 0.74}!, -0.1 ${top + 0.56}, -0.02 ${top + 0.7}!, 0.06 ${top + 0.2}!`,
    ),
    { pigment: 'petal', tone: 0.25, line: inner },
  );
  pen.fill(outlined(`-0.1 ${top}!, 0.1 ${top}!, 0.1 ${top + 0.28}!, -0.1 ${top + 0.28}!`), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 4 * x),
    line: inner,
  });
  for (const y of [0.07, 0.14, 0.21]) pen.stroke(traced(`-0.1 ${top + y}, 0.1 ${top + y}`), detail);
}

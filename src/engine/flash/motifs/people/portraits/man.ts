import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBeard, drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import type { ManCast } from '../../parts/faces-and-hair/man-cast.ts';
import type { ManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawShortHair } from '../../parts/faces-and-hair/short-hair.ts';

/** A man's head and shoulders from the front; each design of a set shows another man. */
export const man: Motif = {
  name: 'man',
  tinted: ['water'],
  draw(canvas) {
    const isLean = canvas.kit.variant % 2 === 1;
    canvas.layer((pen) => drawMan(pen, isLean ? 'lean' : 'broad', isLean ? 'calm' : 'kind', 'wood'));
  },
};

/** The same with a full beard. */
export const beardedMan: Motif = {
  name: 'bearded-man',
  tinted: ['wood'],
  carries: ['beard', 'mustache'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawMan(pen, 'broad', 'stern', 'wood');
      drawBeard(pen, { pigment: 'wood', tipY: 1.12, fullness: 0.5 });
    });
  },
};

/** The same with a moustache alone. */
export const mustachedMan: Motif = {
  name: 'mustached-man',
  tinted: ['wood'],
  carries: ['mustache'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawMan(pen, 'lean', 'stern', 'wood');
      drawMoustache(pen, 'wood');
    });
  },
};

/** A man in a shirt, by default with a broad face and clean-shaven. */
export function drawMan(
  pen: Pen,
  cast: ManCast = 'broad',
  mood: ManFace['mood'] = 'kind',
  hair: Pigment = 'dark',
): void {
  drawShirt(pen);
  drawManFace(pen, { skin: 'bone', mood, cast });
  drawShortHair(pen, hair);
}

/** Open at the collar. */
function drawShirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.34 0.5, 0.34 0.9, 0.64 1.02, 1.02 1.16, 1.12 1.66!, 0 1.7'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(1.1, 0.78, y) + 0.3 * Math.abs(x)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 0.94!, 0.64 0.98, 1.04 1.14, 1.14 1.7!, 0 1.72!, 0.02 1.5!'), {
      pigment: 'water',
      tone: (x) => clamp(0.1 + 0.6 * smoothstep(0.4, 1.1, x)),
      line: inner * 1.1,
    });
    side.fill(outlined('0.3 0.84!, 0.5 0.9, 0.5 1.16, 0.3 1.34!, 0.06 1.46!'), {
      pigment: 'water',
      tone: 0.3,
      line: inner,
    });
    side.stroke(traced('0.8 1.28, 0.78 1.5, 0.82 1.68'), detail * 1.4, { taper: 0.4 });
  });
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawPeakedCap } from '../../parts/headgear/peaked-cap.ts';

/** A police officer: peaked cap with its star, shirt and tie, a badge on the breast. */
export const policeOfficer: Motif = {
  name: 'police',
  tinted: ['water'],
  carries: ['badge'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawShirt(pen);
      drawManFace(pen, {
        skin: 'bone',
        mood: canvas.kit.variant % 2 === 0 ? 'stern' : 'calm',
        cast: 'broad',
      });
      if (canvas.kit.variant % 2 === 0) drawMoustache(pen, 'dark');
      drawCap(pen);
    });
  },
};

function drawShirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.9, 0.4 0.92, 0.8 1.06, 1.12 1.3, 1.2 1.86!, 0 1.9!'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.5, 1.16, Math.abs(x)) + 0.2 * (y - 1.2)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.11 1.06!, 0.11 1.06!, 0.08 1.2!, 0.16 1.74, 0 1.9!, -0.16 1.74, -0.08 1.2!'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.02 1.04!, 0.3 0.8, 0.5 0.7!, 0.6 0.94, 0.34 1.3!, 0.14 1.12'), {
      pigment: 'water',
      tone: 0.35,
      line: inner,
    });
    side.fill(outlined('0.72 1.06!, 1.06 1.22, 1.14 1.34!, 0.82 1.22!'), {
      pigment: 'dark',
      tone: 0.4,
      line: inner,
    });
    side.stroke(traced('0.3 1.5, 0.44 1.52, 0.62 1.5'), detail * 1.3);
  });
  pen.fill(starPolygon([0.58, 1.56], 0.2, 5, 0.45), { pigment: 'gold', tone: 0.1, line: inner });
}

function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawPeakedCap(pen, 'water');
  pen.fill(starPolygon([0, -0.98], 0.22, 5, 0.45), { pigment: 'gold', tone: 0.08, line: inner });
  pen.fill(circle([0, -0.98], 0.06, 18), { pigment: 'gold', tone: 0.4, line: detail });
}

import { spiral } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLotus } from '../../flowers/tropical/lotus.ts';
import type { Motif } from '../../motif.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { bladeOutline } from '../../parts/weapons/blade.ts';

/** Fudo Myoo, the immovable: wrathful, fangs up and down, sword and noose, all in flames. */
export const fudo: Motif = {
  name: 'fudo',
  tinted: ['waterLight'],
  draw(canvas) {
    canvas.layer(drawFlames, { contour: 0.6 });
    canvas.layer((pen) => drawSword(pen.at({ at: [-1.06, 0.3] })), { contour: 0.7 });
    canvas.layer((pen) => {
      drawDrapedRobe(pen, { skin: 'waterLight', cloth: 'ember', mantle: 'gold' });
      drawManFace(pen, { skin: 'waterLight', mood: 'stern' });
      drawMouth(pen);
      drawCurls(pen);
      drawBraid(pen);
      drawLotus(pen.at({ at: [0, -1.16], scale: 0.36 }));
    });
  },
};

/** Tongues of flame around him, longest above. */
function drawFlames(pen: Pen): void {
  for (const [count, reach, width] of [
    [13, 1.0, 0.62],
    [12, 0.74, 0.5],
  ] as const)
    for (let i = 0; i < count; i++) {
      const share = (i / (count - 1)) * 2 - 1;
      const angle = -Math.PI / 2 + share * 2.0;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const length = reach * (i % 2 === 0 ? 1 : 0.8);
      pen.fill(
        bladeOutline({
          from: [0.62 * x, 0.5 + 0.8 * y],
          to: [x * (0.7 + length * 0.78), 0.2 + y * (0.66 + length) - 0.26 * length],
          bend: share < 0 ? -0.2 : 0.2,
          width,
        }),
        {
          pigment: reach === 1 ? 'petal' : 'ember',
          tone: (px, py) => clamp(1.05 - 0.62 * Math.sqrt(px * px + (py - 0.1) ** 2)),
          line: pen.weight.inner,
        },
      );
    }
}

function drawSword(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.96!, 0.13 -1.64!, 0.12 0.2!, 0 0.2!'), {
    pigment: 'steel',
    tone: (x) => (x > 0 ? 0.5 : 0.05),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 -1.9, 0 0.16'), detail * 1.2);
  pen.fill(symmetric('0 0.14!, 0.2 0.12, 0.32 0.2!, 0.2 0.32, 0 0.3!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-0.07 0.3!, 0.07 0.3!, 0.07 0.86!, -0.07 0.86!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  pen.fill(symmetric('0 0.84!, 0.12 0.9, 0.06 1.0, 0 1.16!'), { pigment: 'gold', tone: 0.2, line: inner });
}

/** One fang points up, the other down. */
function drawMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.32 0.5!, -0.16 0.4, 0 0.43, 0.16 0.4, 0.32 0.5!, 0.2 0.58, 0 0.6, -0.2 0.58'), {
    black: 'always',
    tone: 0,
  });
  pen.fill(outlined('-0.26 0.47!, -0.1 0.43!, 0.1 0.43!, 0.26 0.47!, 0.2 0.53!, -0.2 0.53!'), {
    pigment: 'foam',
    tone: 0.05,
    line: detail,
  });
  for (const x of [-0.1, 0, 0.1]) pen.stroke(traced(`${x} 0.43, ${x} 0.53`), detail);
  pen.fill(outlined('-0.3 0.56!, -0.24 0.38, -0.22 0.22!, -0.16 0.4, -0.16 0.56!'), {
    pigment: 'foam',
    tone: 0,
    line: inner,
  });
  pen.fill(outlined('0.16 0.44!, 0.18 0.6, 0.22 0.76!, 0.28 0.6, 0.3 0.46!'), {
    pigment: 'foam',
    tone: 0,
    line: inner,
  });
}

function drawCurls(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.02, 0.44 -0.94, 0.68 -0.6, 0.62 -0.2!, 0.5 -0.44, 0.3 -0.56, 0 -0.6'), {
    pigment: 'ember',
    tone: 0.6,
    line: inner,
  });
  for (const [count, y, half] of [
    [4, -0.98, 0.26],
    [6, -0.82, 0.5],
    [7, -0.64, 0.6],
  ] as const)
    for (let i = 0; i < count; i++) {
      const across = (i / (count - 1)) * 2 - 1;
      const [x, top] = [across * half, y + 0.24 * across * across];
      pen.fill(circle([x, top], 0.12, 24), {
        pigment: 'ember',
        tone: (px, py) => clamp(0.2 + 3 * (px - x + py - top)),
        line: inner,
      });
      pen.stroke(spiral([x, top], 0, 0.08, 0.01, 1.3, 16), inner * 0.8);
    }
}

/** The braid that hangs over his left shoulder. */
function drawBraid(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i < 7; i++) {
    const link = pen.at({ at: [0.66 + 0.05 * Math.sin(i), -0.2 + 0.22 * i], scale: 1 - 0.05 * i });
    link.fill(outlined('0 -0.16, 0.14 -0.06, 0.12 0.1, 0 0.16, -0.12 0.1, -0.14 -0.06'), {
      pigment: 'ember',
      tone: (x) => clamp(0.3 + 3 * x),
      line: inner,
    });
    link.stroke(traced('-0.08 -0.04, 0 0.06, 0.08 -0.04'), detail, { taper: 0.3 });
  }
  pen.fill(outlined('0.6 1.22!, 0.72 1.22!, 0.8 1.5!, 0.66 1.42, 0.54 1.5!'), {
    pigment: 'ember',
    tone: (_, y) => smoothstep(1.5, 1.2, y) * 0.6,
    line: inner,
  });
}

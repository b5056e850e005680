import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { bladeOutline } from '../../parts/weapons/blade.ts';
import { drawTrident } from '../../parts/weapons/trident.ts';

/** Zeus: laurelled, his beard white, thunderbolts behind him. */
export const zeus: Motif = {
  name: 'zeus',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawThunderbolt), { contour: 0.6 });
    canvas.layer((pen) =>
      drawGod(pen, { hair: 'foam', skin: 'bone', cloth: 'scroll', mantle: 'water' }, drawLaurels),
    );
  },
};

/** Poseidon: his beard like the sea, a trident beside him. */
export const poseidon: Motif = {
  name: 'poseidon',
  tinted: ['waterLight'],
  carries: ['trident'],
  draw(canvas) {
    canvas.layer((pen) => drawTrident(pen.at({ at: [1.12, 0], angleRad: 0.06 })), { contour: 0.6 });
    canvas.layer((pen) =>
      drawGod(pen, { hair: 'waterLight', skin: 'bone', cloth: 'leaf', mantle: 'water' }, drawSpikedCrown),
    );
  },
};

/** Hades: black-bearded and crowned among the flames of the underworld. */
export const hades: Motif = {
  name: 'hades',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(drawFlames, { contour: 0.5 });
    canvas.layer((pen) =>
      drawGod(pen, { hair: 'dark', skin: 'grey', cloth: 'dark', mantle: 'violet' }, drawSpikedCrown),
    );
  },
};

interface GodLook {
  readonly hair: Pigment;
  readonly skin: Pigment;
  readonly cloth: Pigment;
  readonly mantle: Pigment;
}

function drawGod(pen: Pen, look: GodLook, drawHeadgear: (pen: Pen) => void): void {
  drawMane(pen, look.hair);
  drawDrapedRobe(pen, look);
  drawManFace(pen, { skin: look.skin, mood: 'stern', cast: 'aged' });
  drawBeard(pen, { pigment: look.hair, tipY: 1.5, fullness: 0.46, sway: 0.14 });
  drawForelocks(pen, look.hair);
  drawHeadgear(pen);
}

/** Locks that stream from the temples. */
function drawMane(pen: Pen, pigment: Pigment): void {
  for (let i = 0; i < 9; i++)
    for (const side of [-1, 1]) {
      const angle = -1.45 + 0.26 * i;
      drawLock(pen, {
        root: [side * 0.34 * Math.cos(angle * 0.6), -0.5 + 0.09 * i],
        tip: [
          side * (0.16 + 0.98 * Math.cos(angle)),
          -0.3 + (angle < 0 ? 0.84 : 1.1) * Math.sin(angle) + 0.12 * i,
        ],
        width: 0.46,
        bend: side * (i % 2 === 0 ? 0.2 : 0.08),
        pigment,
        tone: (x, y) => clamp(0.85 - 0.65 * Math.sqrt(x * x + (y + 0.1) ** 2)),
      });
    }
}

function drawForelocks(pen: Pen, pigment: Pigment): void {
  for (const [x, y, tx, ty, bend] of [
    [0.4, -0.66, 0.66, 0.2, -0.2],
    [0.24, -0.84, 0.56, -0.26, -0.26],
    [0.02, -0.86, 0.4, -0.5, -0.2],
  ] as const)
    for (const side of [-1, 1])
      drawLock(pen, {
        root: [side * x, y],
        tip: [side * tx, ty],
        width: 0.3,
        bend: side * bend,
        pigment,
        tone: (_, py) => clamp(0.1 + 0.6 * (py + 0.8)),
      });
}

function drawLaurels(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (let i = 0; i < 6; i++) {
      const x = 0.68 - 0.11 * i;
      const y = -0.34 - 0.42 * Math.sqrt(1 - (x / 0.74) ** 2);
      for (const turn of [-0.55, 0.35])
        drawLeaf(side.at({ at: [x, y], scale: 0.28, angleRad: -2.0 - 0.19 * i + turn }), {
          width: 0.42,
          veins: 1,
        });
    }
  });
}

function drawSpikedCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.56!, 0.1 -1.12!, 0.24 -1.44!, 0.34 -1.06!, 0.54 -1.34!, 0.56 -0.98!, 0.78 -1.16!, 0.66 -0.56!, 0.34 -0.68, 0 -0.72',
    ),
    { pigment: 'gold', tone: (x, y) => clamp(0.15 + 0.7 * x + 0.5 * (y + 1)), line: inner * 1.1 },
  );
  for (const x of [-0.48, -0.24, 0, 0.24, 0.48])
    pen.fill(circle([x, -0.86 + 0.3 * x * x], 0.055, 18), { pigment: 'petal', tone: 0.2, line: detail });
}

function drawThunderbolt(side: Pen): void {
  side.fill(
    outlined(
      '0.9 -1.44!, 1.3 -1.36!, 1.06 -0.76!, 1.36 -0.78!, 0.96 0.1!, 1.26 0.06!, 0.74 1.1!, 0.88 0.34!, 0.6 0.38!, 0.84 -0.46!, 0.56 -0.42!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.1 + 0.6 * (x - 0.7)), line: side.weight.inner },
  );
}

function drawFlames(pen: Pen): void {
  for (let i = -7; i <= 7; i++) {
    const angle = -Math.PI / 2 + i * 0.2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const reach = 1.42 + 0.28 * (Math.abs(i) % 2);
    pen.fill(
      bladeOutline({
        from: [x * 0.66, y * 0.66 - 0.06],
        to: [x * reach * 0.96, y * reach - 0.1],
        bend: i < 0 ? -0.12 : 0.12,
        width: 0.3,
      }),
      {
        pigment: i % 2 === 0 ? 'water' : 'violet',
        tone: (px, py) => clamp(1.2 - 0.75 * Math.sqrt(px * px + py * py)),
        line: pen.weight.inner,
      },
    );
  }
}

import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

interface Look {
  /** Of shield and wing cases. */
  readonly shell: Pigment;
  /** Jaws like antlers, or one forked horn. */
  readonly front: 'jaws' | 'horn';
}

/** A beetle from above, its jaws like antlers. */
const stagBeetle = greatBeetle('stag-beetle', { shell: 'water', front: 'jaws' });
/** A rhinoceros beetle from above: a long horn that forks twice, a short one behind it. */
const rhinocerosBeetle = greatBeetle('rhinoceros-beetle', { shell: 'wood', front: 'horn' });

export const greatBeetles: readonly Motif[] = [stagBeetle, rhinocerosBeetle];

function greatBeetle(name: string, look: Look): Motif {
  return {
    name,
    tinted: [look.shell],
    draw(canvas) {
      canvas.layer((pen) => {
        drawBothSides(pen, drawLegs);
        drawHead(pen, look);
        drawShield(pen, look);
        drawBothSides(pen, (side) => drawWingCase(side, look));
        pen.fill(symmetric('0 -0.04!, 0.12 -0.04!, 0 0.2!'), {
          pigment: 'dark',
          tone: 0.5,
          line: pen.weight.inner,
        });
      });
    },
  };
}

function drawLegs(side: Pen): void {
  for (const leg of [
    '0.36 -0.2, 0.78 -0.46, 1.0 -0.78, 0.92 -1.06',
    '0.46 0.16, 0.94 0.1, 1.18 0.36, 1.4 0.34',
    '0.42 0.46, 0.8 0.72, 0.92 1.1, 1.14 1.3',
  ]) {
    drawJointedLeg(side, leg, 0.085, 'dark');
  }
}

function drawHead(pen: Pen, { shell, front }: Look): void {
  const { inner, detail } = pen.weight;
  if (front === 'horn') {
    pen.fill(horn, {
      pigment: shell,
      tone: (x, y) => clamp(0.15 + 3 * Math.max(0, x) + 0.5 * smoothstep(-1.0, -0.6, y)),
      line: inner * 1.2,
    });
    pen.stroke(traced('-0.04 -1.24, -0.05 -1.0, -0.07 -0.8'), detail * 1.8, { isErasing: true, taper: 0.4 });
  }
  drawBothSides(pen, (side) => {
    side.fill(circle([0.28, -0.62], 0.06, 18), { pigment: 'ember', tone: 0.2, line: inner });
    if (front === 'horn') return;
    side.fill(jaw, {
      pigment: 'dark',
      tone: (x, y) => clamp(0.3 + 1.4 * (x - 0.24) + 0.3 * (y + 1.0)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.24 -0.86, 0.34 -1.04, 0.34 -1.24'), detail * 1.3, {
      isErasing: !pen.isColored,
      taper: 0.4,
    });
    side.stroke(traced('0.3 -0.72, 0.5 -0.8, 0.58 -0.96, 0.7 -0.98'), inner * 1.5, {
      taper: 0.2,
      tapering: 'end',
    });
  });
  pen.fill(symmetric('0 -0.82, 0.16 -0.8, 0.26 -0.66, 0.28 -0.5, 0 -0.44'), {
    pigment: 'dark',
    tone: (x) => clamp(0.3 + 1.6 * Math.abs(x + 0.04)),
    line: inner,
  });
}

function drawShield(pen: Pen, { shell, front }: Look): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.56, 0.28 -0.54, 0.46 -0.4, 0.5 -0.18, 0.42 -0.02, 0 0.02'), {
    pigment: shell,
    tone: (x, y) =>
      clamp(0.1 + 0.8 * smoothstep(0.1, 0.48, Math.abs(x + 0.08)) + 0.4 * smoothstep(-0.2, 0.02, y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.3 -0.42, -0.14 -0.46, 0.02 -0.46'), detail * 1.8, { isErasing: true, taper: 0.4 });
  drawBothSides(pen, (side) => {
    for (const [x, y] of [
      [0.2, -0.26],
      [0.3, -0.34],
      [0.32, -0.16],
    ] as const)
      side.dot([x, y], detail);
  });
  if (front === 'horn')
    pen.fill(symmetric('0 -0.7!, 0.05 -0.78!, 0.12 -0.82!, 0.1 -0.66, 0.09 -0.44, 0.1 -0.3!, 0 -0.24'), {
      pigment: shell,
      tone: (x) => clamp(0.2 + 3 * x),
      line: inner * 1.1,
    });
}

function drawWingCase(side: Pen, { shell }: Look): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0 0.0!, 0.3 -0.02, 0.48 0.1, 0.56 0.44, 0.48 0.86, 0.26 1.2, 0 1.32!'), {
    pigment: shell,
    tone: (x, y) => clamp(0.08 + 0.8 * smoothstep(0.22, 0.54, x) + 0.4 * smoothstep(0.8, 1.3, y)),
    line: inner * 1.2,
  });
  for (const groove of [
    '0.12 0.1, 0.14 0.6, 0.1 1.14',
    '0.24 0.08, 0.28 0.56, 0.22 1.06',
    '0.36 0.1, 0.41 0.5, 0.34 0.92',
  ])
    side.stroke(traced(groove), detail * 1.3, { taper: 0.3 });
  side.stroke(traced('0.07 0.3, 0.08 0.56, 0.07 0.8'), detail * 1.8, { isErasing: true, taper: 0.4 });
}

const horn = symmetric(
  '0 -1.42!, 0.08 -1.48, 0.1 -1.64!, 0.17 -1.56, 0.2 -1.44!, 0.28 -1.46, 0.4 -1.56!, 0.38 -1.4, 0.26 -1.3, 0.12 -1.24, 0.09 -0.96, 0.13 -0.66!, 0 -0.6',
);
const jaw = outlined(
  '0.12 -0.76!, 0.26 -0.84, 0.42 -1.02, 0.46 -1.28, 0.34 -1.5, 0.14 -1.6!, 0.24 -1.44, 0.28 -1.3!, 0.16 -1.3!, 0.26 -1.2, 0.28 -1.08, 0.2 -0.96, 0.06 -0.86!',
);

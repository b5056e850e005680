import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Polygon } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import type { ManCast } from './man-cast.ts';
import { manCasts } from './man-cast.ts';

export interface ManFace {
  readonly skin: Pigment;
  /** Brows drawn together over glaring eyes, the mouth turned down, or with a crooked smile; raised brows and a smile; heavy lids; or eyes that have closed for good. */
  readonly mood: 'stern' | 'sly' | 'kind' | 'calm' | 'dead';
  /** What kind of face he has; broad unless told otherwise. */
  readonly cast?: ManCast;
}

/** A man's broad face from the front, about 1.1 wide and 1.5 high; hair, hat and beard are drawn around it. */
export function drawManFace(pen: Pen, { skin, mood, cast = 'broad' }: ManFace): void {
  const { inner, detail } = pen.weight;
  const { face, nose, ridge, lines } = manCasts[cast];
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.5 -0.16!, 0.62 -0.24, 0.7 -0.12, 0.68 0.1, 0.6 0.3, 0.5 0.24!'), {
      pigment: skin,
      tone: 0.5,
      line: inner,
    });
    side.stroke(traced('0.56 -0.1, 0.63 -0.1, 0.6 0.08'), detail, { taper: 0.4 });
  });
  pen.fill(face, {
    pigment: skin,
    tone: (x, y) =>
      clamp(
        0.75 * smoothstep(0.24, 0.54, x) +
          0.5 * smoothstep(-0.4, -0.56, x) +
          0.4 * smoothstep(-0.5, -0.72, y) +
          0.35 * smoothstep(0.5, 0.84, y),
      ),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const line of lines) side.stroke(traced(line), detail * 1.1, { taper: 0.5 });
    eyesOf[mood](side, skin === 'bone' || skin === 'foam' ? 'wood' : 'gold');
  });
  drawNose(pen, nose, ridge);
  if (mood === 'calm' || mood === 'dead') {
    drawCalmMouth(pen);
    return;
  }
  if (mood === 'sly') {
    pen.stroke(traced('-0.2 0.47, -0.06 0.46, 0.08 0.46, 0.2 0.41, 0.3 0.32'), inner * 1.4, { taper: 0.2 });
    pen.stroke(traced('-0.08 0.55, 0.02 0.57, 0.1 0.54'), inner, { taper: 0.4 });
    pen.stroke(traced('0.28 0.24, 0.34 0.31, 0.34 0.38'), inner, { taper: 0.4 });
    return;
  }
  if (mood === 'stern') {
    pen.stroke(traced('-0.24 0.5, -0.12 0.42, 0 0.44, 0.12 0.42, 0.24 0.5'), inner * 1.4, { taper: 0.2 });
    pen.stroke(traced('-0.1 0.54, 0 0.57, 0.1 0.54'), inner, { taper: 0.4 });
    drawBothSides(pen, (side) =>
      side.stroke(traced('0.2 0.22, 0.32 0.36, 0.32 0.52'), inner, { taper: 0.4 }),
    );
    for (const x of [-0.05, 0.05])
      pen.stroke(traced(`${x} -0.38, ${x * 0.8} -0.28, ${x * 1.2} -0.2`), inner, { taper: 0.4 });
    return;
  }
  pen.fill(outlined('-0.2 0.4!, 0 0.44, 0.2 0.4!, 0.12 0.52, 0 0.55, -0.12 0.52'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.3,
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.18 0.2, 0.3 0.3, 0.3 0.42'), inner * 0.9, { taper: 0.4 }),
  );
}

/** Beneath a brow that casts its shade on the lid. */
function drawGlare(side: Pen, iris: Pigment): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.09 -0.08!, 0.19 -0.17, 0.32 -0.175, 0.45 -0.11!, 0.34 -0.02, 0.2 -0.01'), {
    pigment: 'foam',
    tone: (_, y) => 0.7 * smoothstep(-0.08, -0.16, y),
    line: detail,
  });
  side.fill(circle([0.26, -0.105], 0.07, 24), { pigment: iris, tone: 0.2, line: detail });
  side.fill(circle([0.26, -0.105], 0.036, 18), { black: 'always', tone: 0 });
  side.fill(circle([0.235, -0.13], 0.017, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.07 -0.06, 0.18 -0.165, 0.32 -0.175, 0.47 -0.1'), inner * 1.8, { taper: 0.2 });
  side.fill(
    outlined(
      '0.05 -0.16!, 0.08 -0.23, 0.24 -0.29, 0.42 -0.36, 0.58 -0.33!, 0.46 -0.28, 0.28 -0.22, 0.14 -0.15',
    ),
    { black: 'always', tone: 0 },
  );
  side.stroke(traced('0.12 0.04, 0.24 0.075, 0.4 0.02'), inner * 0.8, { taper: 0.4 });
}

function drawSmilingEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.stroke(traced('0.1 -0.06, 0.2 -0.15, 0.3 -0.15, 0.4 -0.06'), inner * 1.5, { taper: 0.3 });
  side.stroke(traced('0.14 0.0, 0.25 0.03, 0.36 0.0'), detail * 1.2, { taper: 0.4 });
  side.stroke(traced('0.38 -0.02, 0.46 0.0'), detail);
  side.stroke(traced('0.38 0.02, 0.45 0.06'), detail);
  side.fill(outlined('0.08 -0.26!, 0.2 -0.37, 0.36 -0.38, 0.48 -0.28!, 0.34 -0.31, 0.2 -0.29'), {
    black: 'always',
    tone: 0,
  });
}

/** A heavy lid, the brow raised towards the middle. */
function drawCalmEye(side: Pen, iris: Pigment): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.1 -0.06!, 0.19 -0.17, 0.33 -0.17, 0.43 -0.07!, 0.33 0.0, 0.19 0.0'), {
    pigment: 'foam',
    tone: (_, y) => 0.6 * smoothstep(-0.06, -0.16, y),
    line: detail,
  });
  side.fill(circle([0.26, -0.09], 0.066, 24), { pigment: iris, tone: 0.4, line: detail });
  side.fill(circle([0.26, -0.09], 0.034, 18), { black: 'always', tone: 0 });
  side.fill(circle([0.24, -0.115], 0.016, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.09 -0.05, 0.17 -0.15, 0.26 -0.17, 0.35 -0.15, 0.45 -0.05'), inner * 1.5, {
    taper: 0.25,
  });
  side.stroke(traced('0.12 -0.16, 0.24 -0.23, 0.4 -0.17'), detail, { taper: 0.4 });
  side.stroke(traced('0.14 0.05, 0.26 0.08, 0.4 0.03'), detail, { taper: 0.4 });
  side.fill(
    outlined('0.07 -0.34!, 0.22 -0.35, 0.38 -0.31, 0.52 -0.2!, 0.36 -0.26, 0.22 -0.28, 0.08 -0.26!'),
    {
      black: 'always',
      tone: 0,
    },
  );
}

function drawDeadEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.stroke(traced('0.1 -0.1, 0.19 -0.04, 0.32 -0.04, 0.44 -0.1'), inner * 1.6, { taper: 0.25 });
  for (const lash of ['0.18 -0.04, 0.16 0.03', '0.27 -0.03, 0.27 0.04', '0.36 -0.05, 0.39 0.02'])
    side.stroke(traced(lash), detail * 1.2, { taper: 0.6, tapering: 'end' });
  side.stroke(traced('0.12 -0.16, 0.26 -0.21, 0.42 -0.15'), detail * 1.2, { taper: 0.4 });
  side.stroke(traced('0.14 0.08, 0.26 0.12, 0.4 0.06'), detail * 1.2, { taper: 0.4 });
  side.fill(outlined('0.07 -0.36!, 0.2 -0.32, 0.36 -0.24, 0.5 -0.2!, 0.36 -0.2, 0.2 -0.25, 0.08 -0.28!'), {
    black: 'always',
    tone: 0,
  });
}

function drawCalmMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.2 0.45!, -0.06 0.4, 0 0.42, 0.06 0.4, 0.2 0.45!, 0.1 0.53, 0 0.54, -0.1 0.53'), {
    pigment: 'blush',
    tone: (_, y) => clamp(0.7 - 4 * (y - 0.42)),
    line: detail,
  });
  pen.stroke(traced('-0.22 0.45, -0.08 0.45, 0 0.46, 0.08 0.45, 0.22 0.45'), inner, { taper: 0.3 });
  drawBothSides(pen, (side) => side.stroke(traced('0.19 0.22, 0.28 0.32, 0.3 0.42'), detail, { taper: 0.4 }));
}

const eyesOf = {
  stern: drawGlare,
  sly: drawGlare,
  kind: drawSmilingEye,
  calm: drawCalmEye,
  dead: drawDeadEye,
} as const;

function drawNose(pen: Pen, nose: Polygon, ridge: string): void {
  const { inner, detail } = pen.weight;
  pen.fill(nose, {
    tone: (x, y) => clamp(0.9 * smoothstep(0, 0.16, x) + 0.6 * smoothstep(0.2, 0.32, y)),
    isOverlay: true,
  });
  pen.stroke(traced(ridge), inner, { taper: 0.5 });
  pen.stroke(traced('-0.11 0.27, -0.05 0.265, 0 0.3, 0.05 0.265, 0.11 0.27'), inner, { taper: 0.2 });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.11 0.13, 0.17 0.19, 0.165 0.26, 0.11 0.275'), inner * 0.9, { taper: 0.3 });
    side.stroke(traced('0.05 0.265, 0.085 0.245, 0.11 0.265'), detail * 1.6, { taper: 0.3 });
  });
}

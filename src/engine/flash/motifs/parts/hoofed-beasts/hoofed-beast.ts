import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Placing } from '../../../geometry/transform.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLock } from '../any-beast/fur.ts';
import type { Limb } from '../any-beast/limb.ts';
import { drawLimb, limbOutline } from '../any-beast/limb.ts';
import type { HoofedBuild } from './hoofed-builds.ts';

export interface HoofedBeast {
  readonly build: HoofedBuild;
  readonly coat: Pigment;
  /** Belly, and the inner sides. */
  readonly light?: Pigment;
  /** The lower half of its legs. */
  readonly socks?: Pigment;
  readonly tail: 'hair' | 'tuft' | 'scut';
  readonly hair?: Pigment;
  /** What lies behind its neck. */
  readonly drawMane?: (pen: Pen) => void;
  /** What marks the coat: over the body and each leg. */
  readonly drawMarkings?: (pen: Pen) => void;
  readonly drawLegMarkings?: (pen: Pen, limb: Limb) => void;
  /** The head in profile, its nape at the origin of its pen. */
  readonly drawHead: (pen: Pen) => void;
  /** Where its nape is; at the end of its neck unless told otherwise. */
  readonly nape?: Placing;
}

/** A hoofed beast on its four legs, walking to the right. */
export function drawHoofedBeast(pen: Pen, beast: HoofedBeast): void {
  const { build, coat, light = coat, nape = { at: build.nape } } = beast;
  const { inner, detail } = pen.weight;
  drawTail(pen, beast);
  for (const leg of build.far) drawLeg(pen, leg, beast, 0.7);
  beast.drawMane?.(pen);
  pen.fill(outlined(build.body), {
    pigment: coat,
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(-0.2, 0.26, y) + 0.35 * smoothstep(-0.6, -1.02, x)),
    line: inner * 1.2,
  });
  if (light !== coat)
    pen.fill(outlined(build.belly), { pigment: light, tone: (_, y) => clamp(0.2 + y), line: detail });
  for (const leg of build.near) drawLeg(pen, leg, beast, 0.1);
  beast.drawMarkings?.(pen);
  for (const fold of build.folds) pen.stroke(traced(fold), inner, { taper: 0.5 });
  beast.drawHead(pen.at(nape));
}

function drawLeg(pen: Pen, limb: Limb, { build, coat, socks, drawLegMarkings }: HoofedBeast, shade: number) {
  const { inner } = pen.weight;
  const [x = 0, y = 0] = limb.line.split(', ').at(-1)?.split(' ').map(Number) ?? [];
  const outline = limbOutline(limb);
  pen.fill(outline, { pigment: coat, tone: (_, py) => clamp(shade + 0.35 * smoothstep(0.2, 1, py)) });
  // Where a leg grows out of the body there is no line.
  const half = outline.length / 2;
  for (const edge of [outline.slice(0, half), outline.slice(half).toReversed()])
    pen.stroke(edge.slice(Math.round(half * 0.22)), inner * 1.1, { taper: 0.25, tapering: 'start' });
  if (socks) drawSock(pen, limb, socks, shade);
  drawLegMarkings?.(pen, limb);
  const foot = pen.at({ at: [x, y], scale: build.hoof, angleRad: hoofAngleOf(limb) });
  foot.fill(outlined('-0.08 -0.03!, 0.07 -0.03!, 0.14 0.1!, -0.08 0.1!'), { black: 'always', tone: 1 });
  foot.stroke(traced('-0.03 0.02, 0.06 0.02'), pen.weight.detail, { isErasing: true });
}

/** How a hoof is turned: on the ground while the leg stands, in line with it while it is lifted. */
function hoofAngleOf({ line }: Limb): number {
  const [above = [0, 0], foot = [0, 0]] = traced(line).slice(-2);
  const leanRad = Math.atan2(above[0] - foot[0], foot[1] - above[1]);
  return Math.abs(leanRad) < 0.3 ? 0 : leanRad;
}

/** Over the lower half of a leg. */
function drawSock(pen: Pen, { line, half }: Limb, pigment: Pigment, shade: number): void {
  const below = line.split(', ').slice(-3).join(', ');
  drawLimb(pen, { line: below, half: half.slice(-3) }, { pigment, tone: shade, line: pen.weight.inner });
}

function drawTail(pen: Pen, { build, tail, coat, hair = 'dark', light = 'foam' }: HoofedBeast): void {
  const at = pen.at({ at: build.rump, angleRad: build.tailRad ?? 0 });
  if (tail === 'scut') {
    at.fill(outlined('0.06 -0.12!, -0.1 -0.1, -0.2 0.06, -0.14 0.22!, -0.02 0.16, 0.08 0.06!'), {
      pigment: coat,
      tone: 0.3,
      line: pen.weight.inner,
    });
    at.fill(outlined('0.0 -0.02!, -0.1 0.04, -0.14 0.22!, -0.04 0.15, 0.06 0.06!'), {
      pigment: light,
      tone: 0.05,
      line: pen.weight.detail,
    });
    return;
  }
  if (tail === 'tuft')
    drawLimb(
      at,
      { line: '0.04 -0.04, -0.14 0.1, -0.18 0.36, -0.14 0.56', half: [0.06, 0.05, 0.035, 0.03] },
      {
        pigment: coat,
        tone: 0.4,
      },
    );
  const strands =
    tail === 'tuft'
      ? ([
          [-0.17, 0.48, -0.06, 0.36, 0.1],
          [-0.13, 0.48, 0.04, 0.32, -0.1],
        ] as const)
      : ([
          [0.04, -0.02, -0.2, 0.86, 0.3],
          [0.0, -0.06, -0.34, 0.8, 0.34],
          [0.02, -0.04, -0.28, 0.98, 0.3],
        ] as const);
  for (const [x, y, dx, dy, bend] of strands)
    drawLock(at, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: tail === 'tuft' ? 0.1 : 0.18,
      bend,
      pigment: hair,
      tone: (px) => clamp(0.6 + (px - x)),
    });
}

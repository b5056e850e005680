import { usualFidelity } from '#contract/fidelity.ts';
import type { StyleId } from '#contract/style-ids.ts';

/** How a style draws from a picture. Lengths are pixels of the study, whose longer side is 640. */
export interface TraceLook {
  /** How far even areas are smoothed, and up to which contrast (0 … 1): how much is left out. */
  readonly smoothing: { readonly radiusPx: number; readonly contrast: number };
  readonly lines: {
    readonly sigmaPx: number;
    /** The contrast from which a line begins, and down to which it goes on. */
    readonly from: number;
    readonly downTo: number;
    readonly leastPx: number;
    /** How bold lines are against the style's own line widths. */
    readonly boldness: number;
  };
  /** How colour gives way to bare skin where it is light: at an edge, as cut, or over a gradient. */
  readonly highlights: 'cut' | 'soft';
  /** Where the picture's border cuts the subject off: it fades out; else it ends with a contour. */
  readonly fades: boolean;
  /** The light (0 … 1) below which ink is solid black; 0: nowhere. */
  readonly blackBelow: number;
  readonly shade: {
    /** The light at which shade begins, and at which it is deepest. */
    readonly from: number;
    readonly to: number;
    /** Above 1 keeps light shades emptier. */
    readonly gamma: number;
    /** Shade in so many flat steps; 0: smooth. */
    readonly levels: number;
  };
}

const base: TraceLook = {
  smoothing: { radiusPx: 3, contrast: 0.1 },
  lines: { sigmaPx: 1.4, from: 0.16, downTo: 0.07, leastPx: 22, boldness: 1 },
  highlights: 'soft',
  fades: true,
  blackBelow: 0.13,
  shade: { from: 0.72, to: 0.04, gamma: 1.1, levels: 0 },
};

type Changes = Partial<Pick<TraceLook, 'highlights' | 'fades' | 'blackBelow'>> & {
  readonly [part in 'smoothing' | 'lines' | 'shade']?: Partial<TraceLook[part]>;
};

function look(changes: Changes): TraceLook {
  return {
    ...base,
    ...changes,
    smoothing: { ...base.smoothing, ...changes.smoothing },
    lines: { ...base.lines, ...changes.lines },
    shade: { ...base.shade, ...changes.shade },
  };
}

export const looks: Readonly<Record<StyleId, TraceLook>> = {
  'old-school': look({
    smoothing: { contrast: 0.13 },
    lines: { sigmaPx: 1.8, from: 0.18, downTo: 0.09, leastPx: 26, boldness: 0.95 },
    highlights: 'cut',
    fades: false,
    blackBelow: 0.2,
    shade: { from: 0.5, to: 0.02, gamma: 1 },
  }),
  'neo-traditional': look({
    lines: { sigmaPx: 1.6, from: 0.15, leastPx: 24 },
    fades: false,
    blackBelow: 0.12,
    shade: { from: 0.78 },
  }),
  japanese: look({
    smoothing: { contrast: 0.13 },
    lines: { sigmaPx: 1.7, from: 0.17, leastPx: 26 },
    highlights: 'cut',
    fades: false,
    blackBelow: 0.16,
    shade: { from: 0.6 },
  }),
  blackwork: look({ highlights: 'cut', fades: false, blackBelow: 0.24, shade: { from: 0.7, to: 0.1 } }),
  dotwork: look({ lines: { from: 0.18 }, blackBelow: 0.08, shade: { from: 0.82, gamma: 1.25 } }),
  'fine-line': look({
    smoothing: { contrast: 0.09 },
    lines: { sigmaPx: 1.2, from: 0.11, downTo: 0.05, leastPx: 24, boldness: 0.85 },
    blackBelow: 0,
    shade: { from: 0.35, to: 0, gamma: 1.5 },
  }),
  'black-grey': look({
    smoothing: { radiusPx: 2, contrast: 0.06 },
    lines: { sigmaPx: 1.2, from: 0.26, downTo: 0.12, boldness: 0.75 },
    blackBelow: 0.07,
    shade: { from: 0.95, to: 0.05, gamma: 1.15 },
  }),
  geometric: look({ lines: { sigmaPx: 1.4, from: 0.16, boldness: 1.1 }, blackBelow: 0.1 }),
  tribal: look({
    smoothing: { radiusPx: 5, contrast: 0.22 },
    lines: { sigmaPx: 2, from: 0.2, downTo: 0.1, leastPx: 40, boldness: 0.8 },
    fades: false,
    blackBelow: 0.5,
  }),
  mandala: look({ lines: { from: 0.16 }, blackBelow: 0.1, shade: { from: 0.75, gamma: 1.2 } }),
  watercolor: look({ lines: { from: 0.14, boldness: 0.9 }, blackBelow: 0.09, shade: { from: 0.6 } }),
  sketch: look({
    smoothing: { radiusPx: 2.5, contrast: 0.08 },
    lines: { sigmaPx: 1.2, from: 0.11, downTo: 0.05, leastPx: 18, boldness: 0.7 },
    blackBelow: 0,
    shade: { from: 0.7, to: 0.03, gamma: 1.2 },
  }),
  lettering: look({ blackBelow: 0.12, shade: { from: 0.6 } }),
};

/** The four designs of a set draw a picture as it is, bolder, with more detail, and in flat steps of shade. */
export function variedLook(look: TraceLook, variant: number): TraceLook {
  const { lines, shade } = look;
  if (variant === 1) {
    const blackBelow = look.blackBelow === 0 ? 0 : look.blackBelow + 0.05;
    return { ...look, blackBelow, lines: { ...lines, boldness: lines.boldness * 1.2 } };
  }
  if (variant === 2) {
    return {
      ...look,
      lines: { ...lines, from: lines.from * 0.8, boldness: lines.boldness * 0.9 },
      shade: { ...shade, from: Math.min(0.95, shade.from + 0.08) },
    };
  }
  if (variant === 3) return { ...look, shade: { ...shade, levels: 3 } };
  return look;
}

/** How many times a detail has to be as large, at fidelity 0, to be drawn. */
const leastDetail = 2;

/**
 * A look that keeps more of a picture, or less.
 *
 * @param fidelity 0 keeps its main lines, 1 all that a pen can draw; `usualFidelity` is the look as it is
 */
export function closerLook(look: TraceLook, fidelity: number): TraceLook {
  const size = leastDetail ** (1 - fidelity / usualFidelity);
  const contrast = Math.sqrt(size);
  const { smoothing, lines } = look;
  return {
    ...look,
    smoothing: { radiusPx: smoothing.radiusPx * contrast, contrast: smoothing.contrast * size },
    lines: {
      ...lines,
      sigmaPx: lines.sigmaPx * contrast,
      from: Math.min(0.6, lines.from * contrast),
      downTo: Math.min(0.4, lines.downTo * size),
      leastPx: lines.leastPx * size,
    },
  };
}

import { drawBeard, drawMustache } from './beard.ts';
import { Drawing } from './drawing.ts';
import type { HeadCamera } from './head-form.ts';
import { HeadForm, sturdy } from './head-form.ts';
import { drawManBust } from './man-bust.ts';
import { drawManFace } from './man-face.ts';
import { drawManHair } from './man-hair.ts';

interface HeadLook extends Partial<HeadCamera> {
  /** How far the eyes are closed: 0 … 1. */
  readonly lid?: number;
  readonly hasBeard?: boolean;
}

/** A man's head with his hair combed back, in the collar of a coat: drawn on landmarks in three dimensions. */
export function manHead({ lid = 0.5, hasBeard = false, ...camera }: HeadLook = {}): Drawing {
  const drawing = new Drawing();
  const form = new HeadForm({ yaw: 27, pitch: -2, roll: -4, at: [545, 395], scale: 2.25, ...camera }, sturdy);
  drawManBust(drawing, form);
  drawManFace(drawing, form, { lid, isShaven: !hasBeard });
  if (hasBeard) drawBeard(drawing, form);
  drawManHair(drawing, form);
  if (hasBeard) drawMustache(drawing, form);
  return drawing;
}

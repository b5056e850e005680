import { Drawing } from './drawing.ts';
import { leaf, rose } from './flowers.ts';
import type { HeadCamera } from './head-form.ts';
import { HeadForm } from './head-form.ts';
import { drawBackHair } from './woman-back-hair.ts';
import { drawBust } from './woman-bust.ts';
import { drawFace } from './woman-face.ts';
import { drawFrontHair } from './woman-front-hair.ts';

interface HeadLook extends Partial<HeadCamera> {
  /** How far the eyes are closed: 0 … 1. */
  readonly lid?: number;
}

/** A woman's head with long waved hair, a rose in it, and roses where the bust ends: drawn on landmarks in three dimensions. */
export function womanHead({ lid = 0.42, ...camera }: HeadLook = {}): Drawing {
  const drawing = new Drawing();
  const form = new HeadForm({ yaw: 27, pitch: -3, roll: -7, at: [545, 395], scale: 2.25, ...camera });
  drawBackHair(drawing, form);
  drawBust(drawing, form);
  drawFace(drawing, form, lid);
  drawFrontHair(drawing, form);
  leaf(drawing, { at: [735, 225], angle: -0.7, length: 125, width: 74 });
  leaf(drawing, { at: [770, 330], angle: 0.45, length: 120, width: 70 });
  leaf(drawing, { at: [650, 215], angle: -2.1, length: 105, width: 64 });
  rose(drawing, { at: [715, 285], radius: 86, turn: 0.3 });
  leaf(drawing, { at: [420, 885], angle: 2.9, length: 130, width: 74 });
  leaf(drawing, { at: [470, 930], angle: 2.1, length: 110, width: 66 });
  leaf(drawing, { at: [640, 930], angle: 0.7, length: 120, width: 70 });
  leaf(drawing, { at: [650, 885], angle: 0.1, length: 120, width: 70 });
  rose(drawing, { at: [600, 890], radius: 62, turn: 1.1 });
  rose(drawing, { at: [500, 880], radius: 74, turn: 2.2 });
  return drawing;
}

import type { Motif } from '../../motif.ts';
import { drawCrossedBones } from '../../parts/weapons/crossed-bones.ts';
import { drawSkull } from './skull.ts';

/** A skull above two bones that cross. */
export const crossbones: Motif = {
  name: 'crossbones',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer(drawCrossedBones, { at: { at: [0, 0.36] } });
    canvas.layer(drawSkull, { at: { at: [0, -0.34], scale: 0.68 } });
  },
};

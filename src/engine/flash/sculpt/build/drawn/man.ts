import type { RegionLook } from '../../sculpted-view.ts';
import type { Figure, FigureView } from './figure.ts';
import { manHead } from './man-head.ts';

const regions: Readonly<Record<string, RegionLook>> = {
  hair: { pigment: 'wood', albedo: 0.55, isPlain: true },
  shadow: { pigment: 'dark', albedo: 0, isBlack: true },
  skin: { pigment: 'bone', albedo: 1 },
  lid: { pigment: 'bone', albedo: 0.85, isPlain: true },
  eye: { pigment: 'foam', albedo: 1, isPlain: true },
  iris: { pigment: 'water', albedo: 0.5, isPlain: true },
  pupil: { pigment: 'dark', albedo: 0, isBlack: true },
  lip: { pigment: 'blush', albedo: 0.75, isPlain: true },
  cloth: { pigment: 'water', albedo: 0.4, isPlain: true },
  lapel: { pigment: 'water', albedo: 0.55, isPlain: true },
};

export const man: Figure = { name: 'man', regions, views: viewsOf(false) };
export const beardedMan: Figure = { name: 'bearded-man', regions, views: viewsOf(true) };

function viewsOf(hasBeard: boolean): FigureView[] {
  return [
    { name: 'front', draw: () => manHead({ hasBeard, yaw: 12, roll: -2 }) },
    { name: 'three-quarter-left', draw: () => manHead({ hasBeard }) },
    {
      name: 'three-quarter-right',
      draw: () => manHead({ hasBeard, yaw: 33, pitch: 2, roll: 2 }),
      isMirrored: true,
    },
    { name: 'eyes-closed', draw: () => manHead({ hasBeard, lid: 1, roll: -10, pitch: 6 }), isMirrored: true },
  ];
}

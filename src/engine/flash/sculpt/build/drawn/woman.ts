import type { RegionLook } from '../../sculpted-view.ts';
import type { Figure } from './figure.ts';
import { womanHead } from './woman-head.ts';
import { womanProfile } from './woman-profile.ts';

const regions: Readonly<Record<string, RegionLook>> = {
  hair: { pigment: 'wood', albedo: 0.62, isPlain: true },
  shadow: { pigment: 'dark', albedo: 0, isBlack: true },
  skin: { pigment: 'bone', albedo: 1 },
  lid: { pigment: 'blush', albedo: 0.85, isPlain: true },
  eye: { pigment: 'foam', albedo: 1, isPlain: true },
  iris: { pigment: 'water', albedo: 0.6, isPlain: true },
  pupil: { pigment: 'dark', albedo: 0, isBlack: true },
  lip: { pigment: 'petal', albedo: 0.6, isPlain: true },
  rose: { pigment: 'petal', albedo: 0.85, isPlain: true },
  leaf: { pigment: 'leaf', albedo: 0.7, isPlain: true },
};

export const woman: Figure = {
  name: 'woman',
  regions,
  views: [
    { name: 'front', draw: () => womanHead({ yaw: 12, roll: -4 }) },
    { name: 'three-quarter-left', draw: () => womanHead() },
    { name: 'three-quarter-right', draw: () => womanHead({ yaw: 32, pitch: 2, roll: -2 }), isMirrored: true },
    { name: 'profile', draw: womanProfile },
    { name: 'eyes-closed', draw: () => womanHead({ lid: 1, roll: -14, pitch: 6 }), isMirrored: true },
  ],
};

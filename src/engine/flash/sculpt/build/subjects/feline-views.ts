import type { Region, SubjectView } from '../subject.ts';
import { usualViews } from './usual-views.ts';

/** What a great cat's head is made of; a species gives its own colours. */
export const felineRegions = {
  fur: { pigment: 'gold', albedo: 0.95, coat: 'coat', fur: { length: 2.5, gap: 1.15 }, hasFolds: true },
  light: { pigment: 'foam', albedo: 1, coat: 'coat', fur: { length: 2.2, gap: 1.8 }, hasFolds: true },
  rim: { pigment: 'dark', albedo: 0, isBlack: true },
  eye: { pigment: 'gold', albedo: 1, lift: 0.75, isPlain: true },
  pupil: { pigment: 'dark', albedo: 0, isBlack: true },
  nose: { pigment: 'petal', albedo: 0.3, isPlain: true },
  mouth: { pigment: 'petal', albedo: 0.14, lift: 0.3, isPlain: true },
  tongue: { pigment: 'blush', albedo: 0.75, lift: 0.6, isPlain: true },
  tooth: { pigment: 'foam', albedo: 1, lift: 0.8, isPlain: true },
  ear: { pigment: 'wood', albedo: 0.5, hasFolds: true },
  jaw: { pigment: 'foam', albedo: 1, fur: { length: 2.2, gap: 1.6 }, hasFolds: true },
} as const satisfies Record<string, Region>;

/** Around the head, and roaring. */
export const felineViews: readonly SubjectView[] = usualViews(
  { name: 'three-quarter-left', camera: { yaw: -36, pitch: 5 } },
  { name: 'profile', camera: { yaw: -84 } },
  { name: 'roaring', camera: { yaw: -24, pitch: 2, roll: 4 }, posture: { jaw: 32, snarl: 1 } },
  { name: 'roaring-profile', camera: { yaw: -70, pitch: 2, roll: 8 }, posture: { jaw: 34, snarl: 1 } },
);

import type { InkAge } from '../scene.ts';

/** What years in the skin do to ink. The values are set by eye after photographs of healed work, not measured. */
export interface Ageing {
  /** How far ink spreads: standard deviation as a share of the design's width. */
  readonly spread: number;
  /** Share of its colour that is lost, 0…1. */
  readonly fading: number;
  /** Share of its strength that is left, 0…1. */
  readonly strength: number;
  /**
   * What the darkest ink still reflects of the skin's red, green and blue, 0…1. Ink lies under the upper skin, so even
   * black lets light, pores and hair be seen; old black turns bluish green.
   */
  readonly darkest: readonly [number, number, number];
  /** How near white ink comes to white, 0…1: skin grows over it and tints it. */
  readonly whiteness: number;
}

export const ageings: Record<InkAge, Ageing> = {
  fresh: { spread: 0, fading: 0, strength: 1, darkest: [0.1, 0.1, 0.11], whiteness: 0.72 },
  healed: { spread: 0.0008, fading: 0.08, strength: 0.96, darkest: [0.16, 0.17, 0.18], whiteness: 0.52 },
  '5-years': { spread: 0.0018, fading: 0.2, strength: 0.92, darkest: [0.2, 0.22, 0.23], whiteness: 0.4 },
  '10-years': { spread: 0.003, fading: 0.32, strength: 0.86, darkest: [0.25, 0.28, 0.29], whiteness: 0.3 },
  '20-years': { spread: 0.005, fading: 0.48, strength: 0.78, darkest: [0.31, 0.36, 0.36], whiteness: 0.2 },
};

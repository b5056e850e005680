import type { Pigment } from '../../../paint/palette.ts';
import type { Motif } from '../../motif.ts';
import type { GameFish } from '../../parts/crawlers-and-swimmers/game-fish.ts';
import { drawGameFish } from '../../parts/crawlers-and-swimmers/game-fish-body.ts';

const flake: readonly (readonly [number, number])[] = [
  [0.36, 0.5],
  [0.44, 0.7],
  [0.46, 0.3],
  [0.54, 0.55],
  [0.62, 0.35],
  [0.64, 0.7],
  [0.72, 0.5],
  [0.8, 0.3],
];

const kinds: Readonly<Record<string, GameFish & { readonly back: Pigment }>> = {
  // Dark blotches along the flank, a spined fin before a soft one, the mouth wide open.
  bass: {
    back: 'leaf',
    belly: 'bone',
    fins: 'leafLight',
    depth: 0.35,
    dorsal: 'spined',
    tail: 'fan',
    mouth: 'open',
    hasBlotches: true,
  },
  'sea-bream': {
    back: 'petalLight',
    belly: 'foam',
    fins: 'petal',
    depth: 0.46,
    dorsal: 'long',
    tail: 'forked',
    mouth: 'closed',
    spots: { at: flake, pigment: 'waterLight' },
  },
  tuna: {
    back: 'water',
    belly: 'foam',
    fins: 'gold',
    depth: 0.33,
    dorsal: 'sickle',
    tail: 'crescent',
    mouth: 'closed',
    hasFinlets: true,
  },
  bonito: {
    back: 'water',
    belly: 'foam',
    fins: 'steel',
    depth: 0.32,
    dorsal: 'sickle',
    tail: 'crescent',
    mouth: 'closed',
    hasFinlets: true,
    bellyLines: 4,
  },
  mackerel: {
    back: 'leaf',
    belly: 'foam',
    fins: 'steel',
    depth: 0.24,
    dorsal: 'low',
    tail: 'forked',
    mouth: 'closed',
    hasFinlets: true,
    hasWaves: true,
  },
  marlin: {
    back: 'water',
    belly: 'foam',
    fins: 'water',
    depth: 0.27,
    dorsal: 'crest',
    tail: 'crescent',
    mouth: 'bill',
    hasBars: true,
  },
  sailfish: {
    back: 'water',
    belly: 'foam',
    fins: 'violet',
    depth: 0.22,
    dorsal: 'sail',
    tail: 'crescent',
    mouth: 'bill',
  },
  pike: {
    back: 'leaf',
    belly: 'scroll',
    fins: 'ember',
    depth: 0.19,
    dorsal: 'rear',
    tail: 'forked',
    mouth: 'snout',
    spots: {
      at: [0.34, 0.4, 0.46, 0.52, 0.58, 0.64, 0.7, 0.76, 0.82, 0.88].flatMap((share, i) => [
        [share, 0.5 + 0.16 * (i % 2)] as const,
        [share + 0.03, 0.06 + 0.14 * (i % 2)] as const,
      ]),
      pigment: 'scroll',
    },
  },
};

/** Fish that anglers and kitchens tell apart. */
export const gameFish: readonly Motif[] = Object.entries(kinds).map(([name, kind]) => ({
  name,
  tinted: [kind.back],
  draw(canvas) {
    canvas.layer((pen) => drawGameFish(pen, kind));
  },
}));

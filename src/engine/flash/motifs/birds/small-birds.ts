import type { Motif } from '../motif.ts';
import type { Plumage } from '../parts/birds/perching-bird.ts';
import { perchingBird } from '../parts/birds/perching-bird.ts';

const cap = '0.66 -0.42!, 0.62 -0.6, 0.46 -0.74, 0.24 -0.74, 0.06 -0.58, 0.02 -0.32!, 0.2 -0.44, 0.42 -0.5';
const cheek = '0.6 -0.36!, 0.44 -0.44, 0.24 -0.42, 0.1 -0.3, 0.16 -0.12!, 0.34 -0.08, 0.52 -0.2';
const bib = '0.64 -0.36!, 0.5 -0.28, 0.4 -0.1, 0.44 0.0, 0.56 -0.06, 0.63 -0.2';
const brow = '0.62 -0.5!, 0.44 -0.62, 0.22 -0.6, 0.04 -0.44!, 0.2 -0.52, 0.42 -0.57';
const eyeLine = '0.64 -0.44!, 0.42 -0.6, 0.2 -0.56, 0.02 -0.36!, 0.2 -0.4, 0.42 -0.42';
const whiteEye = '0.42 -0.66, 0.54 -0.62, 0.56 -0.5, 0.5 -0.4, 0.38 -0.38, 0.28 -0.46, 0.3 -0.6';
const nape = '0.1 -0.52!, 0.2 -0.34, 0.28 -0.16, 0.3 -0.05!, 0.14 -0.1, 0.02 -0.3';

const kinds: Readonly<Record<string, Plumage>> = {
  songbird: { back: 'wood', breast: 'bone', beak: 'dark', isSparrow: true },
  cardinal: { back: 'petal', breast: 'petal', beak: 'ember', mask: 'dark', hasCrest: true },
  bluebird: { back: 'water', breast: 'ember', beak: 'grey' },
  canary: { back: 'gold', breast: 'gold', beak: 'ember' },
  goldfinch: {
    back: 'gold',
    breast: 'gold',
    beak: 'ember',
    bill: 'thick',
    wing: 'dark',
    tail: 'dark',
    patches: [['dark', '0.64 -0.56!, 0.56 -0.68, 0.44 -0.74, 0.26 -0.73!, 0.32 -0.62, 0.46 -0.58']],
  },
  finch: { back: 'wood', breast: 'petalLight', beak: 'grey', bill: 'thick', head: 'petal' },
  robin: { back: 'wood', breast: 'ember', beak: 'grey' },
  nightingale: { back: 'wood', breast: 'bone', beak: 'wood', tail: 'ember' },
  starling: { back: 'dark', breast: 'dark', beak: 'gold', tailSet: 'short', isSpeckled: true },
  wren: {
    back: 'wood',
    breast: 'scroll',
    beak: 'dark',
    tailSet: 'cocked',
    isBarred: false,
    patches: [['scroll', brow]],
  },
  chickadee: {
    back: 'grey',
    breast: 'foam',
    beak: 'dark',
    head: 'foam',
    patches: [
      ['dark', cap],
      ['dark', bib],
    ],
  },
  warbler: { back: 'leafLight', breast: 'scroll', beak: 'wood', patches: [['scroll', brow]] },
  'white-eye': { back: 'leafLight', breast: 'scroll', beak: 'dark', patches: [['foam', whiteEye]] },
  'java-sparrow': {
    back: 'steel',
    breast: 'blush',
    beak: 'petal',
    bill: 'thick',
    head: 'dark',
    tail: 'dark',
    patches: [['foam', cheek]],
  },
  kingfisher: {
    back: 'water',
    breast: 'ember',
    beak: 'dark',
    bill: 'dagger',
    tailSet: 'short',
    patches: [
      ['ember', '0.64 -0.44!, 0.42 -0.5, 0.2 -0.46, 0.12 -0.34, 0.24 -0.28, 0.46 -0.34'],
      ['foam', '0.28 -0.28!, 0.14 -0.36, 0.05 -0.28, 0.12 -0.12!, 0.22 -0.12'],
      ['foam', '0.62 -0.3!, 0.46 -0.28, 0.34 -0.16, 0.32 -0.05!, 0.44 -0.1, 0.57 -0.19'],
    ],
  },
  kookaburra: {
    back: 'wood',
    breast: 'foam',
    beak: 'dark',
    bill: 'dagger',
    head: 'foam',
    tail: 'ember',
    isBarred: true,
    patches: [['wood', eyeLine]],
  },
  magpie: {
    back: 'dark',
    breast: 'dark',
    beak: 'dark',
    wing: 'water',
    tail: 'water',
    tailSet: 'long',
    isMagpie: true,
  },
  'blue-magpie': {
    back: 'water',
    breast: 'water',
    beak: 'petal',
    head: 'dark',
    tailSet: 'long',
    patches: [['waterLight', nape]],
  },
  pigeon: {
    back: 'steel',
    breast: 'grey',
    beak: 'dark',
    head: 'grey',
    isBarred: true,
    patches: [
      ['leaf', '0.02 -0.34!, 0.3 -0.3, 0.56 -0.26!, 0.52 -0.14, 0.3 -0.04!, 0.14 -0.1'],
      ['violet', '0.06 -0.2!, 0.3 -0.17, 0.54 -0.16!, 0.42 -0.1, 0.3 -0.04!, 0.14 -0.1'],
    ],
  },
  'blue-jay': { back: 'water', breast: 'foam', beak: 'dark', hasCrest: true, isBarred: true },
};

/** Small birds that one body draws. */
export const smallBirds: readonly Motif[] = Object.entries(kinds).map(([name, plumage]) =>
  perchingBird(name, plumage),
);

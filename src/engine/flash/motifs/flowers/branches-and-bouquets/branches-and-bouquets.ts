import type { Motif } from '../../motif.ts';
import { daphne, elderflower, lilac, milkweed, osmanthus } from './blossom-clusters.ts';
import { bouquet } from './bouquet.ts';
import { flowerCrown } from './flower-crown.ts';
import { appleBlossom, azalea, bauhinia, dogwood, gardenia, jasmine } from './flowering-branch.ts';
import { hawthorn } from './hawthorn.ts';
import { honeysuckle } from './honeysuckle.ts';
import { magnolia } from './magnolia.ts';
import { mimosa } from './mimosa.ts';
import { morningGlory } from './morning-glory.ts';
import { plumBlossom } from './plum-blossom.ts';
import { sakura } from './sakura.ts';
import { tiedBouquet } from './tied-bouquet.ts';
import { wisteria } from './wisteria.ts';

export const branchesAndBouquets: readonly Motif[] = [
  appleBlossom,
  azalea,
  bauhinia,
  bouquet,
  daphne,
  dogwood,
  elderflower,
  flowerCrown,
  gardenia,
  hawthorn,
  honeysuckle,
  jasmine,
  lilac,
  magnolia,
  milkweed,
  mimosa,
  morningGlory,
  osmanthus,
  plumBlossom,
  sakura,
  tiedBouquet,
  wisteria,
];

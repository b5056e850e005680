import type { Motif } from '../motif.ts';
import { aster } from './aster.ts';
import { babysBreath } from './babys-breath.ts';
import { bellflower } from './bellflower.ts';
import { birdOfParadise } from './bird-of-paradise.ts';
import { daphne, elderflower, lilac, milkweed, osmanthus } from './blossom-clusters.ts';
import { bluebell } from './bluebell.ts';
import { bouquet } from './bouquet.ts';
import { callaLily } from './calla-lily.ts';
import { camellia } from './camellia.ts';
import { carnation } from './carnation.ts';
import { chrysanthemum } from './chrysanthemum.ts';
import { cosmos } from './cosmos.ts';
import { daffodil } from './daffodil.ts';
import { dahlia } from './dahlia.ts';
import { daisy } from './daisy.ts';
import { dandelion } from './dandelion.ts';
import { edelweiss } from './edelweiss.ts';
import { flowerCrown } from './flower-crown.ts';
import { lupin, snapdragon } from './flower-spikes.ts';
import { appleBlossom, azalea, bauhinia, dogwood, gardenia, jasmine } from './flowering-branch.ts';
import { forgetMeNot } from './forget-me-not.ts';
import { foxglove } from './foxglove.ts';
import { gentian } from './gentian.ts';
import { geranium } from './geranium.ts';
import { gingerLily } from './ginger-lily.ts';
import { gladiolus } from './gladiolus.ts';
import { hawthorn } from './hawthorn.ts';
import { heather } from './heather.ts';
import { hibiscus } from './hibiscus.ts';
import { honeysuckle } from './honeysuckle.ts';
import { hyacinth } from './hyacinth.ts';
import { hydrangea } from './hydrangea.ts';
import { iris } from './iris.ts';
import { kapok } from './kapok.ts';
import { larkspur } from './larkspur.ts';
import { lavender } from './lavender.ts';
import { lily } from './lily.ts';
import { lilyOfTheValley } from './lily-of-the-valley.ts';
import { longStemRose } from './long-stem-rose.ts';
import { lotus } from './lotus.ts';
import { magnolia } from './magnolia.ts';
import { marigold } from './marigold.ts';
import { mimosa } from './mimosa.ts';
import { moneyRose } from './money-rose.ts';
import { morningGlory } from './morning-glory.ts';
import { orchid } from './orchid.ts';
import { pansy } from './pansy.ts';
import { passionFlower } from './passion-flower.ts';
import { peony } from './peony.ts';
import { petunia } from './petunia.ts';
import { plumBlossom } from './plum-blossom.ts';
import { plumeria } from './plumeria.ts';
import { poppy } from './poppy.ts';
import { protea } from './protea.ts';
import { rose } from './rose.ts';
import { rosebud } from './rosebud.ts';
import { sakura } from './sakura.ts';
import { snowdrop } from './snowdrop.ts';
import { spiderLily } from './spider-lily.ts';
import { anemone, buttercup, nemophila, periwinkle, primrose } from './stemmed-flowers.ts';
import { sunflower } from './sunflower.ts';
import { sweetPea } from './sweet-pea.ts';
import { teaPlant } from './tea-plant.ts';
import { thistle } from './thistle.ts';
import { tiedBouquet } from './tied-bouquet.ts';
import { angelsTrumpet, freesia, trumpetVine } from './trumpet-flowers.ts';
import { tulip } from './tulip.ts';
import { violet } from './violet.ts';
import { wildflowers } from './wildflowers.ts';
import { wisteria } from './wisteria.ts';

export const flowers: readonly Motif[] = [
  anemone,
  angelsTrumpet,
  appleBlossom,
  aster,
  azalea,
  babysBreath,
  bauhinia,
  bellflower,
  birdOfParadise,
  bluebell,
  bouquet,
  buttercup,
  callaLily,
  camellia,
  carnation,
  chrysanthemum,
  cosmos,
  daffodil,
  dahlia,
  daisy,
  dandelion,
  daphne,
  dogwood,
  edelweiss,
  elderflower,
  flowerCrown,
  forgetMeNot,
  foxglove,
  freesia,
  gardenia,
  gentian,
  geranium,
  gingerLily,
  gladiolus,
  hawthorn,
  heather,
  hibiscus,
  honeysuckle,
  hydrangea,
  iris,
  jasmine,
  kapok,
  larkspur,
  lavender,
  lilac,
  lily,
  lilyOfTheValley,
  longStemRose,
  lotus,
  lupin,
  magnolia,
  marigold,
  milkweed,
  mimosa,
  morningGlory,
  nemophila,
  orchid,
  osmanthus,
  pansy,
  passionFlower,
  peony,
  periwinkle,
  petunia,
  plumBlossom,
  plumeria,
  poppy,
  primrose,
  protea,
  rose,
  moneyRose,
  rosebud,
  sakura,
  snapdragon,
  snowdrop,
  spiderLily,
  sunflower,
  sweetPea,
  teaPlant,
  thistle,
  tiedBouquet,
  trumpetVine,
  tulip,
  violet,
  wildflowers,
  wisteria,
  hyacinth,
];

import type { Motif } from '../../motif.ts';
import { aster } from './aster.ts';
import { camellia } from './camellia.ts';
import { carnation } from './carnation.ts';
import { chrysanthemum } from './chrysanthemum.ts';
import { cosmos } from './cosmos.ts';
import { daffodil } from './daffodil.ts';
import { dahlia } from './dahlia.ts';
import { daisy } from './daisy.ts';
import { lupin, snapdragon } from './flower-spikes.ts';
import { gentian } from './gentian.ts';
import { geranium } from './geranium.ts';
import { gladiolus } from './gladiolus.ts';
import { hyacinth } from './hyacinth.ts';
import { hydrangea } from './hydrangea.ts';
import { iris } from './iris.ts';
import { larkspur } from './larkspur.ts';
import { lily } from './lily.ts';
import { longStemRose } from './long-stem-rose.ts';
import { marigold } from './marigold.ts';
import { moneyRose } from './money-rose.ts';
import { pansy } from './pansy.ts';
import { peony } from './peony.ts';
import { petunia } from './petunia.ts';
import { poppy } from './poppy.ts';
import { rose } from './rose.ts';
import { rosebud } from './rosebud.ts';
import { spiderLily } from './spider-lily.ts';
import { anemone, buttercup, nemophila, periwinkle, primrose } from './stemmed-flowers.ts';
import { sunflower } from './sunflower.ts';
import { sweetPea } from './sweet-pea.ts';
import { angelsTrumpet, freesia, trumpetVine } from './trumpet-flowers.ts';
import { tulip } from './tulip.ts';
import { violet } from './violet.ts';

export const garden: readonly Motif[] = [
  anemone,
  angelsTrumpet,
  aster,
  buttercup,
  camellia,
  carnation,
  chrysanthemum,
  cosmos,
  daffodil,
  dahlia,
  daisy,
  freesia,
  gentian,
  geranium,
  gladiolus,
  hydrangea,
  iris,
  larkspur,
  lily,
  longStemRose,
  lupin,
  marigold,
  nemophila,
  pansy,
  peony,
  periwinkle,
  petunia,
  poppy,
  primrose,
  rose,
  moneyRose,
  rosebud,
  snapdragon,
  spiderLily,
  sunflower,
  sweetPea,
  trumpetVine,
  tulip,
  violet,
  hyacinth,
];

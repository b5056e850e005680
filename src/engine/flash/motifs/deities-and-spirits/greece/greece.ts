import type { Motif } from '../../motif.ts';
import { aphrodite } from './aphrodite.ts';
import { apollo, orpheus } from './apollo.ts';
import { artemis } from './artemis.ts';
import { athena } from './athena.ts';
import { cupid } from './cupid.ts';
import { demeter } from './demeter.ts';
import { dionysus } from './dionysus.ts';
import { hecate } from './hecate.ts';
import { hera } from './hera.ts';
import { hercules } from './hercules.ts';
import { hermes } from './hermes.ts';
import { medusa } from './medusa.ts';
import { hades, poseidon, zeus } from './olympians.ts';
import { persephone } from './persephone.ts';
import { perseus } from './perseus.ts';
import { prometheus } from './prometheus.ts';
import { christTheRedeemer, ladyJustice } from './statues.ts';
import { wingedVictory } from './winged-victory.ts';

export const greece: readonly Motif[] = [
  athena,
  aphrodite,
  artemis,
  persephone,
  hermes,
  christTheRedeemer,
  cupid,
  hades,
  ladyJustice,
  medusa,
  poseidon,
  zeus,
  hercules,
  prometheus,
  wingedVictory,
  apollo,
  orpheus,
  perseus,
  dionysus,
  hecate,
  hera,
  demeter,
];

import type { Motif } from '../../motif.ts';
import { fence } from './fence.ts';
import { fireHydrant } from './fire-hydrant.ts';
import { gasPump } from './gas-pump.ts';
import { mailbox } from './mailbox.ts';
import { parkBench } from './park-bench.ts';
import { prison } from './prison.ts';
import { telephoneBox } from './telephone-box.ts';
import { tent } from './tent.ts';
import { tombstone } from './tombstone.ts';
import { trashCan } from './trash-can.ts';

export const inTheStreet: readonly Motif[] = [
  mailbox,
  parkBench,
  fence,
  tombstone,
  trashCan,
  fireHydrant,
  gasPump,
  telephoneBox,
  prison,
  tent,
];

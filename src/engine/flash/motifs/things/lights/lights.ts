import type { Motif } from '../../motif.ts';
import { candle } from './candle.ts';
import { lantern } from './lantern.ts';
import { lavaLamp } from './lava-lamp.ts';
import { lightBulb } from './light-bulb.ts';
import { lighter } from './lighter.ts';
import { paperLantern } from './paper-lantern.ts';
import { streetLamp } from './street-lamp.ts';

export const lights: readonly Motif[] = [
  candle,
  lavaLamp,
  streetLamp,
  lantern,
  lightBulb,
  lighter,
  paperLantern,
];

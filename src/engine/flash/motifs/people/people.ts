import type { Motif } from '../motif.ts';
import { atSeaAndOutdoors } from './at-sea-and-outdoors/at-sea-and-outdoors.ts';
import { children } from './children/children.ts';
import { families } from './families/families.ts';
import { hands } from './hands/hands.ts';
import { organs } from './organs/organs.ts';
import { portraits } from './portraits/portraits.ts';
import { sport } from './sport/sport.ts';
import { stage } from './stage/stage.ts';
import { tales } from './tales/tales.ts';
import { trades } from './trades/trades.ts';
import { warriors } from './warriors/warriors.ts';

export const people: readonly Motif[] = [
  ...trades,
  ...atSeaAndOutdoors,
  ...sport,
  ...stage,
  ...families,
  ...children,
  ...hands,
  ...organs,
  ...warriors,
  ...tales,
  ...portraits,
];

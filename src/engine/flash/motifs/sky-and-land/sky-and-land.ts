import type { Motif } from '../motif.ts';
import { buildings } from './buildings/buildings.ts';
import { famousPlaces } from './famous-places/famous-places.ts';
import { land } from './land/land.ts';
import { sky } from './sky/sky.ts';

export const skyAndLand: readonly Motif[] = [...sky, ...land, ...buildings, ...famousPlaces];

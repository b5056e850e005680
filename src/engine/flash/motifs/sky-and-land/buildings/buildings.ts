import type { Motif } from '../../motif.ts';
import { barn } from './barn.ts';
import { cabin } from './cabin.ts';
import { canalHouses } from './canal-houses.ts';
import { castle } from './castle.ts';
import { church } from './church.ts';
import { city } from './city.ts';
import { gate } from './gate.ts';
import { hauntedHouse } from './haunted-house.ts';
import { hobbitHouse } from './hobbit-house.ts';
import { house } from './house.ts';
import { japaneseBridge } from './japanese-bridge.ts';
import { japaneseCastle } from './japanese-castle.ts';
import { lighthouse } from './lighthouse.ts';
import { oilRig, pumpJack } from './oil-works.ts';
import { pagoda } from './pagoda.ts';
import { pier } from './pier.ts';
import { rainbowBridge } from './rainbow-bridge.ts';
import { stairway } from './stairway.ts';
import { stoneBridge } from './stone-bridge.ts';
import { tower } from './tower.ts';
import { windmill } from './windmill.ts';

export const buildings: readonly Motif[] = [
  pier,
  oilRig,
  pumpJack,
  rainbowBridge,
  stairway,
  castle,
  city,
  hobbitHouse,
  japaneseBridge,
  lighthouse,
  stoneBridge,
  tower,
  gate,
  canalHouses,
  house,
  church,
  barn,
  cabin,
  pagoda,
  japaneseCastle,
  windmill,
  hauntedHouse,
];

import type { Motif } from '../motif.ts';
import { angkorWat } from './angkor-wat.ts';
import { asteroid } from './asteroid.ts';
import { aurora } from './aurora.ts';
import { barn } from './barn.ts';
import { blackHole } from './black-hole.ts';
import { cabin } from './cabin.ts';
import { cairn } from './cairn.ts';
import { campfire } from './campfire.ts';
import { canalHouses } from './canal-houses.ts';
import { canyon } from './canyon.ts';
import { castle } from './castle.ts';
import { cave } from './cave.ts';
import { church } from './church.ts';
import { city } from './city.ts';
import { cliff } from './cliff.ts';
import { cloud } from './cloud.ts';
import { desert } from './desert.ts';
import { earth } from './earth.ts';
import { eclipse } from './eclipse.ts';
import { eiffelTower } from './eiffel-tower.ts';
import { fireworks } from './fireworks.ts';
import { flame } from './flame.ts';
import { fuji } from './fuji.ts';
import { fullMoon } from './full-moon.ts';
import { galaxy } from './galaxy.ts';
import { gate } from './gate.ts';
import { greatWall } from './great-wall.ts';
import { hauntedHouse } from './haunted-house.ts';
import { hobbitHouse } from './hobbit-house.ts';
import { house } from './house.ts';
import { island } from './island.ts';
import { japaneseBridge } from './japanese-bridge.ts';
import { japaneseCastle } from './japanese-castle.ts';
import { jungle } from './jungle.ts';
import { brooklynBridge, hollywoodSign, potala, taipei101 } from './landmarks.ts';
import { lighthouse } from './lighthouse.ts';
import { lightning } from './lightning.ts';
import { machuPicchu } from './machu-picchu.ts';
import { moon } from './moon.ts';
import { moonFace } from './moon-face.ts';
import { moonPhases } from './moon-phases.ts';
import { mountains } from './mountains.ts';
import { mushroomCloud } from './mushroom-cloud.ts';
import { nauticalStar } from './nautical-star.ts';
import { oasis } from './oasis.ts';
import { oilRig, pumpJack } from './oil-works.ts';
import { pagoda } from './pagoda.ts';
import { partlyCloudy } from './partly-cloudy.ts';
import { pier } from './pier.ts';
import { pines } from './pines.ts';
import { planet } from './planet.ts';
import { planetRow } from './planet-row.ts';
import { portal } from './portal.ts';
import { pyramid } from './pyramid.ts';
import { rain } from './rain.ts';
import { rainbow } from './rainbow.ts';
import { rainbowBridge } from './rainbow-bridge.ts';
import { river } from './river.ts';
import { road } from './road.ts';
import { beachScene, lionRock, winterScene } from './round-landscapes.ts';
import { route66 } from './route-66.ts';
import { santorini } from './santorini.ts';
import { shootingStar } from './shooting-star.ts';
import { smoke } from './smoke.ts';
import { snowflake } from './snowflake.ts';
import { solarSystem } from './solar-system.ts';
import { stairway } from './stairway.ts';
import { stars } from './stars.ts';
import { stoneBridge } from './stone-bridge.ts';
import { stonehenge } from './stonehenge.ts';
import { stormCloud } from './storm-cloud.ts';
import { sun } from './sun.ts';
import { sunFace } from './sun-face.ts';
import { seaSunset, sunset } from './sunset.ts';
import { torii } from './torii.ts';
import { tornado } from './tornado.ts';
import { tower } from './tower.ts';
import { volcano } from './volcano.ts';
import { waterfall } from './waterfall.ts';
import { wave } from './wave.ts';
import { windmill } from './windmill.ts';
import { worldMap } from './world-map.ts';

export const skyAndLand: readonly Motif[] = [
  asteroid,
  road,
  cave,
  pier,
  river,
  angkorWat,
  oilRig,
  pumpJack,
  beachScene,
  lionRock,
  winterScene,
  aurora,
  blackHole,
  canyon,
  greatWall,
  brooklynBridge,
  hollywoodSign,
  potala,
  taipei101,
  machuPicchu,
  rainbowBridge,
  stairway,
  seaSunset,
  sunset,
  campfire,
  castle,
  city,
  cliff,
  cloud,
  desert,
  earth,
  eclipse,
  eiffelTower,
  fireworks,
  flame,
  fuji,
  fullMoon,
  galaxy,
  hobbitHouse,
  island,
  japaneseBridge,
  jungle,
  lighthouse,
  lightning,
  moon,
  moonFace,
  moonPhases,
  mountains,
  nauticalStar,
  oasis,
  partlyCloudy,
  pines,
  planet,
  planetRow,
  portal,
  pyramid,
  rain,
  rainbow,
  shootingStar,
  smoke,
  snowflake,
  solarSystem,
  stars,
  stoneBridge,
  stonehenge,
  stormCloud,
  sun,
  sunFace,
  tornado,
  torii,
  volcano,
  waterfall,
  wave,
  worldMap,
  tower,
  gate,
  cairn,
  mushroomCloud,
  route66,
  canalHouses,
  santorini,
  house,
  church,
  barn,
  cabin,
  pagoda,
  japaneseCastle,
  windmill,
  hauntedHouse,
];

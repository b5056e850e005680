import type { Motif } from '../motif.ts';
import { airplane } from './airplane.ts';
import { basketBicycle, bicycle } from './bicycle.ts';
import { bulldozer } from './bulldozer.ts';
import { bus } from './bus.ts';
import { camper } from './camper.ts';
import { canoe } from './canoe.ts';
import { caravan } from './caravan.ts';
import { chariot } from './chariot.ts';
import { drone } from './drone.ts';
import { excavator } from './excavator.ts';
import { fireTruck } from './fire-truck.ts';
import { forklift } from './forklift.ts';
import { gondola } from './gondola.ts';
import { helicopter } from './helicopter.ts';
import { hotAirBalloon } from './hot-air-balloon.ts';
import { jet } from './jet.ts';
import { junk } from './junk.ts';
import { longship } from './longship.ts';
import { modernCars } from './modern-cars.ts';
import { motorcycle } from './motorcycle.ts';
import { mountainBike } from './mountain-bike.ts';
import { noahsArk } from './noahs-ark.ts';
import { oldCars } from './old-cars.ts';
import { paperPlane } from './paper-plane.ts';
import { parachute } from './parachute.ts';
import { propellerPlane } from './propeller-plane.ts';
import { quadBike } from './quad-bike.ts';
import { rocket } from './rocket.ts';
import { crossedOars, rowboat } from './rowboat.ts';
import { sailboat } from './sailboat.ts';
import { serviceCars } from './service-cars.ts';
import { ship } from './ship.ts';
import { snowmobile } from './snowmobile.ts';
import { steamTrain } from './steam-train.ts';
import { submarine } from './submarine.ts';
import { tank } from './tank.ts';
import { tire } from './tire.ts';
import { tractor } from './tractor.ts';
import { trafficLight } from './traffic-light.ts';
import { doubleDeckTram, tram } from './tram.ts';
import { truck } from './truck.ts';
import { ufo } from './ufo.ts';
import { wheelbarrow } from './wheelbarrow.ts';

export const vehicles: readonly Motif[] = [
  noahsArk,
  chariot,
  junk,
  airplane,
  bicycle,
  basketBicycle,
  mountainBike,
  camper,
  bus,
  canoe,
  helicopter,
  hotAirBalloon,
  jet,
  motorcycle,
  paperPlane,
  parachute,
  rocket,
  rowboat,
  crossedOars,
  doubleDeckTram,
  drone,
  excavator,
  gondola,
  ...oldCars,
  ship,
  steamTrain,
  tram,
  truck,
  ufo,
  bulldozer,
  snowmobile,
  wheelbarrow,
  sailboat,
  quadBike,
  forklift,
  ...modernCars,
  ...serviceCars,
  tractor,
  tank,
  caravan,
  fireTruck,
  longship,
  propellerPlane,
  submarine,
  trafficLight,
  tire,
];

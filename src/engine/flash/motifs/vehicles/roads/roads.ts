import type { Motif } from '../../motif.ts';
import { basketBicycle, bicycle } from './bicycle.ts';
import { bulldozer } from './bulldozer.ts';
import { bus } from './bus.ts';
import { camper } from './camper.ts';
import { caravan } from './caravan.ts';
import { chariot } from './chariot.ts';
import { excavator } from './excavator.ts';
import { fireTruck } from './fire-truck.ts';
import { forklift } from './forklift.ts';
import { modernCars } from './modern-cars.ts';
import { motorcycle } from './motorcycle.ts';
import { mountainBike } from './mountain-bike.ts';
import { oldCars } from './old-cars.ts';
import { quadBike } from './quad-bike.ts';
import { serviceCars } from './service-cars.ts';
import { snowmobile } from './snowmobile.ts';
import { steamTrain } from './steam-train.ts';
import { tank } from './tank.ts';
import { tire } from './tire.ts';
import { tractor } from './tractor.ts';
import { trafficLight } from './traffic-light.ts';
import { doubleDeckTram, tram } from './tram.ts';
import { truck } from './truck.ts';
import { wheelbarrow } from './wheelbarrow.ts';

export const roads: readonly Motif[] = [
  chariot,
  bicycle,
  basketBicycle,
  mountainBike,
  camper,
  bus,
  motorcycle,
  doubleDeckTram,
  excavator,
  ...oldCars,
  steamTrain,
  tram,
  truck,
  bulldozer,
  snowmobile,
  wheelbarrow,
  quadBike,
  forklift,
  ...modernCars,
  ...serviceCars,
  tractor,
  tank,
  caravan,
  fireTruck,
  trafficLight,
  tire,
];

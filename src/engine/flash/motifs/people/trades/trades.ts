import type { Motif } from '../../motif.ts';
import { barber } from './barber.ts';
import { barista } from './barista.ts';
import { bartender } from './bartender.ts';
import { beekeeper } from './beekeeper.ts';
import { carpenter } from './carpenter.ts';
import { chef } from './chef.ts';
import { constructionWorker } from './construction-worker.ts';
import { cookAtStove } from './cook-at-stove.ts';
import { courier } from './courier.ts';
import { doctor } from './doctor.ts';
import { farmer } from './farmer.ts';
import { firefighter, fireHelmet } from './firefighter.ts';
import { gardener } from './gardener.ts';
import { lumberjack } from './lumberjack.ts';
import { mechanic } from './mechanic.ts';
import { miner } from './miner.ts';
import { nun, nurse } from './nurse.ts';
import { painter } from './painter.ts';
import { photographer } from './photographer.ts';
import { pilot } from './pilot.ts';
import { plumber } from './plumber.ts';
import { policeOfficer } from './police-officer.ts';
import { potter } from './potter.ts';
import { scientist } from './scientist.ts';
import { surgeon } from './surgeon.ts';
import { tattooArtist } from './tattoo-artist.ts';
import { welder, weldingMask } from './welder.ts';

export const trades: readonly Motif[] = [
  farmer,
  firefighter,
  fireHelmet,
  nun,
  nurse,
  welder,
  weldingMask,
  chef,
  policeOfficer,
  pilot,
  courier,
  lumberjack,
  miner,
  beekeeper,
  potter,
  cookAtStove,
  constructionWorker,
  mechanic,
  plumber,
  painter,
  carpenter,
  gardener,
  photographer,
  doctor,
  surgeon,
  barber,
  tattooArtist,
  bartender,
  barista,
  scientist,
];

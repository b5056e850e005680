import { allSeeingEye } from './all-seeing-eye.ts';
import { anchor } from './anchor.ts';
import { arrow } from './arrow.ts';
import { bouquet } from './bouquet.ts';
import { butterfly } from './butterfly.ts';
import { clock } from './clock.ts';
import { cloud } from './cloud.ts';
import { compass } from './compass.ts';
import { cross } from './cross.ts';
import { crown } from './crown.ts';
import { dagger } from './dagger.ts';
import { daisy } from './daisy.ts';
import { eye } from './eye.ts';
import { fan } from './fan.ts';
import { feather } from './feather.ts';
import { flame } from './flame.ts';
import { fullMoon } from './full-moon.ts';
import { gem } from './gem.ts';
import { geometrySign } from './geometry-sign.ts';
import { heart } from './heart.ts';
import { hourglass } from './hourglass.ts';
import { infinity } from './infinity.ts';
import { koi } from './koi.ts';
import { lavender } from './lavender.ts';
import { lotus } from './lotus.ts';
import { mandala } from './mandala.ts';
import { maple } from './maple.ts';
import { moon } from './moon.ts';
import { moth } from './moth.ts';
import type { Motif } from './motif.ts';
import { mountains } from './mountains.ts';
import { peony } from './peony.ts';
import { phoenix } from './phoenix.ts';
import { pines } from './pines.ts';
import { rose } from './rose.ts';
import { sacredHeart } from './sacred-heart.ts';
import { sakura } from './sakura.ts';
import { skull } from './skull.ts';
import { snake } from './snake.ts';
import { sprig } from './sprig.ts';
import { stars } from './stars.ts';
import { sun } from './sun.ts';
import { sunflower } from './sunflower.ts';
import { swallow } from './swallow.ts';
import { swirl } from './swirl.ts';
import { wave } from './wave.ts';
import { wings } from './wings.ts';

/** The motifs that we draw ourselves. A concept of the same name is drawn by them instead of by its icons. */
const all: readonly Motif[] = [
  allSeeingEye,
  anchor,
  arrow,
  bouquet,
  butterfly,
  clock,
  cloud,
  compass,
  cross,
  crown,
  dagger,
  daisy,
  eye,
  fan,
  feather,
  flame,
  fullMoon,
  gem,
  geometrySign,
  heart,
  hourglass,
  infinity,
  koi,
  lavender,
  lotus,
  mandala,
  maple,
  moon,
  moth,
  mountains,
  peony,
  phoenix,
  pines,
  rose,
  sacredHeart,
  sakura,
  skull,
  snake,
  sprig,
  stars,
  sun,
  sunflower,
  swallow,
  swirl,
  wave,
  wings,
];

export const motifs: ReadonlyMap<string, Motif> = new Map(all.map((motif) => [motif.name, motif]));

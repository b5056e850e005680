import { allSeeingEye } from './all-seeing-eye.ts';
import { anatomicalHeart } from './anatomical-heart.ts';
import { anchor } from './anchor.ts';
import { angel } from './angel.ts';
import { arrow } from './arrow.ts';
import { astronaut } from './astronaut.ts';
import { bat } from './bat.ts';
import { bear } from './bear.ts';
import { bee } from './bee.ts';
import { bonsai } from './bonsai.ts';
import { bottle } from './bottle.ts';
import { bouquet } from './bouquet.ts';
import { bull } from './bull.ts';
import { butterfly } from './butterfly.ts';
import { candle } from './candle.ts';
import { cards } from './cards.ts';
import { cat } from './cat.ts';
import { chain } from './chain.ts';
import { chrysanthemum } from './chrysanthemum.ts';
import { clock } from './clock.ts';
import { cloud } from './cloud.ts';
import { compass } from './compass.ts';
import { crab } from './crab.ts';
import { cross } from './cross.ts';
import { crown } from './crown.ts';
import { dagger } from './dagger.ts';
import { daisy } from './daisy.ts';
import { deer } from './deer.ts';
import { dice } from './dice.ts';
import { dog } from './dog.ts';
import { dolphin } from './dolphin.ts';
import { dragon } from './dragon.ts';
import { dragonfly } from './dragonfly.ts';
import { eagle } from './eagle.ts';
import { elephant } from './elephant.ts';
import { eye } from './eye.ts';
import { fan } from './fan.ts';
import { feather } from './feather.ts';
import { fern } from './fern.ts';
import { flame } from './flame.ts';
import { fox } from './fox.ts';
import { fullMoon } from './full-moon.ts';
import { geisha } from './geisha.ts';
import { gem } from './gem.ts';
import { geometrySign } from './geometry-sign.ts';
import { heart } from './heart.ts';
import { hibiscus } from './hibiscus.ts';
import { horse } from './horse.ts';
import { hourglass } from './hourglass.ts';
import { howlingWolf } from './howling-wolf.ts';
import { hummingbird } from './hummingbird.ts';
import { infinity } from './infinity.ts';
import { jellyfish } from './jellyfish.ts';
import { katana } from './katana.ts';
import { key } from './key.ts';
import { koi } from './koi.ts';
import { laurel } from './laurel.ts';
import { lavender } from './lavender.ts';
import { leopard } from './leopard.ts';
import { lighthouse } from './lighthouse.ts';
import { lily } from './lily.ts';
import { lion } from './lion.ts';
import { lock } from './lock.ts';
import { lotus } from './lotus.ts';
import { mandala } from './mandala.ts';
import { maple } from './maple.ts';
import { medusa } from './medusa.ts';
import { moon } from './moon.ts';
import { moth } from './moth.ts';
import type { Motif } from './motif.ts';
import { mountains } from './mountains.ts';
import { octopus } from './octopus.ts';
import { oni } from './oni.ts';
import { ouroboros } from './ouroboros.ts';
import { owl } from './owl.ts';
import { panther } from './panther.ts';
import { peony } from './peony.ts';
import { phoenix } from './phoenix.ts';
import { pines } from './pines.ts';
import { planet } from './planet.ts';
import { poppy } from './poppy.ts';
import { prayingHands } from './praying-hands.ts';
import { rabbit } from './rabbit.ts';
import { raven } from './raven.ts';
import { rose } from './rose.ts';
import { sacredHeart } from './sacred-heart.ts';
import { sakura } from './sakura.ts';
import { samurai } from './samurai.ts';
import { scorpion } from './scorpion.ts';
import { shark } from './shark.ts';
import { ship } from './ship.ts';
import { skeletonHand } from './skeleton-hand.ts';
import { skull } from './skull.ts';
import { snake } from './snake.ts';
import { spider } from './spider.ts';
import { spiderLily } from './spider-lily.ts';
import { sprig } from './sprig.ts';
import { stars } from './stars.ts';
import { sugarSkull } from './sugar-skull.ts';
import { sun } from './sun.ts';
import { sunflower } from './sunflower.ts';
import { swallow } from './swallow.ts';
import { swirl } from './swirl.ts';
import { sword } from './sword.ts';
import { tiger } from './tiger.ts';
import { tree } from './tree.ts';
import { tulip } from './tulip.ts';
import { turtle } from './turtle.ts';
import { unicorn } from './unicorn.ts';
import { wave } from './wave.ts';
import { whale } from './whale.ts';
import { wings } from './wings.ts';
import { wolf } from './wolf.ts';
import { woman } from './woman.ts';

/** The motifs that we draw ourselves. A concept of the same name is drawn by them instead of by its icons. */
const all: readonly Motif[] = [
  allSeeingEye,
  anatomicalHeart,
  anchor,
  angel,
  arrow,
  astronaut,
  bat,
  bear,
  bee,
  bonsai,
  bottle,
  bouquet,
  bull,
  butterfly,
  candle,
  cards,
  cat,
  chain,
  chrysanthemum,
  clock,
  cloud,
  compass,
  crab,
  cross,
  crown,
  dagger,
  daisy,
  deer,
  dice,
  dog,
  dolphin,
  dragon,
  dragonfly,
  eagle,
  elephant,
  eye,
  fan,
  feather,
  fern,
  flame,
  fox,
  fullMoon,
  geisha,
  gem,
  geometrySign,
  heart,
  hibiscus,
  horse,
  hourglass,
  howlingWolf,
  hummingbird,
  infinity,
  jellyfish,
  katana,
  key,
  koi,
  laurel,
  lavender,
  leopard,
  lighthouse,
  lily,
  lion,
  lock,
  lotus,
  mandala,
  maple,
  medusa,
  moon,
  moth,
  mountains,
  octopus,
  oni,
  ouroboros,
  owl,
  panther,
  peony,
  phoenix,
  pines,
  planet,
  poppy,
  prayingHands,
  rabbit,
  raven,
  rose,
  sacredHeart,
  sakura,
  samurai,
  scorpion,
  shark,
  ship,
  skeletonHand,
  skull,
  snake,
  spider,
  spiderLily,
  sprig,
  stars,
  sugarSkull,
  sun,
  sunflower,
  swallow,
  swirl,
  sword,
  tiger,
  tree,
  tulip,
  turtle,
  unicorn,
  wave,
  whale,
  wings,
  wolf,
  woman,
];

export const motifs: ReadonlyMap<string, Motif> = new Map(all.map((motif) => [motif.name, motif]));

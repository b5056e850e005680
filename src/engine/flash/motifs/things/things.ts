import type { Motif } from '../motif.ts';
import { alarmClock } from './alarm-clock.ts';
import { ammonite } from './ammonite.ts';
import { amphora } from './amphora.ts';
import { armchair } from './armchair.ts';
import { babyCarriage } from './baby-carriage.ts';
import { backpack } from './backpack.ts';
import { barrel } from './barrel.ts';
import { basket } from './basket.ts';
import { bathtub } from './bathtub.ts';
import { bed } from './bed.ts';
import { bell } from './bell.ts';
import { bellJar } from './bell-jar.ts';
import { birdcage } from './birdcage.ts';
import { bomb } from './bomb.ts';
import { book } from './book.ts';
import { bookPile } from './book-pile.ts';
import { bookshelf } from './bookshelf.ts';
import { bottle } from './bottle.ts';
import { bucket } from './bucket.ts';
import { candle } from './candle.ts';
import { soupCan, tinCan } from './cans.ts';
import { cardboardBox } from './cardboard-box.ts';
import { chair } from './chair.ts';
import { christmasTree } from './christmas-tree.ts';
import { cigar } from './cigar.ts';
import { cigarette } from './cigarette.ts';
import { coffin } from './coffin.ts';
import { coin, coinStack } from './coin.ts';
import { daruma } from './daruma.ts';
import { deckChair } from './deck-chair.ts';
import { door } from './door.ts';
import { dragonEgg } from './dragon-egg.ts';
import { dreamcatcher } from './dreamcatcher.ts';
import { dreidel } from './dreidel.ts';
import { fan } from './fan.ts';
import { fence } from './fence.ts';
import { fireHydrant } from './fire-hydrant.ts';
import { fishbowl } from './fishbowl.ts';
import { checkeredFlag, flag, prideFlag, unionJack, usaFlag } from './flag.ts';
import { flowerPot } from './flower-pot.ts';
import { gasPump } from './gas-pump.ts';
import { gift } from './gift.ts';
import { goldBar } from './gold-bar.ts';
import { gourd } from './gourd.ts';
import { grannySquare } from './granny-square.ts';
import { hammock } from './hammock.ts';
import { handbag } from './handbag.ts';
import { handcuffs } from './handcuffs.ts';
import { horseshoe } from './horseshoe.ts';
import { ironKettle } from './iron-kettle.ts';
import { kintsugiBowl } from './kintsugi-bowl.ts';
import { kunai } from './kunai.ts';
import { lantern } from './lantern.ts';
import { lavaLamp } from './lava-lamp.ts';
import { lightBulb } from './light-bulb.ts';
import { lighter } from './lighter.ts';
import { lipstick } from './lipstick.ts';
import { loveLetter } from './love-letter.ts';
import { luckyMallet } from './lucky-mallet.ts';
import { magnifyingGlass } from './magnifying-glass.ts';
import { mailbox } from './mailbox.ts';
import { manekiNeko } from './maneki-neko.ts';
import { hanukkiah, menorah } from './menorah.ts';
import { messageInABottle } from './message-in-a-bottle.ts';
import { mirror } from './mirror.ts';
import { nationalFlags } from './national-flags.ts';
import { nautilus } from './nautilus.ts';
import { nest, nestWithEggs } from './nest.ts';
import { omamori } from './omamori.ts';
import { pacifier } from './pacifier.ts';
import { paperCrane } from './paper-crane.ts';
import { paperLantern } from './paper-lantern.ts';
import { parkBench } from './park-bench.ts';
import { perfume } from './perfume.ts';
import { postageStamp } from './postage-stamp.ts';
import { potion } from './potion.ts';
import { prison } from './prison.ts';
import { redThread } from './red-thread.ts';
import { rockingChair } from './rocking-chair.ts';
import { rubberDuck } from './rubber-duck.ts';
import { sandDollar } from './sand-dollar.ts';
import { scroll } from './scroll.ts';
import { shell } from './shell.ts';
import { crossedPipes, smokingPipe } from './smoking-pipe.ts';
import { snowGlobe } from './snow-globe.ts';
import { snowman } from './snowman.ts';
import { soap } from './soap.ts';
import { spiderWeb } from './spider-web.ts';
import { stainedWindow } from './stained-window.ts';
import { stopwatch } from './stopwatch.ts';
import { streetLamp } from './street-lamp.ts';
import { suitcase } from './suitcase.ts';
import { telephone } from './telephone.ts';
import { telephoneBox } from './telephone-box.ts';
import { television } from './television.ts';
import { tent } from './tent.ts';
import { teruTeruBozu } from './teru-teru-bozu.ts';
import { tombstone } from './tombstone.ts';
import { trashCan } from './trash-can.ts';
import { tumbleweed } from './tumbleweed.ts';
import { uchiwa } from './uchiwa.ts';
import { umbrella } from './umbrella.ts';
import { vase } from './vase.ts';
import { wand } from './wand.ts';
import { wateringCan } from './watering-can.ts';
import { waxSeal } from './wax-seal.ts';
import { wheelchair } from './wheelchair.ts';
import { windowWithShutters } from './window.ts';
import { windowsill } from './windowsill.ts';
import { wizardStaff } from './wizard-staff.ts';
import { wristwatch } from './wristwatch.ts';
import { yuanbao } from './yuanbao.ts';

export const things: readonly Motif[] = [
  ...nationalFlags,
  stainedWindow,
  hanukkiah,
  menorah,
  messageInABottle,
  kunai,
  mailbox,
  omamori,
  parkBench,
  rockingChair,
  uchiwa,
  potion,
  tumbleweed,
  wand,
  handcuffs,
  nautilus,
  amphora,
  book,
  bottle,
  candle,
  checkeredFlag,
  bellJar,
  vase,
  flowerPot,
  cigar,
  cigarette,
  coin,
  coinStack,
  crossedPipes,
  daruma,
  dragonEgg,
  dreamcatcher,
  fan,
  fence,
  flag,
  goldBar,
  gourd,
  hammock,
  teruTeruBozu,
  luckyMallet,
  manekiNeko,
  mirror,
  paperCrane,
  postageStamp,
  redThread,
  shell,
  sandDollar,
  smokingPipe,
  snowGlobe,
  lavaLamp,
  spiderWeb,
  streetLamp,
  tombstone,
  trashCan,
  fireHydrant,
  soupCan,
  tinCan,
  gasPump,
  telephoneBox,
  umbrella,
  prideFlag,
  unionJack,
  usaFlag,
  waxSeal,
  windowsill,
  wizardStaff,
  yuanbao,
  soap,
  ironKettle,
  grannySquare,
  prison,
  kintsugiBowl,
  wheelchair,
  bookshelf,
  dreidel,
  pacifier,
  babyCarriage,
  cardboardBox,
  lantern,
  lightBulb,
  bell,
  coffin,
  horseshoe,
  tent,
  lighter,
  deckChair,
  ammonite,
  perfume,
  lipstick,
  handbag,
  door,
  windowWithShutters,
  armchair,
  bathtub,
  bed,
  chair,
  alarmClock,
  wristwatch,
  stopwatch,
  suitcase,
  backpack,
  barrel,
  basket,
  bucket,
  wateringCan,
  birdcage,
  nest,
  nestWithEggs,
  scroll,
  magnifyingGlass,
  loveLetter,
  bookPile,
  telephone,
  television,
  gift,
  rubberDuck,
  bomb,
  fishbowl,
  snowman,
  christmasTree,
  paperLantern,
];

import { airplane } from './airplane.ts';
import { alien } from './alien.ts';
import { allSeeingEye } from './all-seeing-eye.ts';
import { amphora } from './amphora.ts';
import { anatomicalHeart } from './anatomical-heart.ts';
import { anchor } from './anchor.ts';
import { angel } from './angel.ts';
import { animalSkull } from './animal-skull.ts';
import { anubis } from './anubis.ts';
import { arrow } from './arrow.ts';
import { aster } from './aster.ts';
import { astronaut } from './astronaut.ts';
import { athena } from './athena.ts';
import { avocado } from './avocado.ts';
import { axe } from './axe.ts';
import { babysBreath } from './babys-breath.ts';
import { ballerina } from './ballerina.ts';
import { bamboo } from './bamboo.ts';
import { barbedWire } from './barbed-wire.ts';
import { barnOwl } from './barn-owl.ts';
import { bat, batWings } from './bat.ts';
import { bear, polarBear } from './bear.ts';
import { bee } from './bee.ts';
import { beer } from './beer.ts';
import { bellflower } from './bellflower.ts';
import { bicycle } from './bicycle.ts';
import { birdOfParadise } from './bird-of-paradise.ts';
import { bluebell } from './bluebell.ts';
import { bonsai } from './bonsai.ts';
import { book } from './book.ts';
import { bottle } from './bottle.ts';
import { bouquet } from './bouquet.ts';
import { boxingGlove } from './boxing-glove.ts';
import { brokenHeart } from './broken-heart.ts';
import { buddha } from './buddha.ts';
import { bull } from './bull.ts';
import { bust } from './bust.ts';
import { butterfly, butterflyWings } from './butterfly.ts';
import { cactus } from './cactus.ts';
import { callaLily } from './calla-lily.ts';
import { camellia } from './camellia.ts';
import { camera } from './camera.ts';
import { campfire } from './campfire.ts';
import { candle } from './candle.ts';
import { cards } from './cards.ts';
import { carnation } from './carnation.ts';
import { cassette } from './cassette.ts';
import { castle } from './castle.ts';
import { cat } from './cat.ts';
import { catrina } from './catrina.ts';
import { celticBand } from './celtic-band.ts';
import { celticCross } from './celtic-cross.ts';
import { celticKnot } from './celtic-knot.ts';
import { centaurArcher } from './centaur-archer.ts';
import { cerberus } from './cerberus.ts';
import { chain } from './chain.ts';
import { chameleon } from './chameleon.ts';
import { changE } from './chang-e.ts';
import { chess, chessBishop, chessKing, chessPawn, chessQueen, chessRook } from './chess.ts';
import { chief } from './chief.ts';
import { chrysanthemum } from './chrysanthemum.ts';
import { cliff } from './cliff.ts';
import { clock } from './clock.ts';
import { cloud } from './cloud.ts';
import { clown } from './clown.ts';
import { cobra } from './cobra.ts';
import { coffee } from './coffee.ts';
import { compass } from './compass.ts';
import { constellationMotifs } from './constellation.ts';
import { cosmos } from './cosmos.ts';
import { cowboy, cowgirl } from './cowgirl.ts';
import { crab } from './crab.ts';
import { crane } from './crane.ts';
import { cross } from './cross.ts';
import { crossedSwords } from './crossed-swords.ts';
import { crown } from './crown.ts';
import { cupid } from './cupid.ts';
import { dachshund } from './dachshund.ts';
import { daffodil } from './daffodil.ts';
import { dagger } from './dagger.ts';
import { dahlia } from './dahlia.ts';
import { daisy } from './daisy.ts';
import { dandelion } from './dandelion.ts';
import { daruma } from './daruma.ts';
import { deer } from './deer.ts';
import { devil } from './devil.ts';
import { dice } from './dice.ts';
import { discoBall } from './disco-ball.ts';
import { dog } from './dog.ts';
import { dogBreeds } from './dog-breeds.ts';
import { dogTags } from './dog-tags.ts';
import { dolphin } from './dolphin.ts';
import { dove } from './dove.ts';
import { dragon } from './dragon.ts';
import { dragonfly } from './dragonfly.ts';
import { dreamcatcher } from './dreamcatcher.ts';
import { duck } from './duck.ts';
import { eagle } from './eagle.ts';
import { earth } from './earth.ts';
import { eiffelTower } from './eiffel-tower.ts';
import { eightBall } from './eight-ball.ts';
import { electricGuitar } from './electric-guitar.ts';
import { elephant } from './elephant.ts';
import { enma } from './enma.ts';
import { eye } from './eye.ts';
import { fairy } from './fairy.ts';
import { fan } from './fan.ts';
import { feather } from './feather.ts';
import { fern } from './fern.ts';
import { firefighter, fireHelmet } from './firefighter.ts';
import { fireworks } from './fireworks.ts';
import { fish, salmon, trout } from './fish.ts';
import { flame } from './flame.ts';
import { flatFacedDogs } from './flat-faced-dogs.ts';
import { flowerCrown } from './flower-crown.ts';
import { flowerCrownedWoman } from './flower-crowned-woman.ts';
import { fooDog } from './foo-dog.ts';
import { footprint } from './footprint.ts';
import { forgetMeNot } from './forget-me-not.ts';
import { fox } from './fox.ts';
import { foxglove } from './foxglove.ts';
import { frog } from './frog.ts';
import { fudo } from './fudo.ts';
import { fuji } from './fuji.ts';
import { fujin } from './fujin.ts';
import { fullMoon } from './full-moon.ts';
import { galaxy } from './galaxy.ts';
import { ganesha } from './ganesha.ts';
import { geisha } from './geisha.ts';
import { gem } from './gem.ts';
import { gentian } from './gentian.ts';
import { geometrySign } from './geometry-sign.ts';
import { gladiolus } from './gladiolus.ts';
import { godOfWealth } from './god-of-wealth.ts';
import { goldfish } from './goldfish.ts';
import { gorilla } from './gorilla.ts';
import { gourd } from './gourd.ts';
import { guanYu } from './guan-yu.ts';
import { guanyin } from './guanyin.ts';
import { guitar } from './guitar.ts';
import { halo } from './halo.ts';
import { handGrenade } from './hand-grenade.ts';
import { handshake } from './handshake.ts';
import { hannya } from './hannya.ts';
import { hawthorn } from './hawthorn.ts';
import { heart } from './heart.ts';
import { heartbeat } from './heartbeat.ts';
import { hedgehog } from './hedgehog.ts';
import { herdingDogs } from './herding-dogs.ts';
import { hibiscus } from './hibiscus.ts';
import { holly } from './holly.ts';
import { honeysuckle } from './honeysuckle.ts';
import { horse } from './horse.ts';
import { horus } from './horus.ts';
import { hotAirBalloon } from './hot-air-balloon.ts';
import { hotei } from './hotei.ts';
import { hourglass } from './hourglass.ts';
import { howlingWolf } from './howling-wolf.ts';
import { hummingbird } from './hummingbird.ts';
import { hydrangea } from './hydrangea.ts';
import { hyottoko } from './hyottoko.ts';
import { iceCream } from './ice-cream.ts';
import { infinity } from './infinity.ts';
import { iris } from './iris.ts';
import { island } from './island.ts';
import { jar } from './jar.ts';
import { jellyfish } from './jellyfish.ts';
import { jesus } from './jesus.ts';
import { kabuki } from './kabuki.ts';
import { kappa } from './kappa.ts';
import { katana } from './katana.ts';
import { key } from './key.ts';
import { kirin } from './kirin.ts';
import { kitchenKnife } from './kitchen-knife.ts';
import { kitsuneMask } from './kitsune-mask.ts';
import { koi } from './koi.ts';
import { kokeshi } from './kokeshi.ts';
import { ladybug } from './ladybug.ts';
import { lanternPlant } from './lantern-plant.ts';
import { larkspur } from './larkspur.ts';
import { laurel } from './laurel.ts';
import { lavender } from './lavender.ts';
import { lemon } from './lemon.ts';
import { leopard } from './leopard.ts';
import { lighthouse } from './lighthouse.ts';
import { lily } from './lily.ts';
import { lilyOfTheValley } from './lily-of-the-valley.ts';
import { lion } from './lion.ts';
import { lionDance } from './lion-dance.ts';
import { lioness } from './lioness.ts';
import { lips } from './lips.ts';
import { lock } from './lock.ts';
import { lotus } from './lotus.ts';
import { daikoku, ebisu } from './lucky-gods.ts';
import { luckyMallet } from './lucky-mallet.ts';
import { lunaMoth } from './luna-moth.ts';
import { magnolia } from './magnolia.ts';
import { malteseCross } from './maltese-cross.ts';
import { mandala } from './mandala.ts';
import { manekiNeko } from './maneki-neko.ts';
import { maple } from './maple.ts';
import { marigold } from './marigold.ts';
import { medusa } from './medusa.ts';
import { mermaid } from './mermaid.ts';
import { michael } from './michael.ts';
import { microphone } from './microphone.ts';
import { mimosa } from './mimosa.ts';
import { mirror } from './mirror.ts';
import { monkey, monkeyKing } from './monkey.ts';
import { moon } from './moon.ts';
import { moonPhases } from './moon-phases.ts';
import { morningGlory } from './morning-glory.ts';
import { deathHeadMoth, moth } from './moth.ts';
import { fatherAndChild, motherAndChild } from './mother-and-child.ts';
import type { Motif } from './motif.ts';
import { motorcycle } from './motorcycle.ts';
import { mountains } from './mountains.ts';
import { mushroom } from './mushroom.ts';
import { namakubi } from './namakubi.ts';
import { narwhal } from './narwhal.ts';
import { nezha } from './nezha.ts';
import { nineTailedFox } from './nine-tailed-fox.ts';
import { ninja } from './ninja.ts';
import { nun, nurse } from './nurse.ts';
import { octopus } from './octopus.ts';
import { okame } from './okame.ts';
import { hades, poseidon, zeus } from './olympians.ts';
import { om } from './om.ts';
import { oni } from './oni.ts';
import { operaMask } from './opera-mask.ts';
import { orca } from './orca.ts';
import { orchid } from './orchid.ts';
import { ferret, otter } from './otter.ts';
import { ouroboros } from './ouroboros.ts';
import { owl } from './owl.ts';
import { palm } from './palm.ts';
import { panda } from './panda.ts';
import { panther } from './panther.ts';
import { paperPlane } from './paper-plane.ts';
import { parrot } from './parrot.ts';
import { paw } from './paw.ts';
import { pearl } from './pearl.ts';
import { penguin } from './penguin.ts';
import { peony } from './peony.ts';
import { cleopatra, pharaoh } from './pharaoh.ts';
import { phoenix } from './phoenix.ts';
import { pig } from './pig.ts';
import { pines } from './pines.ts';
import { pirate } from './pirate.ts';
import { pixiu } from './pixiu.ts';
import { pizza } from './pizza.ts';
import { planet } from './planet.ts';
import { planetRow } from './planet-row.ts';
import { platypus } from './platypus.ts';
import { plumBlossom } from './plum-blossom.ts';
import { polynesianBand } from './polynesian-band.ts';
import { poodle } from './poodle.ts';
import { poppy } from './poppy.ts';
import { prayingHands } from './praying-hands.ts';
import { protea } from './protea.ts';
import { puffin } from './puffin.ts';
import { pyramid } from './pyramid.ts';
import { rabbit } from './rabbit.ts';
import { raccoon } from './raccoon.ts';
import { raijin } from './raijin.ts';
import { ram } from './ram.ts';
import { raven } from './raven.ts';
import { reaper } from './reaper.ts';
import { redPanda } from './red-panda.ts';
import { revolver } from './revolver.ts';
import { rocket } from './rocket.ts';
import { rope } from './rope.ts';
import { rosary } from './rosary.ts';
import { rose } from './rose.ts';
import { roulette } from './roulette.ts';
import { rune } from './rune.ts';
import { sacredHeart } from './sacred-heart.ts';
import { sailorHat } from './sailor-hat.ts';
import { sakura } from './sakura.ts';
import { samurai } from './samurai.ts';
import { scales } from './scales.ts';
import { scissors } from './scissors.ts';
import { scorpion } from './scorpion.ts';
import { seahorse } from './seahorse.ts';
import { seal } from './seal.ts';
import { shark } from './shark.ts';
import { shell } from './shell.ts';
import { ship } from './ship.ts';
import { shiva } from './shiva.ts';
import { skeleton } from './skeleton.ts';
import { skeletonHand } from './skeleton-hand.ts';
import { skull } from './skull.ts';
import { sloth } from './sloth.ts';
import { smiley } from './smiley.ts';
import { smoke } from './smoke.ts';
import { snail } from './snail.ts';
import { snake } from './snake.ts';
import { snowdrop } from './snowdrop.ts';
import { snowflake } from './snowflake.ts';
import { solarSystem } from './solar-system.ts';
import { sombrero } from './sombrero.ts';
import { bluebird, blueJay, canary, cardinal, robin, songbird } from './songbird.ts';
import { soundwave } from './soundwave.ts';
import { spartan } from './spartan.ts';
import { spider } from './spider.ts';
import { spiderLily } from './spider-lily.ts';
import { spiderWeb } from './spider-web.ts';
import { sprig } from './sprig.ts';
import { squirrel } from './squirrel.ts';
import { starOfDavid } from './star-of-david.ts';
import { stars } from './stars.ts';
import { strawberry } from './strawberry.ts';
import { sugarSkull } from './sugar-skull.ts';
import { sun } from './sun.ts';
import { sunFace } from './sun-face.ts';
import { sunflower } from './sunflower.ts';
import { surfboard } from './surfboard.ts';
import { swallow } from './swallow.ts';
import { swan } from './swan.ts';
import { sweetPea } from './sweet-pea.ts';
import { swirl } from './swirl.ts';
import { sword } from './sword.ts';
import { tattooMachine } from './tattoo-machine.ts';
import { teapot } from './teapot.ts';
import { teddyBear } from './teddy-bear.ts';
import { tengu } from './tengu.ts';
import { tennyo } from './tennyo.ts';
import { thistle } from './thistle.ts';
import { thousandArmedKannon } from './thousand-armed-kannon.ts';
import { tiger } from './tiger.ts';
import { tombstone } from './tombstone.ts';
import { torii } from './torii.ts';
import { toyDogs } from './toy-dogs.ts';
import { tree } from './tree.ts';
import { triangle } from './triangle.ts';
import { triquetra } from './triquetra.ts';
import { tulip } from './tulip.ts';
import { turtle } from './turtle.ts';
import { typewriter } from './typewriter.ts';
import { ufo } from './ufo.ts';
import { umbrella } from './umbrella.ts';
import { unalome } from './unalome.ts';
import { unicorn } from './unicorn.ts';
import { valkyrie } from './valkyrie.ts';
import { vampire } from './vampire.ts';
import { helmOfAwe, vegvisir } from './vegvisir.ts';
import { viking } from './viking.ts';
import { vine } from './vine.ts';
import { vinyl } from './vinyl.ts';
import { violet } from './violet.ts';
import { violin } from './violin.ts';
import { virginMary } from './virgin-mary.ts';
import { volcano } from './volcano.ts';
import { waterfall } from './waterfall.ts';
import { watermelon } from './watermelon.ts';
import { wave } from './wave.ts';
import { whale } from './whale.ts';
import { wildflowers } from './wildflowers.ts';
import { willow } from './willow.ts';
import { wings } from './wings.ts';
import { wisteria } from './wisteria.ts';
import { witch, wizard } from './witch.ts';
import { wolf } from './wolf.ts';
import { woman } from './woman.ts';
import { worldMap } from './world-map.ts';
import { yatagarasu } from './yatagarasu.ts';
import { yukiOnna } from './yuki-onna.ts';
import { zhongKui } from './zhong-kui.ts';
import { zodiacMotifs } from './zodiac.ts';

/** The motifs that we draw ourselves. A concept of the same name is drawn by them instead of by its icons. */
const all: readonly Motif[] = [
  allSeeingEye,
  anatomicalHeart,
  anchor,
  angel,
  arrow,
  astronaut,
  bat,
  batWings,
  bear,
  bee,
  bonsai,
  bottle,
  bouquet,
  bull,
  butterfly,
  butterflyWings,
  candle,
  cards,
  cat,
  chain,
  chrysanthemum,
  cliff,
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
  orca,
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
  deathHeadMoth,
  mountains,
  octopus,
  oni,
  ouroboros,
  owl,
  barnOwl,
  crane,
  jar,
  alien,
  ufo,
  cupid,
  michael,
  cassette,
  paperPlane,
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
  axe,
  kitchenKnife,
  tiger,
  tree,
  tulip,
  turtle,
  unicorn,
  wave,
  whale,
  wings,
  camera,
  microphone,
  cactus,
  volcano,
  umbrella,
  palm,
  island,
  solarSystem,
  planetRow,
  smoke,
  mermaid,
  celticKnot,
  celticBand,
  triquetra,
  polynesianBand,
  unalome,
  halo,
  nineTailedFox,
  yatagarasu,
  fuji,
  manekiNeko,
  goldfish,
  daruma,
  cobra,
  lunaMoth,
  raijin,
  fujin,
  brokenHeart,
  spiderWeb,
  animalSkull,
  rune,
  tengu,
  wildflowers,
  willow,
  wisteria,
  clown,
  moonPhases,
  sunFace,
  celticCross,
  lioness,
  snowflake,
  triangle,
  monkey,
  monkeyKing,
  sombrero,
  reaper,
  viking,
  waterfall,
  pearl,
  buddha,
  dandelion,
  hydrangea,
  hedgehog,
  wolf,
  woman,
  handshake,
  mirror,
  vinyl,
  mushroom,
  coffee,
  frog,
  penguin,
  pig,
  teddyBear,
  boxingGlove,
  guitar,
  electricGuitar,
  footprint,
  campfire,
  duck,
  squirrel,
  teapot,
  violin,
  book,
  iceCream,
  watermelon,
  revolver,
  kabuki,
  enma,
  godOfWealth,
  guanyin,
  tennyo,
  pixiu,
  morningGlory,
  skeleton,
  bicycle,
  motorcycle,
  sloth,
  crossedSwords,
  eightBall,
  lips,
  ladybug,
  dreamcatcher,
  strawberry,
  snail,
  ram,
  scales,
  amphora,
  centaurArcher,
  airplane,
  avocado,
  barbedWire,
  beer,
  bluebell,
  firefighter,
  fireHelmet,
  fish,
  salmon,
  trout,
  gentian,
  lemon,
  namakubi,
  pizza,
  platypus,
  scissors,
  seahorse,
  seal,
  spartan,
  chameleon,
  castle,
  eiffelTower,
  swan,
  sweetPea,
  tattooMachine,
  typewriter,
  discoBall,
  dogTags,
  fireworks,
  handGrenade,
  starOfDavid,
  om,
  vegvisir,
  helmOfAwe,
  roulette,
  dove,
  songbird,
  cardinal,
  robin,
  blueJay,
  bluebird,
  canary,
  hotAirBalloon,
  paw,
  heartbeat,
  redPanda,
  raccoon,
  puffin,
  narwhal,
  gourd,
  luckyMallet,
  kokeshi,
  chess,
  chessKing,
  chessQueen,
  chessRook,
  chessBishop,
  chessPawn,
  torii,
  bamboo,
  sailorHat,
  malteseCross,
  surfboard,
  rope,
  soundwave,
  smiley,
  earth,
  galaxy,
  rosary,
  rocket,
  otter,
  ferret,
  shell,
  vine,
  parrot,
  pyramid,
  tombstone,
  flowerCrown,
  jesus,
  virginMary,
  motherAndChild,
  fatherAndChild,
  flowerCrownedWoman,
  cowgirl,
  cowboy,
  worldMap,
  zeus,
  poseidon,
  hades,
  athena,
  pirate,
  devil,
  cerberus,
  guanYu,
  fudo,
  shiva,
  ganesha,
  operaMask,
  okame,
  hyottoko,
  kitsuneMask,
  kappa,
  iris,
  daffodil,
  lilyOfTheValley,
  magnolia,
  thistle,
  holly,
  orchid,
  carnation,
  violet,
  marigold,
  snowdrop,
  larkspur,
  gladiolus,
  aster,
  cosmos,
  honeysuckle,
  hannya,
  hawthorn,
  plumBlossom,
  forgetMeNot,
  bellflower,
  babysBreath,
  mimosa,
  polarBear,
  panda,
  gorilla,
  lionDance,
  fooDog,
  changE,
  nezha,
  ...dogBreeds,
  poodle,
  dachshund,
  ...flatFacedDogs,
  ...herdingDogs,
  ...toyDogs,
  pharaoh,
  cleopatra,
  anubis,
  chief,
  catrina,
  ballerina,
  fairy,
  ebisu,
  daikoku,
  hotei,
  witch,
  wizard,
  valkyrie,
  vampire,
  ninja,
  nurse,
  nun,
  bust,
  thousandArmedKannon,
  yukiOnna,
  kirin,
  camellia,
  callaLily,
  protea,
  birdOfParadise,
  foxglove,
  dahlia,
  lanternPlant,
  horus,
  zhongKui,
  ...zodiacMotifs,
  ...constellationMotifs,
];

export const motifs: ReadonlyMap<string, Motif> = new Map(all.map((motif) => [motif.name, motif]));

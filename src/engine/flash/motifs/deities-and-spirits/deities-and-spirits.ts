import type { Motif } from '../motif.ts';
import { aizen } from './aizen.ts';
import { amaterasu } from './amaterasu.ts';
import { angel } from './angel.ts';
import { anubis } from './anubis.ts';
import { aphrodite } from './aphrodite.ts';
import { apollo, orpheus } from './apollo.ts';
import { artemis } from './artemis.ts';
import { ashura } from './ashura.ts';
import { athena } from './athena.ts';
import { banshee } from './banshee.ts';
import { baphomet } from './baphomet.ts';
import { benkei } from './benkei.ts';
import { benzaiten } from './benzaiten.ts';
import { bishamonten } from './bishamonten.ts';
import { bodhidharma } from './bodhidharma.ts';
import { buddha } from './buddha.ts';
import { catrina } from './catrina.ts';
import { cernunnos } from './cernunnos.ts';
import { changE } from './chang-e.ts';
import { crucifixion } from './crucifixion.ts';
import { cupid } from './cupid.ts';
import { demeter } from './demeter.ts';
import { devil } from './devil.ts';
import { dionysus } from './dionysus.ts';
import { doorGods } from './door-gods.ts';
import { durga } from './durga.ts';
import { dwarf } from './dwarf.ts';
import { earthGod } from './earth-god.ts';
import { enma } from './enma.ts';
import { erlangShen } from './erlang-shen.ts';
import { fairy } from './fairy.ts';
import { freya } from './freya.ts';
import { fudo } from './fudo.ts';
import { fujin } from './fujin.ts';
import { ganesha } from './ganesha.ts';
import { gashadokuro } from './gashadokuro.ts';
import { genie } from './genie.ts';
import { ghost } from './ghost.ts';
import { godOfWealth } from './god-of-wealth.ts';
import { greenMan } from './green-man.ts';
import { guanYu } from './guan-yu.ts';
import { guanyin } from './guanyin.ts';
import { hannya } from './hannya.ts';
import { hanuman } from './hanuman.ts';
import { hecate } from './hecate.ts';
import { hera } from './hera.ts';
import { hercules } from './hercules.ts';
import { hermes } from './hermes.ts';
import { hoodedFigure } from './hooded-figure.ts';
import { horus, ra } from './horus.ts';
import { hotei } from './hotei.ts';
import { hyottoko } from './hyottoko.ts';
import { imp } from './imp.ts';
import { isis } from './isis.ts';
import { jesus } from './jesus.ts';
import { jiGong } from './ji-gong.ts';
import { jizo } from './jizo.ts';
import { joanOfArc } from './joan-of-arc.ts';
import { kaguya } from './kaguya.ts';
import { kali } from './kali.ts';
import { kappa } from './kappa.ts';
import { karakasa } from './karakasa.ts';
import { kitsuneMask } from './kitsune-mask.ts';
import { krishna } from './krishna.ts';
import { lakshmi } from './lakshmi.ts';
import { lilith } from './lilith.ts';
import { loki } from './loki.ts';
import { luBu } from './lu-bu.ts';
import { daikoku, ebisu } from './lucky-gods.ts';
import { manjushri } from './manjushri.ts';
import { mazu } from './mazu.ts';
import { medusa } from './medusa.ts';
import { mermaid } from './mermaid.ts';
import { michael } from './michael.ts';
import { monkeyKing } from './monkey-king.ts';
import { morrigan } from './morrigan.ts';
import { moses, stoneTablets } from './moses.ts';
import { mulan } from './mulan.ts';
import { namakubi } from './namakubi.ts';
import { nezha } from './nezha.ts';
import { nio } from './nio.ts';
import { nohMask } from './noh-mask.ts';
import { nuwa } from './nuwa.ts';
import { odin } from './odin.ts';
import { okame } from './okame.ts';
import { oldManUnderTheMoon } from './old-man-under-the-moon.ts';
import { hades, poseidon, zeus } from './olympians.ts';
import { oni } from './oni.ts';
import { osiris } from './osiris.ts';
import { persephone } from './persephone.ts';
import { perseus } from './perseus.ts';
import { prometheus } from './prometheus.ts';
import { raijin } from './raijin.ts';
import { reaper } from './reaper.ts';
import { rokurokubi } from './rokurokubi.ts';
import { saintChristopher } from './saint-christopher.ts';
import { saintFrancis } from './saint-francis.ts';
import { saintJude } from './saint-jude.ts';
import { saintPeter } from './saint-peter.ts';
import { samantabhadra } from './samantabhadra.ts';
import { seraph } from './seraph.ts';
import { sevenLuckyGods } from './seven-lucky-gods.ts';
import { shiva } from './shiva.ts';
import { skeletonBride } from './skeleton-bride.ts';
import { starOfLongevity } from './star-of-longevity.ts';
import { christTheRedeemer, ladyJustice } from './statues.ts';
import { susanoo } from './susanoo.ts';
import { tengu } from './tengu.ts';
import { tennyo } from './tennyo.ts';
import { thor } from './thor.ts';
import { thoth } from './thoth.ts';
import { thousandArmedKannon } from './thousand-armed-kannon.ts';
import { tigerGod } from './tiger-god.ts';
import { tiki } from './tiki.ts';
import { toothFairy } from './tooth-fairy.ts';
import { troll } from './troll.ts';
import { valkyrie } from './valkyrie.ts';
import { vampire } from './vampire.ts';
import { virginMary } from './virgin-mary.ts';
import { vishnu } from './vishnu.ts';
import { wingedVictory } from './winged-victory.ts';
import { witch, wizard } from './witch.ts';
import { witchOnBroom } from './witch-on-broom.ts';
import { wuSong } from './wu-song.ts';
import { wuchang } from './wuchang.ts';
import { yukiOnna } from './yuki-onna.ts';
import { zhangFei } from './zhang-fei.ts';
import { zhaoYun, zhaoYunToTheRescue } from './zhao-yun.ts';
import { zhongKui } from './zhong-kui.ts';
import { zhugeLiang } from './zhuge-liang.ts';
import { zombie } from './zombie.ts';

export const deitiesAndSpirits: readonly Motif[] = [
  hoodedFigure,
  dwarf,
  troll,
  zombie,
  tiki,
  angel,
  anubis,
  ashura,
  athena,
  aphrodite,
  artemis,
  persephone,
  hermes,
  buddha,
  catrina,
  changE,
  christTheRedeemer,
  crucifixion,
  cupid,
  daikoku,
  devil,
  ebisu,
  enma,
  fairy,
  fudo,
  fujin,
  ganesha,
  gashadokuro,
  godOfWealth,
  greenMan,
  guanYu,
  guanyin,
  hades,
  hannya,
  horus,
  hotei,
  hyottoko,
  imp,
  isis,
  jesus,
  jizo,
  kali,
  kappa,
  karakasa,
  kitsuneMask,
  krishna,
  ladyJustice,
  mazu,
  medusa,
  mermaid,
  michael,
  namakubi,
  nezha,
  nohMask,
  loki,
  odin,
  thor,
  okame,
  oni,
  poseidon,
  raijin,
  reaper,
  seraph,
  shiva,
  skeletonBride,
  tengu,
  tennyo,
  thousandArmedKannon,
  valkyrie,
  vampire,
  virginMary,
  witch,
  witchOnBroom,
  monkeyKing,
  wizard,
  wuchang,
  yukiOnna,
  zeus,
  zhongKui,
  erlangShen,
  bishamonten,
  jiGong,
  tigerGod,
  hanuman,
  morrigan,
  osiris,
  ra,
  amaterasu,
  cernunnos,
  lakshmi,
  banshee,
  rokurokubi,
  bodhidharma,
  hercules,
  prometheus,
  sevenLuckyGods,
  benzaiten,
  starOfLongevity,
  oldManUnderTheMoon,
  earthGod,
  wingedVictory,
  genie,
  saintJude,
  saintChristopher,
  saintPeter,
  saintFrancis,
  apollo,
  orpheus,
  zhangFei,
  zhaoYun,
  zhaoYunToTheRescue,
  luBu,
  zhugeLiang,
  vishnu,
  durga,
  freya,
  perseus,
  nio,
  aizen,
  susanoo,
  toothFairy,
  moses,
  stoneTablets,
  dionysus,
  manjushri,
  samantabhadra,
  wuSong,
  nuwa,
  hecate,
  hera,
  demeter,
  lilith,
  thoth,
  baphomet,
  joanOfArc,
  mulan,
  benkei,
  kaguya,
  doorGods,
  ghost,
];

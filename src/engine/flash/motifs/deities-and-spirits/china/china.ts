import type { Motif } from '../../motif.ts';
import { changE } from './chang-e.ts';
import { doorGods } from './door-gods.ts';
import { earthGod } from './earth-god.ts';
import { erlangShen } from './erlang-shen.ts';
import { godOfWealth } from './god-of-wealth.ts';
import { guanYu } from './guan-yu.ts';
import { jiGong } from './ji-gong.ts';
import { luBu } from './lu-bu.ts';
import { mazu } from './mazu.ts';
import { monkeyKing } from './monkey-king.ts';
import { mulan } from './mulan.ts';
import { nezha } from './nezha.ts';
import { nuwa } from './nuwa.ts';
import { oldManUnderTheMoon } from './old-man-under-the-moon.ts';
import { starOfLongevity } from './star-of-longevity.ts';
import { tigerGod } from './tiger-god.ts';
import { wuSong } from './wu-song.ts';
import { wuchang } from './wuchang.ts';
import { zhangFei } from './zhang-fei.ts';
import { zhaoYun, zhaoYunToTheRescue } from './zhao-yun.ts';
import { zhongKui } from './zhong-kui.ts';
import { zhugeLiang } from './zhuge-liang.ts';

export const china: readonly Motif[] = [
  changE,
  godOfWealth,
  guanYu,
  mazu,
  nezha,
  monkeyKing,
  wuchang,
  zhongKui,
  erlangShen,
  jiGong,
  tigerGod,
  starOfLongevity,
  oldManUnderTheMoon,
  earthGod,
  zhangFei,
  zhaoYun,
  zhaoYunToTheRescue,
  luBu,
  zhugeLiang,
  wuSong,
  nuwa,
  mulan,
  doorGods,
];

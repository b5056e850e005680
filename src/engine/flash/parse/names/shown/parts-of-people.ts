import { named } from '../../../lexicon/concept-predicate.ts';
import type { PartShown } from './part-shown.ts';

/** What people and spirits are drawn with. */
export const partsOfPeople: readonly PartShown[] = [
  {
    of: named('mermaid'),
    part: 'hair|tail|fish tail|fin',
    looks: 'long|flowing|scaly|wavy|fish|curved',
    cjk: '(?:長い|长长?的?)?(?:头?发|髪|鱼尾|尾巴|尾びれ|鱗|鳞片?)',
  },
  {
    of: named('woman'),
    part: 'hair|lips|eyelashes',
    looks: 'long|flowing|wavy|loose',
    after: 'flowing|down',
    cjk: '(?:長い|长长?的?|飘逸的)?(?:长?头?发|秀发|髪|ロングヘア)',
  },
  {
    of: named('angel'),
    part: 'wings|halo',
    looks: 'white|feathered|spread|open',
    after: 'spread|open',
    cjk: '(?:白い|白色?的?|大きな)?(?:翅膀|翼|羽|光环|輪)',
  },
  {
    of: named('geisha'),
    part: 'hairpins?|hair ornaments?|kanzashi|kimono|hair',
    looks: 'traditional|black',
    cjk: '着物|和服|かんざし|簪|发簪',
  },
  {
    of: named('samurai'),
    part: 'armou?r|helmet|kabuto|(?:face )?mask|menpo|suit of armou?r',
    looks: 'full|traditional|japanese|horned|red',
    cjk: '(?:鎧|铠甲|盔甲|兜|头盔|面具|甲冑|面頬)(?:を着た|を着けた|を(?:かぶ|被)った|をつけた|姿)?|(?:穿着?|身穿|戴着?|身着)(?:铠甲|盔甲|头盔|战甲)',
  },
  {
    of: named('knight'),
    part: 'armou?r|helmet|suit of armou?r',
    looks: 'full|shining|medieval',
    cjk: '(?:鎧|甲冑|铠甲|盔甲|头盔|兜)(?:を着た|を着けた|をかぶった|姿)?|(?:穿着?|身穿|戴着?)(?:铠甲|盔甲|头盔)',
  },
  {
    of: named('viking'),
    part: 'helmet|beard',
    looks: 'long|braided|iron|metal',
    cjk: '胡子|ひげ|髭|头盔|兜',
  },
  {
    of: named('reaper'),
    part: 'hood|robe|cloak|hooded (?:robe|cloak)',
    looks: 'black|dark|long|ragged|tattered',
    cjk: '(?:黑|黒い?)?(?:斗篷|袍|ローブ|フード|マント)',
  },
  {
    of: named('plague-doctor'),
    part: 'mask|beaks?|beak(?:ed)? mask|bird mask|hat|coat|robe',
    looks: 'long|bird|black|leather|big',
    cjk: '(?:鸟嘴)?面具|マスク|くちばし',
  },
  {
    of: named('witch'),
    part: 'hat',
    looks: 'pointy|pointed|tall|black|witches',
    cjk: '尖?帽子?|とんがり帽子?|三角帽子?',
  },
  {
    of: named('lady-justice'),
    part: 'blindfolds?|blindfolded|scales(?: of justice)?|sword|balance',
    looks: '',
    cjk: '(?:蒙(?:着|住)?(?:双?眼睛?|双眼|眼)|目隠し(?:を)?(?:した|された)?)|天平|天秤',
  },
  { of: named('geisha', 'woman', 'pin-up'), part: 'lips', looks: 'full|red' },
  {
    of: named('buddha'),
    part: 'eyes',
    looks: 'closed',
    after: 'closed|shut',
    cjk: '目を閉じた?|闭[着上]?(?:双?眼|眼睛|双目)',
  },
  {
    of: named('oni', 'hannya', 'devil'),
    part: 'horns?|fangs|tusks|teeth',
    looks: 'sharp|long|two|pointed',
    cjk: '(?:二本の|長い)?(?:角|牙|尖角)(?:のある|が生えた)?',
  },
];

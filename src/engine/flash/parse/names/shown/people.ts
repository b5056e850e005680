import { having, named } from '../../../lexicon/concept-predicate.ts';
import { isDrawnWhole } from '../../attributes/head-pose.ts';
import type { Shown } from './shown-by.ts';
import { isSmiling } from './smiling.ts';

/** What people are drawn doing, and with. */
export const people: readonly Shown[] = [
  [named('pregnant-woman'), /侧[影面脸身]/gu],
  [isDrawnWhole, /全身像?/gu],
  [
    ({ kind, name, traits }) =>
      /^(?:skull|animal-skull)$/.test(name) ||
      (kind === 'figure' && !traits.has('walking-away') && !traits.has('from-side')),
    /正面(?:像|照)?(?:から(?:見た)?|を向く|向き)?/gu,
  ],
  [
    ({ name }) => isSmiling(name),
    /笑[脸臉容颜顏顔]|(?:にっこり|にこにこ|ニコニコ)?(?:笑っ(?:て(?:い?る)?|た)|微笑(?:む|んで(?:い?る)?|んだ))(?:の?顔)?|笑う|(?:にこにこ|ニコニコ)(?:の|な|した?)?|スマイル/gu,
  ],
  [named('guan-yu', 'zhong-kui', 'god-of-wealth', 'grandfather'), /长?(?:胡[子须]|髯)|美髯/gu],
  [having('merry'), /\b(?:smiling|laughing|happy|grinning)\b|微笑的?|笑着?的?|笑う|笑顔の?/gu],
  [named('virgin-mary', 'praying-hands', 'guanyin', 'buddha'), /\bpraying\b|祈祷|合掌|祈る/gu],
  [
    named('three-generations'),
    /(?<=generations\b.*)(?:(?:,| and| of|:| -)? (?:(?:my|her|the) )?(?:(?:great )?grand(?:mother|ma|daughter)|nana|granny|mother|mom|mum|daughter|me)\b)+/gu,
  ],
  [
    named('stick-family', 'stick-family-of-three', 'stick-family-of-five', 'three-generations'),
    /\bstick (?:figures?|people|men)\b|\b(?:walking )?hand in hand\b|\bholding hands\b|手牵手|手をつない?[ぐだ]/gu,
  ],
  [having('backs-turned'), /\b(?:seen )?from (?:behind|the back)\b|\bwalking\b|背影|後ろ姿/gu],
  [
    named('kissing-couple', 'hugging-couple', 'friends', 'couple-under-umbrella'),
    /\bin each others? arms\b|\barm in arm\b|\bhugging(?: each other)?\b|\bembracing\b|\bwalking\b/gu,
  ],
  [
    named('climber'),
    /\b(?:hanging|climbing|dangling)(?: (?:off|from|on|onto|up))? (?:(?:an?|the) )?(?:steep )?(?:cliff|rock|boulder)(?: face)?\b/gu,
  ],
  [
    named('boxer', 'thai-boxer'),
    /\b(?:boxing )?gloves?\b(?: (?:up|on|raised))?|\b(?:punching(?! (?:an?|the|his|her) )|throwing (?:an? )?punch)\b/gu,
  ],
  [
    named('footballer', 'american-footballer'),
    /\b(?:kicking|running|shooting|dribbling|throwing)\b(?: (?:with )?(?:an?|the|his|her))?(?: (?:soccer |foot)?ball)?\b/gu,
  ],
  [
    named('basketball-player'),
    /\b(?:dunking|jumping|shooting|slam dunking)\b(?: (?:an?|the|his) (?:basket)?ball)?\b/gu,
  ],
  [
    named('golfer', 'tennis-player'),
    /\b(?:swinging|serving|playing)\b(?: (?:an?|the|his|her) (?:golf )?(?:club|racke?t|ball))?\b/gu,
  ],
  [named('martial-artist'), /\b(?:kicking|(?:doing|throwing) an? (?:high )?kick|in a fighting stance)\b/gu],
  [named('fencer'), /\b(?:lunging|with (?:an? |his |her )?(?:sword|foil|sabre|saber))\b/gu],
  [having('dancing'), /\bdanc(?:ing|es)\b|踊る|踊って(?:いる)?|跳舞/gu],
  [named('violinist', 'cellist', 'guitarist'), /\b(?:playing|plays)\b/gu],
  [
    named('surfer', 'skateboarder', 'cyclist'),
    /\b(?:riding|rides)\b(?: (?:an?|the|his|her) (?:board|surfboard|skateboard|bike|bicycle))?\b/gu,
  ],
  [having('bearded'), /\b(?:beards?|moustaches?|mustaches?)\b/gu],
  [named('chef', 'fireman', 'grandfather', 'police'), /\b(?:moustaches?|mustaches?)\b/gu],
  [named('king', 'sea-captain', 'hippie'), /\b(?:beards?|moustaches?|mustaches?)\b/gu],
  [
    named('lady-justice'),
    /\bblindfolded\b|\bholding\b(?= (?:up )?(?:an? |the |her )?(?:\p{L}+ )?(?:scales?|sword|balance)\b)/gu,
  ],
  [named('bride', 'veiled-woman'), /\bveil(?:ed)?\b/gu],
  [named('punk'), /\b(?:with (?:an? )?)?(?:spiked |spiky )?mohawk\b/gu],
  [named('gangster'), /\b(?:(?:in|with|wearing) (?:an? )?)?(?:pin ?striped? )?suit\b/gu],
  [
    named('baby'),
    /\b(?:sleeping|asleep|swaddled|(?:wrapped|swaddled) (?:in|up in) (?:an? |its |his |her )?blanket)\b|眠る|寝ている|睡着的?|熟睡的?/gu,
  ],
  [named('surgeon'), /\b(?:(?:in|with|wearing) (?:an? )?)?(?:surgical )?(?:mask|scrubs|cap)\b/gu],
  [named('welder', 'blacksmith'), /\bat work\b/gu],
  [named('welder'), /\b(?:with )?sparks(?: flying)?\b/gu],
  [named('runner'), /\b(?:running|runs|sprinting)\b/gu],
  [named('medusa'), /\b(?:(?:for|as|in|instead of) )?(?:her )?hair\b/gu],
  [
    named('archer', 'centaur'),
    /\b(?:drawing|aiming|pulling|shooting|holding|with)(?: (?:an?|his|her|the))? (?:long)?bow(?: and arrows?)?\b/gu,
  ],
];

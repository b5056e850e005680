import { concepts, icon } from './concept.ts';

/** Hands and what they say. */
export const gestures = concepts('figure', {
  'praying-hands': {
    en: 'praying hands|folded hands|prayer hands|prayer|praying|praying hand|hands in prayer|hands praying|hands clasped in prayer',
    zh: '祈祷之手|祈祷的手|合十|祈祷|祈祷手|双手合十|祈祷双手',
    ja: '祈る手|合掌|祈り|祈りの手|合わせた手|手を合わせる',
  },
  hand: {
    en: 'hand|palm of a hand|human hand|severed hand|hand print|handprint|palm reading|palmistry hand|hand palm',
    zh: '手掌|手|手印|双手|手相|手心|掌心',
    ja: '手|手形|手相|手のひら',
    art: icon('bone', 'hand', 'palm'),
  },
  fist: {
    en: 'fist|raised fist|clenched fist|punch|power fist|revolution fist',
    zh: '拳头|拳頭|握拳|铁拳',
    ja: '拳|こぶし|握り拳|げんこつ',
    art: icon('bone', 'fist'),
  },
  handshake: {
    en: 'handshake|shaking hands|holding hands|clasped hands|hand in hand|hands holding one another|hands holding each other',
    zh: '握手|牵手|手牵手',
    ja: '握手|手をつなぐ|つないだ手',
  },
  'heart-hands': {
    en: 'heart hands|hands making a heart|hands making a heart shape|hands forming a heart shape|hands forming a heart|hand heart|hands in a heart shape|hands in the shape of a heart',
    zh: '双手比心|比心|比心手势|比心的手',
    ja: 'ハートの手|手でハート',
    art: icon('gold', 'noto:heart-hands'),
  },
  'middle-finger': {
    en: 'middle finger|fuck you|flipping off|the finger',
    zh: '中指|竖中指',
    ja: '中指',
    art: icon('gold', 'noto:middle-finger'),
  },
  'peace-hand': {
    en: 'peace hand|peace sign hand|victory hand|v sign|two fingers|peace fingers|hand peace sign|scissors hand',
    zh: '剪刀手|胜利手势',
    ja: 'ピースサイン|ピース|ピースする手|ピースの手',
    art: icon('gold', 'noto:victory-hand'),
  },
  'rock-hand': {
    en: 'rock hand|rock on|devil horns|horns hand|rock n roll hand|rock and roll hand|metal horns|sign of the horns|rock on hand|hand horns',
    zh: '摇滚手势|金属礼',
    ja: 'メロイックサイン|ロックの手',
    art: icon('gold', 'noto:sign-of-the-horns'),
  },
  'ok-hand': {
    en: 'ok hand|ok sign',
    zh: '好的手势',
    ja: 'オーケーサイン',
    art: icon('gold', 'noto:ok-hand'),
  },
  shaka: {
    en: 'shaka|hang loose|call me hand|shaka sign',
    zh: '冲浪手势|沙卡',
    ja: 'シャカサイン|シャカ|アロハサイン',
    art: icon('gold', 'noto:call-me-hand'),
  },
  'crossed-fingers': {
    en: 'crossed fingers|fingers crossed',
    zh: '祈求好运手势',
    ja: 'クロスフィンガー|指をクロス',
    art: icon('gold', 'noto:crossed-fingers'),
  },
  'pinched-fingers': {
    en: 'pinched fingers|italian hand|italian gesture',
    zh: '意大利手势',
    ja: 'イタリアの手|つまんだ指',
    art: icon('gold', 'noto:pinched-fingers'),
  },
  'thumbs-up': {
    en: 'thumbs up|thumb up|like sign',
    zh: '竖大拇指|点赞|大拇指',
    ja: '親指を立てた手|親指を立てる|いいね|サムズアップ',
    art: icon('bone', 'thumb-up'),
  },
  'open-hand': {
    en: 'open hand|open palm|offering hand|begging hand',
    zh: '张开的手|摊开的手',
    ja: '開いた手|差し出す手',
    art: icon('bone', 'open-palm'),
  },
  arm: {
    en: 'biceps|flexed arm|flexing arm|muscle|strong arm',
    zh: '肌肉|二头肌|肱二头肌',
    ja: '力こぶ|筋肉|上腕二頭筋',
    art: icon('bone', 'biceps'),
  },
});

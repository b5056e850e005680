import type { ConceptName } from '../concept.ts';
import type { ConceptEntry } from '../entry.ts';

/**
 * What cannot be drawn itself, by the name of the thing that tattoos customarily show for it. It counts only in
 * prompts that name nothing to draw: a lion that stands for strength is a lion.
 */
export const ideas: Readonly<Record<string, Pick<ConceptEntry, 'en' | 'zh' | 'ja'>>> = {
  om: {
    en: 'sanskrit|mantra',
    zh: '梵文|梵语|梵字|真言',
    ja: 'サンスクリット|サンスクリット語|梵字|真言|マントラ',
  },
  'tribal-swash': {
    en: 'tribal|tribal design|tribal tattoo|tribal art|tribal piece|tribal style|tribal ornament|abstract tribal',
    zh: '部落图腾|部落风',
    ja: 'トライバル|トライバルデザイン|トライバルタトゥー',
  },
  'sacred-geometry': {
    en: 'geometric|geometric line|geometric pattern|geometric design|geometric tattoo|geometric art',
    zh: '几何|几何线条|几何纹身',
    ja: '幾何学|幾何学模様|幾何学的|ジオメトリック',
  },
  swallow: {
    en: 'freedom|free spirit|liberty|hope|wanderlust free|liberation|home is',
    zh: '自由|希望|解放',
    ja: '自由|希望',
  },
  lion: {
    en: 'strength|courage|bravery|inner strength|fearless|fearlessness|leadership|pride|confidence|dignity',
    zh: '力量|勇气|勇敢|坚强|王者|无畏',
    ja: '強さ|勇気|勇敢|力|誇り|王者',
  },
  phoenix: {
    en: 'rebirth|resilience|renewal|survival|survivor|perseverance|overcoming|resurrection|overcome',
    zh: '重生|涅槃|坚韧|浴火重生|新生|复活',
    ja: '再生|復活|不屈|生まれ変わり|蘇り',
  },
  dove: { en: 'peace|world peace|innocence|holy spirit', zh: '和平|和睦|圣灵|纯真', ja: '平和|純真|聖霊' },
  heart: {
    en: 'love|self love|self-love|love yourself|self-acceptance|affection|romance|compassion|kindness|unconditional love|amor|passion',
    zh: '爱情|爱自己|爱|慈悲|善良|真爱|浪漫',
    ja: '愛|自己愛|愛情|優しさ|恋|恋愛|思いやり',
  },
  cross: {
    en: 'faith|belief|salvation|my faith|redemption|religion|god|trust in god',
    zh: '信仰|信念|上帝|救赎',
    ja: '信仰|信念|神様|救い',
  },
  'four-leaf-clover': {
    en: 'luck|good luck|lucky charm|good fortune|fortune|lucky',
    zh: '幸运|好运|运气|福气',
    ja: '幸運|運|ラッキー|開運',
  },
  butterfly: {
    en: 'transformation|change|metamorphosis|evolution|growth and change|personal growth',
    zh: '蜕变|改变|转变|破茧成蝶|成长',
    ja: '変化|変身|変容|成長',
  },
  infinity: {
    en: 'eternity|forever|always|eternal love|family forever|eternal|infinite love',
    zh: '永恒|永远|无尽|永生',
    ja: '永遠|永久|無限の愛',
  },
  'yin-yang': {
    en: 'balance|harmony|duality|good and evil|opposites|equilibrium|light and darkness',
    zh: '平衡|和谐|善与恶|黑与白',
    ja: '調和|バランス|善と悪|均衡|光と闇',
  },
  hourglass: {
    en: 'time|mortality|time passing|passing of time|patience|time flies|memento',
    zh: '时间|光阴|岁月|耐心',
    ja: '時間|時|歳月|忍耐',
  },
  owl: { en: 'wisdom|knowledge|intuition|intelligence', zh: '智慧|知识|聪明', ja: '知恵|知識|叡智' },
  shield: {
    en: 'protection|protect|guard|defence|defense|security',
    zh: '保护|守护|护佑|平安',
    ja: '守護|守り|保護|厄除け|魔除け',
  },
  family: {
    en: 'family|family of four|family of 4',
    zh: '家人|一家人|一家四口|四口之家',
    ja: '家族|家族四人|四人家族',
  },
  'family-of-three': { en: 'family of three|family of 3', zh: '一家三口|三口之家', ja: '三人家族|家族三人' },
  'family-of-five': { en: 'family of five|family of 5', zh: '一家五口|五口之家', ja: '五人家族|家族五人' },
  tree: {
    en: 'life|ancestry|heritage|family roots|roots of family|nature|generations|growth|mother earth',
    zh: '家庭|生命|传承|大自然',
    ja: '生命|命|自然|絆',
  },
  lotus: {
    en: 'purity|enlightenment|spirituality|inner peace|zen|spiritual|new beginnings|new beginning|serenity|mindfulness|tranquility|spiritual growth|calmness',
    zh: '纯洁|开悟|禅意|平静|宁静|灵性|出淤泥而不染',
    ja: '純粹|悟り|清らかさ|静けさ|純潔|心の平和|純粋',
  },
  compass: {
    en: 'journey|adventure|guidance|travel|wanderlust|exploration|travelling|traveling|explorer|direction',
    zh: '旅程|冒险|旅行|流浪|方向|探索|人生方向',
    ja: '旅|冒険|旅行|人生の旅|放浪|探検',
  },
  reaper: { en: 'mortality and death|end of life', zh: '亡灵|死亡', ja: '死' },
  skull: {
    en: 'memento vivere|fear|death and decay|darkness|rebel|evil',
    zh: '恐惧|黑暗',
    ja: '恐怖|闇|無常',
  },
  dreamcatcher: { en: 'dream|dreams|dreaming|dreamer', zh: '梦想|梦|追梦', ja: '夢|夢見る' },
  fist: {
    en: 'rebellion|resistance|revolution|power|solidarity|unity|equality|fight back|fighter spirit|warrior spirit',
    zh: '反抗|革命|团结|抗争|权力',
    ja: '反逆|革命|抵抗|団結|闘志',
  },
  laurel: {
    en: 'victory|success|triumph|achievement|glory|honor|honour|winner',
    zh: '胜利|成功|荣耀|荣誉|凯旋',
    ja: '勝利|成功|栄光|名誉|栄誉',
  },
  sun: {
    en: 'happiness|joy|positivity|optimism|summer|energy|vitality|warmth|good vibes|happy',
    zh: '快乐|幸福|喜悦|夏天|阳光心态|活力',
    ja: '幸せ|喜び|幸福|夏|元気|明るさ',
  },
  anchor: {
    en: 'stability|security at sea|grounded|safe harbor|steadfast|stay grounded|hold fast',
    zh: '稳定|安稳|坚定',
    ja: '安定|不動心|堅実',
  },
  dog: { en: 'loyalty|loyal friend|faithfulness|fidelity', zh: '忠诚|忠心', ja: '忠誠|忠義' },
  'celtic-knot': {
    en: 'karma|unity in marriage|interconnection|soulmates|connection|soulmate|brotherhood|sisterhood|friendship',
    zh: '因果|羁绊|灵魂伴侣|友谊|友情|兄弟情',
    ja: '因縁|絆結び|友情|縁|つながり',
  },
  scales: { en: 'fairness|truth|karma and justice|integrity', zh: '公正|真理|真相', ja: '公平|真実|正しさ' },
  snowflake: { en: 'winter|uniqueness', zh: '冬天|冬季', ja: '冬' },
  maple: { en: 'autumn|fall season|fall', zh: '秋天|秋', ja: '秋' },
  sakura: { en: 'spring|springtime|fleeting beauty|impermanence', zh: '春天|春|春日', ja: '春|儚さ' },
  koi: {
    en: 'determination|ambition|abundance|prosperity|wealth|good wealth',
    zh: '决心|毅力|富贵|财运|招财|富裕',
    ja: '志|富|豊かさ|出世|金運|決意',
  },
  'broken-heart': {
    en: 'grief|loss|sorrow|sadness|pain|depression|heart ache|heartache|lost love|lost',
    zh: '悲伤|痛苦|失去|思念|伤感|抑郁',
    ja: '悲しみ|喪失|痛み|別れ|切なさ',
  },
  candle: {
    en: 'remembrance|in memoriam|memorial light|light in the dark|light in darkness',
    zh: '缅怀|追思|怀念|光明',
    ja: '追悼|偲ぶ|光明|追憶',
  },
  chain: {
    en: 'freedom from addiction|addiction|sobriety|recovery|breaking free',
    zh: '戒瘾|束缚|挣脱',
    ja: '束縛|解き放つ|克服',
  },
  brain: {
    en: 'mental health|adhd|anxiety|depression awareness|overthinking',
    zh: '心理健康|焦虑|精神健康',
    ja: '心の健康|不安|メンタル',
  },
  handshake: {
    en: 'hand holding hand|interlocked hands',
    zh: '牵手|手牵手|手拉手|手拉着手|拉手|十指相扣',
    ja: '手をつなぐ|繋いだ手|手繋ぎ',
  },
} satisfies Partial<Record<ConceptName, Pick<ConceptEntry, 'en' | 'zh' | 'ja'>>>;

import { entriesOf, icon } from '../../entry.ts';

/** Laboratories, formulas and what bodies are made of. */
export const science = entriesOf('symbol', {
  dna: {
    en: 'dna|double helix|dna strand|dna helix|genetics|helix',
    zh: '双螺旋|基因|染色体|遗传|基因链',
    ja: '二重らせん|遺伝子|二重螺旋|染色体|らせん',
  },
  atom: { en: 'atom|science|physics', zh: '原子|科学', ja: '原子|科学', art: icon('water', 'atom') },
  heartbeat: {
    en: 'heartbeat line|heartbeat|heart beat|hearth beat|hearth beat line|hart beat|hart beat line|hartbeat|heartbeat monitor line|heart beat line|ecg|pulse|ekg|lifeline|ecg line|ekg line|heart rhythm|pulse line|heart rate',
    zh: '心电图|心跳|心率|心跳线|心电图线',
    ja: '心電図|心拍|鼓動|心電図の線|ハートビート',
  },
  gear: {
    en: 'gear|cog|clockwork|steampunk|cog wheel|cogwheel|mechanic gears',
    zh: '齿轮|蒸汽朋克|机械齿轮|机械',
    ja: '歯車|スチームパンク|機械|ギア|機械仕掛け',
  },
  radioactive: {
    en: 'radiation symbol|radioactive|nuclear symbol|nuclear|radioactive sign',
    zh: '辐射标志|核辐射|核能',
    ja: '放射能マーク|放射能|放射線|核マーク',
    art: icon('gold', 'radioactive'),
  },
  biohazard: {
    en: 'biohazard|biohazard symbol',
    zh: '生化标志|生化危机',
    ja: 'バイオハザード',
    art: icon('petal', 'biohazard'),
  },
  molecule: {
    en: 'molecule|chemistry|oxytocin|chemical structure',
    zh: '分子|化学分子|化学',
    ja: '分子|化学',
    art: icon('water', 'molecule'),
  },
  serotonin: {
    en: 'serotonin molecule|molecule of serotonin|serotonin|serotonin formula|happiness molecule|serotonin chemical structure|serotonin structure',
    zh: '血清素|血清素分子|血清素分子式|血清素结构式',
    ja: 'セロトニン|セロトニンの構造式|セロトニン分子',
  },
  dopamine: {
    en: 'dopamine molecule|dopamine|dopamine formula|dopamine chemical structure|dopamine structure',
    zh: '多巴胺|多巴胺分子|多巴胺分子式|多巴胺结构式',
    ja: 'ドーパミン|ドーパミンの構造式|ドーパミン分子',
  },
  caffeine: {
    en: 'caffeine molecule|caffeine|caffeine formula|caffeine chemical structure|coffee molecule|caffeine structure',
    zh: '咖啡因|咖啡因分子|咖啡因分子式|咖啡因结构式',
    ja: 'カフェイン|カフェインの構造式|カフェイン分子',
  },
  adrenaline: {
    en: 'adrenaline molecule|adrenaline|epinephrine|adrenaline formula|adrenaline structure',
    zh: '肾上腺素|肾上腺素分子',
    ja: 'アドレナリン|アドレナリンの構造式',
  },
  melatonin: {
    en: 'melatonin molecule|melatonin',
    zh: '褪黑素|褪黑素分子',
    ja: 'メラトニン|メラトニンの構造式',
  },
  theobromine: {
    en: 'theobromine molecule|theobromine|chocolate molecule',
    zh: '可可碱|巧克力分子',
    ja: 'テオブロミン|テオブロミンの構造式',
  },
  microscope: { en: 'microscope', zh: '显微镜', ja: '顕微鏡', art: icon('steel', 'microscope') },
  flask: {
    en: 'laboratory flask|flask|erlenmeyer|chemistry flask|science flask|alchemy|alchemist',
    zh: '烧瓶|炼金术',
    ja: 'フラスコ|錬金術',
    art: icon('leaf', 'erlenmeyer'),
  },
  'test-tube': {
    en: 'test tube|test tubes',
    zh: '试管',
    ja: '試験管',
  },
  beaker: {
    en: 'beaker|chemistry beaker|glass beaker',
    zh: '烧杯',
    ja: 'ビーカー',
  },
  virus: {
    en: 'virus|covid',
    zh: '病毒|新冠',
    ja: 'ウイルス|コロナ',
  },
  bacteriophage: {
    en: 'bacteriophage|phage',
    zh: '噬菌体',
    ja: 'バクテリオファージ',
    art: icon('leaf', 'virus'),
  },
  bacteria: {
    en: 'bacteria|bacterium|germ|microbe',
    zh: '细菌|微生物',
    ja: '細菌|バクテリア|微生物',
    art: icon('leaf', 'noto:microbe'),
  },
  'medical-cross': {
    en: 'medical cross|red cross|hospital|first aid|nurse cross',
    zh: '红十字|医院|急救',
    ja: '赤十字|病院|救急',
  },
  neuron: {
    en: 'neuron|nerve cell|brain cell|neurone|neural cell|nerve|axon|dendrite|synapse',
    zh: '神经元|神经细胞|脑细胞|突触',
    ja: 'ニューロン|神経細胞|脳細胞|シナプス|神経元',
  },
  uterus: {
    en: 'uterus|womb|ovary|fallopian tube|uterus anatomy|uterus and ovaries|anatomical uterus|female reproductive system|reproductive system',
    zh: '子宫|卵巢|输卵管|女性生殖系统',
    ja: '子宮|卵巣|卵管',
  },
  lungs: { en: 'lung|anatomical lungs', zh: '肺|肺部', ja: '肺', art: icon('blush', 'lungs') },
  kidneys: {
    en: 'kidney|kidney donor|kidney transplant',
    zh: '肾脏|肾',
    ja: '腎臓',
    art: icon('petal', 'kidneys'),
  },
  stomach: { en: 'stomach', zh: '胃', ja: '胃', art: icon('blush', 'stomach') },
  ear: { en: 'ear', zh: '耳朵', ja: '耳', art: icon('bone', 'human-ear') },
  nose: { en: 'nose', zh: '鼻子|鼻', ja: '鼻', art: icon('bone', 'nose-side') },
  tongue: {
    en: 'tongue|rolling stones tongue|tongue out|rolling stones|stones tongue',
    zh: '舌头|滚石|舌',
    ja: '舌|ベロ|ローリングストーンズ',
    art: icon('petal', 'tongue'),
    parts: ['lips'],
  },
  foot: {
    en: 'bare foot|human foot|barefoot',
    zh: '赤脚|光脚',
    ja: '裸足|素足',
    art: icon('bone', 'barefoot'),
  },
  pelvis: { en: 'pelvis|pelvic bone|hip bone', zh: '骨盆', ja: '骨盤', art: icon('bone', 'pelvis-bone') },
  'shark-jaws': {
    en: 'shark jaws|shark jaw|jaws of a shark|shark jaw bone|shark jawbone|sharks jaw bone|sharks jaw|open shark jaws',
    zh: '鲨鱼颌骨|鲨鱼下颌|鲨鱼颚骨',
    ja: 'サメの顎|鮫の顎|サメの顎の骨',
    parts: ['shark', 'tooth', 'jawbone'],
  },
  jawbone: { en: 'jawbone|jaw bone|jaw', zh: '下颌骨|颌骨', ja: '顎の骨|顎', art: icon('bone', 'jawbone') },
  'bones-crossed': {
    en: 'crossed bones|two bones|bone cross',
    zh: '交叉的骨头',
    ja: '交差した骨',
    art: icon('bone', 'crossed-bones'),
  },
  circuit: {
    en: 'circuit board|circuit|circuitry|computer chip|microchip',
    zh: '电路|电路板|芯片',
    ja: '回路|基板|電子回路',
    art: icon('leaf', 'circuitry', 'processor'),
  },
  magnet: { en: 'magnet|horseshoe magnet', zh: '磁铁', ja: '磁石|マグネット', art: icon('petal', 'magnet') },
  soundwave: {
    en: 'soundwave|sound wave|audio wave|voice wave|waveform|sound wave line',
    zh: '声波|声波图|音波',
    ja: '音波|サウンドウェーブ|声の波形',
  },
});

import { entriesOf, icon } from '../../entry.ts';

export const sky = entriesOf('sky', {
  moon: {
    en: 'moon|crescent|crescent moon|half moon|new moon|lunar|moonlight|moon crescent|waning moon|lunar crescent',
    zh: '月亮|月牙|新月|弯月|月|月光|残月|上弦月|半月|弦月|月儿',
    ja: '月|月夜|三日月|新月|月光|上弦の月|半月|弓張月|お月様',
  },
  'moon-face': {
    en: 'moon face|man in the moon|moon with a face|moon with face|crescent moon with a face|crescent moon with face|crescent with a face|crescent moon face|face in the moon|sleeping moon|sleepy moon|the man in the moon|smiling moon|half moon with a face|moon with a sleeping face',
    zh: '月亮脸|人脸月亮|有脸的月亮|带脸的月亮|月牙脸|笑脸月亮|睡着的月亮|拟人月亮|月亮人脸|有脸的月牙|弯月人脸',
    ja: '顔のある月|月の顔|顔のある三日月|顔付きの月|月の男|顔つきの三日月|顔のついた月|眠る月|三日月の顔|お月様の顔',
  },
  'moon-phases': {
    en: 'moon phase|phase of the moon|phases of the moon|lunar phase|lunar cycle|moon cycle|phases of moon|moonphase',
    zh: '月相|月亮变化|月相图|月相变化',
    ja: '月の満ち欠け|月相|月の満ち欠け図|月の位相|ムーンフェイズ|満ち欠けする月',
  },
  'full-moon': {
    en: 'full moon|blood moon|harvest moon|supermoon|round moon|blue moon|red moon',
    zh: '满月|圆月|滿月|红月|血月|一轮明月|圆圆的月亮|明月|月球',
    ja: '満月|赤い月|満月の夜|お月見|名月',
  },
  sun: {
    en: 'sun|sunburst|sun ray|solar|sunshine|sun and rays|sunlight|midnight sun|sunbeam|sunbeams|sun beam|sun beams|sun rays|rays of sun|rays of sunlight|rays of sunshine|ray of sunshine|sun symbol|sun disk|sun disc',
    zh: '太阳|太陽|阳光|旭日|烈日|日光|骄阳',
    ja: '太陽|日輪|旭日|日の光|お日様|旭光',
  },
  'sun-face': {
    en: 'sun face|sun with a face|sun with face|smiling sun|tarot sun|face in the sun',
    zh: '太阳脸|太阳神|笑脸太阳|人脸太阳',
    ja: '顔のある太陽|太陽の顔|太陽の顔マーク|笑う太陽',
  },
  eclipse: {
    en: 'eclipse|solar eclipse|lunar eclipse|total eclipse|sun eclipse',
    zh: '日食|日蚀|月食',
    ja: '日食|月食|皆既日食',
  },
  star: {
    en: 'star|starry|starry sky|stars|starlight|north stars|pole star|star cluster|four pointed star|sparkle|twinkling stars|twinkle|five pointed star|starburst|star trail|stardust|constellation',
    zh: '星星|星辰|星|星空|星座|五角星|繁星|小星星|闪光|星光|北极星|启明星',
    ja: '星|星空|星座|星々|きらめき|一番星|北極星|星屑|星形',
  },
  'nautical-star': {
    en: 'nautical star|sailor star|mariner star',
    zh: '航海星|水手星',
    ja: 'ノーティカルスター|航海の星',
  },
  'shooting-star': {
    en: 'shooting star|falling star|meteor|comet|halley comet|meteor shower',
    zh: '流星|彗星|流星雨',
    ja: '流れ星|流星|彗星|流星群|ほうき星',
    parts: ['fire'],
  },
  planet: {
    en: 'planet|saturn|jupiter|mars|venus planet|planet venus|neptune planet|ringed planet|space|universe|cosmos|outer space|uranus|pluto|mercury planet',
    zh: '行星|星球|土星|木星|火星|宇宙|太空|外太空|星环|土星环|土星光环',
    ja: '惑星|土星|木星|火星|金星|水星|海王星|天王星|冥王星|宇宙|宇宙空間|土星の輪|土星の環',
    parts: ['ring'],
  },
  'solar-system': { en: 'solar system', zh: '太阳系|太陽系', ja: '太陽系' },
  'planet-row': {
    en: 'planets in a line|planets in a row|planets in line|line of planets|row of planets|planet line|planet row|solar system planets|planets of the solar system|planet alignment|planetary alignment|aligned planets|eight planets|nine planets',
    zh: '行星连珠|九星连珠|七星连珠|行星排成一排|行星排成一列|一排行星|一列行星|八大行星|九大行星|太阳系行星',
    ja: '惑星直列|惑星の列|惑星の並び|太陽系の惑星|八つの惑星',
  },
  earth: {
    en: 'earth|globe|planet earth|planet earth globe|world|blue planet|globe earth',
    zh: '地球|地球仪|世界|蓝色星球',
    ja: '地球|地球儀|世界',
  },
  cloud: {
    en: 'cloud|fog|mist|wind|cumulus|fluffy cloud|wind and clouds|wind bars',
    zh: '云|云朵|祥云|雲|雾|风|乌云|云彩|云纹|云雾|流云|云海|彩云|筋斗云',
    ja: '雲|霧|風|瑞雲|雨雲|飛雲|雲海|入道雲|筋斗雲',
  },
  smoke: {
    en: 'smoke|smoke cloud|incense smoke|smoke swirl|wisp of smoke|smoke wisps|vapor|steam|smoke trail',
    zh: '烟|烟雾|煙|烟圈|蒸汽',
    ja: '煙|煙草の煙|煙草煙|湯気',
  },
  lightning: {
    en: 'lightning|thunder|thunderbolt|lightning bolt|lightning strike|bolt|lighting bolt|thunder bolt',
    zh: '闪电|雷电|雷|雷霆|雷电交加|霹雳',
    ja: '稲妻|雷|稲光|落雷|稲妻模様|カミナリ|かみなり|いなずま|イナズマ',
  },
  'mushroom-cloud': {
    en: 'mushroom cloud|nuclear explosion|atomic explosion|nuke explosion|atomic bomb explosion|nuclear mushroom cloud|atomic mushroom cloud|nuclear blast|atom bomb explosion|nuclear bomb explosion|nuke cloud|mushroom cloud explosion',
    zh: '蘑菇云|核爆|核爆炸|原子弹爆炸|核爆蘑菇云',
    ja: 'きのこ雲|キノコ雲|原爆雲|核爆発',
  },
  'storm-cloud': {
    en: 'storm cloud|storm|thunderstorm|thunderclouds|thunder cloud|lightning storm|stormy sky|rain storm',
    zh: '雷云|风暴|雷暴|雷雨|暴风雨|乌云密布',
    ja: '雷雲|嵐|雷雨|暴風雨',
    parts: ['lightning', 'rain', 'cloud'],
  },
  tornado: {
    en: 'tornado|hurricane|whirlwind|cyclone|twister|typhoon',
    zh: '龙卷风|飓风|台风|旋风',
    ja: '竜巻|ハリケーン|台風|つむじ風|サイクロン',
  },
  rain: {
    en: 'rain|raining|rain cloud|rain drops|rainy|raindrops|rainy day|drizzle',
    zh: '雨|下雨|雨天|雨水|细雨',
    ja: '雨|雨粒|梅雨|にわか雨',
    parts: ['cloud'],
  },
  fire: {
    en: 'fire|flame|flaming|burning|fire flame|wildfire|inferno|hellfire|hell|burning flame|fire spirit flame',
    zh: '火|火焰|烈焰|火海|烈火|火苗|地狱之火|地狱|业火|燃烧的火|燃烧',
    ja: '炎|火|火炎|業火|烈火|地獄の炎|地獄|炎上|燃える',
  },
  snowflake: {
    en: 'snowflake|snow|ice crystal|frost|snow crystal|snow flake',
    zh: '雪花|雪|冰晶|冰花|雪晶|雪地',
    ja: '雪の結晶|雪|結晶|氷の結晶|雪片|六花',
  },
  drop: {
    en: 'water drop|drop|teardrop|raindrop|drop of water|tear|droplet|dewdrop|rain drop',
    zh: '水滴|雨滴|泪滴|眼泪|泪珠|露珠|泪',
    ja: '雫|水滴|涙|しずく|水の雫|露',
    art: icon('water', 'water-drop'),
  },
  'blood-drop': {
    en: 'blood drop|drop of blood|dripping blood|blood drip|drops of blood|dripping with blood',
    zh: '血滴',
    ja: '血の雫|血滴',
    art: icon('petal', 'noto:drop-of-blood'),
  },
  rainbow: {
    en: 'rainbow|pride rainbow',
    zh: '彩虹',
    ja: '虹|レインボー',
    parts: ['cloud'],
  },
  'rainbow-bridge': {
    en: 'rainbow bridge|over the rainbow bridge|crossed the rainbow bridge|rainbow bridge pet',
    zh: '彩虹桥|彩虹橋',
    ja: '虹の橋',
    parts: ['rainbow', 'paw'],
  },
  galaxy: {
    en: 'galaxy|spiral galaxy|milky way|nebula|vortex|supernova|big bang',
    zh: '银河|星系|星云|银河系|星河',
    ja: '銀河|天の川|銀河系|星雲',
  },
  'black-hole': {
    en: 'black hole|blackhole|event horizon|interstellar black hole|gargantua',
    zh: '黑洞',
    ja: 'ブラックホール',
  },
  'night-sky': {
    en: 'night sky|starry night',
    zh: '夜空|星夜',
    ja: '夜空',
    art: icon('violet', 'night-sky'),
  },
  snowfall: {
    en: 'snowfall|snowing|snow cloud|snowy sky',
    zh: '下雪|飘雪',
    ja: '雪降り|吹雪',
    art: icon('foam', 'snowing'),
  },
  'partly-cloudy': {
    en: 'sun and clouds|partly cloudy|partly cloudy sky|sun behind clouds|sun behind a cloud',
    zh: '云后的太阳|多云',
    ja: '雲と太陽',
  },
  asteroid: { en: 'asteroid|meteorite', zh: '小行星|陨石', ja: '小惑星|隕石' },
  'meteor-fire': {
    en: 'burning meteor|fireball|ball of fire',
    zh: '火球|火流星',
    ja: '火球|火の玉',
    art: icon('ember', 'burning-meteor'),
  },
  satellite: {
    en: 'satellite|hubble|sputnik|space station',
    zh: '卫星|空间站|人造卫星',
    ja: '人工衛星|宇宙ステーション',
    art: icon('steel', 'noto:satellite'),
  },
  fireworks: {
    en: 'firework|firework display|fireworks show',
    zh: '烟花|烟火|煙火|焰火',
    ja: '花火|打ち上げ花火|花火大会',
  },
});

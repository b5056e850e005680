import { concepts, icon } from './concept.ts';

export const sky = concepts('sky', {
  moon: {
    en: 'moon|crescent|crescent moon|half moon|new moon|lunar',
    zh: '月亮|月牙|新月|弯月|月',
    ja: '月|三日月|新月',
  },
  'moon-phases': {
    en: 'moon phase|phase of the moon|phases of the moon|lunar phase|lunar cycle|moon cycle',
    zh: '月相',
    ja: '月の満ち欠け|月相',
  },
  'full-moon': { en: 'full moon|blood moon', zh: '满月|圆月|滿月', ja: '満月' },
  sun: {
    en: 'sun|sunburst|sunrise|sunset|sun ray|solar|sunshine',
    zh: '太阳|日出|日落|太陽|阳光',
    ja: '太陽|日の出|夕日|日輪',
  },
  'sun-face': {
    en: 'sun face|sun with a face|sun with face',
    zh: '太阳脸|太阳神',
    ja: '顔のある太陽|太陽の顔',
  },
  eclipse: { en: 'eclipse|solar eclipse', zh: '日食|日蚀', ja: '日食', art: icon('gold', 'eclipse-flare') },
  star: {
    en: 'star|nautical star|starry|constellation|galaxy|starry sky|stars',
    zh: '星星|星辰|星|星空|星座|银河',
    ja: '星|星空|星座|銀河',
  },
  'shooting-star': {
    en: 'shooting star|falling star|meteor|comet',
    zh: '流星|彗星',
    ja: '流れ星|流星|彗星',
    art: icon('gold', 'falling-star'),
    parts: 'fire',
  },
  planet: {
    en: 'planet|saturn|universe|cosmos|outer space',
    zh: '行星|星球|土星|宇宙|太空',
    ja: '惑星|土星|宇宙',
    parts: 'ring',
  },
  'solar-system': { en: 'solar system', zh: '太阳系|太陽系', ja: '太陽系' },
  earth: {
    en: 'earth|globe|planet earth',
    zh: '地球|地球仪',
    ja: '地球|地球儀',
    art: icon('water', 'earth-america', 'earth-asia-oceania'),
  },
  cloud: { en: 'cloud|fog|mist|wind', zh: '云|云朵|祥云|雲|雾|风', ja: '雲|霧|風' },
  smoke: { en: 'smoke|smoke cloud|incense smoke', zh: '烟|烟雾|煙', ja: '煙|煙草の煙' },
  lightning: {
    en: 'lightning|thunder|thunderbolt|lightning bolt|storm|thunderstorm',
    zh: '闪电|雷电|雷|风暴|雷霆',
    ja: '稲妻|雷|嵐',
    art: icon('gold', 'lightning-helix', 'lightning-trio'),
  },
  tornado: {
    en: 'tornado|hurricane|whirlwind',
    zh: '龙卷风|飓风',
    ja: '竜巻|ハリケーン',
    art: icon('grey', 'tornado', 'whirlwind'),
  },
  rain: { en: 'rain|raining|rain cloud', zh: '雨|下雨', ja: '雨', art: icon('water', 'raining') },
  fire: { en: 'fire|flame|flaming|burning', zh: '火|火焰|烈焰|火海', ja: '炎|火' },
  snowflake: {
    en: 'snowflake|snow',
    zh: '雪花|雪',
    ja: '雪|雪の結晶',
  },
  drop: {
    en: 'water drop|drop|teardrop|raindrop',
    zh: '水滴|雨滴',
    ja: '雫|水滴',
    art: icon('water', 'water-drop'),
  },
});

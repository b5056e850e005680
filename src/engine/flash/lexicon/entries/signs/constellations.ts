import { entriesOf } from '../../entry.ts';

export const constellations = entriesOf('sky', {
  'aries-constellation': named('aries', '白羊座', '牡羊座|おひつじ座'),
  'taurus-constellation': named('taurus', '金牛座', '牡牛座|おうし座'),
  'gemini-constellation': named('gemini', '双子座', '双子座|ふたご座'),
  'cancer-constellation': named('cancer', '巨蟹座', '蟹座|かに座'),
  'leo-constellation': named('leo', '狮子座', '獅子座|しし座'),
  'virgo-constellation': named('virgo', '处女座', '乙女座|おとめ座'),
  'libra-constellation': named('libra', '天秤座', '天秤座|てんびん座'),
  'scorpio-constellation': named('scorpio|scorpius', '天蝎座', '蠍座|さそり座'),
  'sagittarius-constellation': named('sagittarius', '射手座', '射手座|いて座'),
  'capricorn-constellation': named('capricorn|capricornus', '摩羯座', '山羊座|やぎ座'),
  'aquarius-constellation': named('aquarius', '水瓶座', '水瓶座|みずがめ座'),
  'pisces-constellation': named('pisces', '双鱼座', '魚座|うお座'),
  orion: {
    en: 'orion|orion constellation|constellation orion|orion the hunter~|orions belt~|orion belt~',
    zh: '猎户座|猎户座星座|猎户座腰带~',
    ja: 'オリオン座|オリオン',
  },
  'big-dipper': {
    en: 'big dipper|ursa major~|great bear constellation~|ursa major constellation~|the plough',
    zh: '北斗七星|七颗星北斗|北斗七颗星|北斗|大熊座~',
    ja: '北斗七星|大熊座~|おおぐま座~',
  },
  cassiopeia: {
    en: 'cassiopeia|cassiopeia constellation|constellation cassiopeia',
    zh: '仙后座',
    ja: 'カシオペヤ座|カシオペア座|カシオペア',
  },
  'southern-cross': {
    en: 'southern cross|crux|southern cross constellation',
    zh: '南十字座|南十字星',
    ja: '南十字座|南十字星|サザンクロス',
  },
});

/** A sign's own words mean the sign; its stars have to be asked for. */
function named(en: string, zh: string, ja: string) {
  const each = (words: string, forms: (word: string) => string[]) =>
    words.split('|').flatMap(forms).join('|');
  return {
    en: each(en, (word) => [
      `${word} constellation`,
      `constellation ${word}`,
      `constellation of ${word}`,
      `constellation for ${word}`,
    ]),
    zh: each(zh, (word) => [`${word}星座`, `${word}星座图`, `${word}星图`, `${word}星空`]),
    ja: each(ja, (word) => [`${word}の星座`, `${word}の星`, `${word} 星座`, `星座 ${word}`]),
  };
}

/** A seed syllable in Siddham, as Japan writes it with the brush. */
export interface Seed {
  /** How it is read in Japan. */
  readonly names: string;
  readonly roman: string;
  readonly text: string;
  /** Whom it stands for, in Japanese, Chinese and English. */
  readonly of: string;
}

function seed(names: string, roman: string, text: string, of = ''): Seed {
  return { names, roman, text, of };
}

export const seeds: readonly Seed[] = [
  seed(
    'カーン',
    'hāṃ',
    '𑖮𑖯𑖼',
    '不動明王|不動尊|お不動さん|お不動様|不動|不动明王|不动尊|fudo myo-?o|fudo|acala|achala',
  ),
  seed('カンマーン|カンマン', 'hmmāṃ', '𑖮𑖿𑖦𑖿𑖦𑖯𑖼'),
  seed(
    'キリーク|キリク',
    'hrīḥ',
    '𑖮𑖿𑖨𑖱𑖾',
    '千手観音菩薩|千手観音|千手观音|阿弥陀如来|阿弥陀仏|阿弥陀様|阿弥陀佛|阿弥陀|阿彌陀佛|如意輪観音|大威徳明王|senju kannon|amida|amitabha',
  ),
  seed(
    'タラーク|タラク',
    'trāḥ',
    '𑖝𑖿𑖨𑖯𑖾',
    '虚空蔵菩薩|虚空蔵|虚空藏菩萨|虚空藏菩薩|虚空藏|宝生如来|kokuzo|akasagarbha|akashagarbha',
  ),
  seed('マン', 'maṃ', '𑖦𑖼', '文殊菩薩|文殊|文殊菩萨|monju|manjushri'),
  seed('アン', 'aṃ', '𑖀𑖼', '普賢菩薩|普賢|普贤菩萨|普贤|fugen|samantabhadra'),
  seed('サク', 'saḥ', '𑖭𑖾', '大勢至菩薩|勢至菩薩|勢至|大势至菩萨|大势至|seishi|mahasthamaprapta'),
  seed('アーンク', 'āṃḥ', '𑖁𑖼𑖾', '胎蔵界大日如来|胎蔵大日如来'),
  seed('バン', 'vaṃ', '𑖪𑖼', '金剛界大日如来|大日如来|大日|dainichi|vairocana'),
  seed('バク', 'bhaḥ', '𑖥𑖾', '釈迦如来|お釈迦様|釈迦|释迦牟尼佛?|释迦|shaka|shakyamuni'),
  seed('カ', 'ha', '𑖮', '地蔵菩薩|お地蔵さん|お地蔵様|地蔵|地藏菩萨|地藏|jizo|ksitigarbha'),
  seed('ユ', 'yu', '𑖧𑖲', '弥勒菩薩|弥勒|miroku|maitreya'),
  seed('バイ', 'bhai', '𑖥𑖹', '薬師如来|薬師|药师如来|药师佛|yakushi'),
  seed('キャ', 'ka', '𑖎', '十一面観音菩薩|十一面観音|十一面观音'),
  seed('カン', 'haṃ', '𑖮𑖼', '馬頭観音|马头观音'),
  seed('サ', 'sa', '𑖭', '聖観音|観世音菩薩|観音菩薩|観音様|観音|观世音菩萨|观音菩萨|观音|kannon|guanyin'),
  seed(
    'ウン|ウーン|吽',
    'hūṃ',
    '𑖮𑖳𑖼',
    '愛染明王|爱染明王|阿閦如来|降三世明王|軍荼利明王|金剛夜叉明王|aizen myo-?o|aizen',
  ),
  seed('ベイ', 'vai', '𑖪𑖹', '毘沙門天|毗沙门天|bishamonten'),
  seed('ソ', 'su', '𑖭𑖲', '弁財天|弁才天|弁天|辩才天|benzaiten'),
  seed('マ', 'ma', '𑖦', '大黒天|摩利支天|daikokuten'),
  seed('ギャク', 'gaḥ', '𑖐𑖾', '歓喜天|聖天'),
  seed('シリー', 'śrī', '𑖫𑖿𑖨𑖱', '吉祥天'),
  seed('ボローン|ボロン', 'bhrūṃ', '𑖥𑖿𑖨𑖳𑖼', '一字金輪仏頂|一字金輪'),
  seed('ア|阿', 'a', '𑖀', '胎蔵界'),
  seed('イ', 'i', '𑖂'),
  seed('イー', 'ī', '𑖃'),
  seed('ラ', 'ra', '𑖨'),
  seed('バ', 'va', '𑖪'),
  seed('オン|唵', 'oṃ', '𑖌𑖼'),
];

/** The twelve signs of the year, from the rat on: as Japan writes and says them, in Chinese and in English. */
export const yearSigns: readonly string[] = [
  '子|ねずみ|ネズミ|鼠|rat|mouse',
  '丑|うし|ウシ|牛|ox|cow',
  '寅|とら|トラ|虎|tiger',
  '卯|うさぎ|ウサギ|兔|兎|rabbit|hare',
  '辰|たつ|龍|竜|龙|dragon',
  '巳|へび|ヘビ|蛇|snake',
  '午|うま|ウマ|馬|马|horse',
  '未|ひつじ|ヒツジ|羊|sheep|goat|ram',
  '申|さる|サル|猴|monkey',
  '酉|とり|トリ|鸡|鶏|雞|rooster|chicken|cock',
  '戌|いぬ|イヌ|狗|犬|dog',
  '亥|いのしし|イノシシ|猪|豬|pig|boar',
];

/** The syllables of the buddhas who guard those born in a year, by the year's sign. */
export const guardians: readonly string[] = [
  'キリーク',
  'タラーク',
  'タラーク',
  'マン',
  'アン',
  'アン',
  'サク',
  'バン',
  'バン',
  'カーン',
  'キリーク',
  'キリーク',
];

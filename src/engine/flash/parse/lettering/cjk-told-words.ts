/** 名字と書いた, 写着平安. */
export const announcedCjk =
  /(?:写着|寫著|(?:漢字)?[一二三四五六七八]?文字|字样|名字|と書いた|という文字)(?:叫做?|叫作|是|为)?[:：]?\s*(?!(?<=名字)(?:拼|组|組|围成|圍成|排成|变成|變成|做成|画成|用|放[在进進到]|藏|写[在进成]|寫[在進成]|刻|印|嵌|融|隐藏|隱藏|在|围绕|圍繞|环绕|環繞|绕着|设计|設計|加|纹|紋|绣|缠|纏|绕)|的|な[しく]|無し|不要|は|入[れり]|を|で|が|に|[和与及跟]|\p{Script=Han}{1,4}(?:名字|生日|日期|姓名|缩写|签名))(\p{Script=Latin}[\p{Script=Latin}'’]*(?: [\p{Script=Latin}'’]+){1,6}(?=$|[、。,，])|[\p{L}\p{N}]{1,12}?)(?=[的のを]|[^\p{L}\p{N}]|$)/u;
/** What stands before its letters, or after a colon: 一期一会の文字, 平安喜乐四个字, 一行字：不负此生. */
export const calledLetters =
  /(?<=^|[、,，。:：\s上下])(?!漢字|汉字|[草行楷隷]書|筆|英語|梵字|日本語)(\p{Script=Han}{2,8})(?:(?:の|という)文字|\s*[两兩二三四五六七八][个個]大?字)|(?<=^|[、,，。\sでにとを])(?![一二八十大人母父娘妻夫祖名文手筆題])(\p{Script=Han}{1,4})(?:の|という)字(?=$|[、。\sをがでとに])|(?:漢字[一二三四五1-5]文字[で:：\s]+)(\p{Script=Han}{1,5})(?=$|[\s、。])|(?:(?:一行|[几幾这這]个)?字|文字)[:：]\s*([\p{L}\p{N}]{1,20})/u;
/** Japanese says the name after a space or a colon: 名前 さくら. */
export const announcedKana =
  /(?:(?:家族|夫婦)の)?名前(?:は|[:：]|\s|を(?:平仮名|ひらがな|片仮名|カタカナ|漢字|筆記体|筆文字|毛筆)で[\s、:：]*)\s*(?!なし|無し)([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}?)(?=[のをで]|[^\p{L}ー]|$|(?<=(?:は|[:：]|\s)[\p{L}ー]{2,8})と[\p{Script=Han}\p{Script=Katakana}])/u;
/** A word in one script, as far as no grammar is in it. */
const oneScript =
  "[\\p{Script=Latin}\\d][\\p{Script=Latin}\\d'&!?. -]*|(?<!\\p{Script=Han})\\p{Script=Han}{1,8}|(?<![\\p{Script=Katakana}ー])[\\p{Script=Katakana}ー]{2,12}|(?<!\\p{Script=Hiragana})\\p{Script=Hiragana}{2,10}?";
const inWhichHand =
  '(?:筆記体|筆文字|手書き(?:風|文字|体)?|毛筆|明朝体|ゴシック体|[草行楷隷]書体?|平仮名|ひらがな|片仮名|カタカナ|漢字(?:[一二三四五1-5]文?字)?|ローマ字|英語|英字|アルファベット)(?:の?文字)?(?:で|に)?';
/** Nothing but a word and how it is to be written: Sakura 筆記体, ありがとう と平仮名で. */
export const wordInHand = new RegExp(
  `^\\s*(?!名前)(${oneScript})[\\s、,]*(?:と|を|の)?\\s*(?=${inWhichHand}(?![\\s:：]*\\p{Script=Latin})(?:$|[\\s、,]|[縦横]書き))`,
  'u',
);
/** 愛と書かれたリボン, MOMと入ったハート, Lilyという名前を. */
export const wordOnIt = new RegExp(
  `(${oneScript})\\s*(?:と(?:書[いか]れ?た|入った|入れた|彫った|刻まれた)|(?:と|って)(?:いう|言う)(?:(?:娘|息子|子供|孫|母|父|祖母|祖父|妻|夫|愛犬|愛猫)の)?(?:名前|文字|言葉|単語|漢字))(?:(?:リボン|バナー|巻物)(?=$|[\\sのと、,]))?`,
  'u',
);
/** 薔薇と筆記体でAnna. */
export const afterHand = new RegExp(
  `(?<=${inWhichHand}[\\s:：]*)([\\p{Script=Latin}][\\p{Script=Latin}\\d'&!?. -]*)`,
  'u',
);
/** A name in Latin letters ends with them: 名前HINAと, 字母K. */
export const announcedLatin =
  /(?:(?:家族|夫婦|子供たち)の)?(?:名前|名字|首?字母|缩写|拼音|イニシャル|頭文字)[はを:：]?(?:(?:ローマ字|英語|英字|アルファベット)で)?\s*(\p{Lu}(?:\s*[・とや、]\s*\p{Lu}(?!\p{Script=Latin}))+|\p{Script=Latin}(?:[\p{Script=Latin}'. &-]*\p{Script=Latin})?)/u;
/** Initials before their name: K・Sのイニシャル. */
export const initialsFirst =
  /(?<!\p{Script=Latin})(\p{Lu}(?:\s*[・&とや、]\s*\p{Lu}(?!\p{Script=Latin}))+)(?:の|という)?(?:家族の)?(?:イニシャル|頭文字)/u;
/** A single kanji for an idea, which stands in a shape: ハートの中に愛, 愛 ハートの中. */
export const innerKanji =
  /(?<=(?:ハート|円|丸|輪|星|月|リボン|花)の中(?:に|へ))([愛絆夢恋心無誠魂命和福寿勇誓忍禅道幸信運力美優真志])(?=$|[\sのと、。])|^([愛絆夢恋心無誠魂命和福寿勇誓忍禅道幸信運力美優真志])[\s、]+(?=(?:ハート|円|丸|輪|星|月|リボン|花)の中$)/u;
/** An idea that is written where nothing else is asked for: 絆, 初心を入れたいです. No part of it is drawn. */
export const ideaAlone =
  /^\s*([絆命夢魂誠忍信力闇運志誓縁縛]|(?:初|無|平常|真|童|良|一|雄|決|忠|孝|仏|道|慈悲|不動|大和)心|(?:天|運|使|宿|長|寿)命|(?:侍|大和|武士|闘|英|商)魂|心(?:技体|機一転|願成就|意気)|運否天賦)(?:を?(?:入れ|彫|お願い|にし|が?いい|希望)[\p{Script=Hiragana}]*)?\s*$/u;
/** 座右の銘 人事を尽くして天命を待つ. */
export const ownMotto = /座右の銘(?:は|[:：\s])\s*([^、。\s]{2,24})(?=$|[、。\s])/u;
/** 心を筆で書いてほしい. */
export const brushed = new RegExp(
  `^\\s*(${oneScript})\\s*(?:と|を|って)\\s*(?:筆|毛筆|墨)(?:文字|書き|字)?(?:で|風に|に)[\\p{Script=Han}\\p{Script=Hiragana}]{0,6}?(?:書|描|彫|入れ|お願い)\\p{Script=Hiragana}*`,
  'u',
);
/** English words that a Chinese or Japanese prompt wants written. */
export const foreign = /(?:英文|英语|英語)[^A-Za-z"“]{0,6}([A-Za-z][A-Za-z' ]{0,30})/u;

/** 名字と書いた, 写着平安. */
export const announcedCjk =
  /(?:写着|寫著|(?:漢字)?[一二三四五六七八]?文字|字样|名字|と書いた|という文字)(?:叫做?|叫作|是|为)?[:：]?\s*(?!(?<=名字)(?:拼|组|組|围成|圍成|排成|变成|變成|做成|画成|用|放[在进進到]|藏|写[在进成]|寫[在進成]|刻|印|嵌|融|隐藏|隱藏|在|围绕|圍繞|环绕|環繞|绕着|设计|設計|加|纹|紋|绣|缠|纏|绕)|的|な[しく]|無し|不要|は|入[れり]|を|で|が|に|[和与及跟]|\p{Script=Han}{1,4}(?:名字|生日|日期|姓名|缩写|签名))(\p{Script=Latin}[\p{Script=Latin}'’]*(?: [\p{Script=Latin}'’]+){1,6}(?=$|[、。,，])|[\p{L}\p{N}]{1,12}?)(?=[的のを]|[^\p{L}\p{N}]|$)/u;
/** What stands before its letters, or after a colon: 一期一会の文字, 平安喜乐四个字, 一行字：不负此生. */
export const calledLetters =
  /(?<=^|[、,，。:：\s上下])(?!漢字|汉字|[草行楷隷]書|筆|英語|梵字|日本語)(\p{Script=Han}{2,8})(?:(?:の|という)文字|\s*[两兩二三四五六七八][个個]大?字)|(?<=^|[、,，。\sでにとを])(?![一二八十大人母父娘妻夫祖名文手筆題])(\p{Script=Han}{1,4})(?:の|という)字(?=$|[、。\sをがでとに])|(?:漢字[一二三四五1-5]文字[で:：\s]+)(\p{Script=Han}{1,5})(?=$|[\s、。])|(?:(?:一行|[几幾这這]个)?字|文字)[:：]\s*([\p{L}\p{N}]{1,20})/u;
/** Japanese says the name after a space or a colon: 名前 さくら. */
export const announcedKana =
  /(?:(?:家族|夫婦)の)?名前(?:は|[:：]|\s)\s*(?!なし|無し)([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}?)(?=[のをで]|[^\p{L}ー]|$|(?<=(?:は|[:：]|\s)[\p{L}ー]{2,8})と[\p{Script=Han}\p{Script=Katakana}])/u;
/** A word in one script, as far as no grammar is in it. */
const oneScript =
  "[\\p{Script=Latin}\\d][\\p{Script=Latin}\\d'&!?. -]*|(?<!\\p{Script=Han})\\p{Script=Han}{1,8}|(?<![\\p{Script=Katakana}ー])[\\p{Script=Katakana}ー]{2,12}|(?<!\\p{Script=Hiragana})\\p{Script=Hiragana}{2,10}?";
const inWhichHand =
  '(?:筆記体|筆文字|手書き(?:風|文字|体)?|毛筆|明朝体|ゴシック体|[草行楷隷]書体?|平仮名|ひらがな|片仮名|カタカナ|漢字(?:[一二三四五1-5]文?字)?|ローマ字|英語|英字|アルファベット)(?:の?文字)?(?:で|に)?';
/** Nothing but a word and how it is to be written: Sakura 筆記体, ありがとう と平仮名で. */
export const wordInHand = new RegExp(
  `^\\s*(${oneScript})[\\s、,]*(?:と|を|の)?\\s*(?=${inWhichHand}(?![\\s:：]*\\p{Script=Latin})(?:$|[\\s、,]|[縦横]書き))`,
  'u',
);
/** 愛と書かれたリボン, MOMと入ったハート, Lilyという名前を. */
export const wordOnIt = new RegExp(
  `(${oneScript})\\s*(?:と(?:書[いか]れ?た|入った|入れた|彫った|刻まれた)|(?:と|って)(?:いう|言う)(?:名前|文字|言葉|単語|漢字))(?:(?:リボン|バナー|巻物)(?=$|[\\sのと、,]))?`,
  'u',
);
/** 薔薇と筆記体でAnna. */
export const afterHand = new RegExp(
  `(?<=${inWhichHand}[\\s:：]*)([\\p{Script=Latin}][\\p{Script=Latin}\\d'&!?. -]*)`,
  'u',
);
/** A name in Latin letters ends with them: 名前HINAと, 字母K. */
export const announcedLatin =
  /(?:(?:家族|夫婦|子供たち)の)?(?:名前|名字|首?字母|缩写|拼音|イニシャル|頭文字)[はを:：]?\s*(\p{Lu}(?:\s*[・とや、]\s*\p{Lu}(?!\p{Script=Latin}))+|\p{Script=Latin}(?:[\p{Script=Latin}'. &-]*\p{Script=Latin})?)/u;
/** Initials before their name: K・Sのイニシャル. */
export const initialsFirst =
  /(?<!\p{Script=Latin})(\p{Lu}(?:\s*[・&とや、]\s*\p{Lu}(?!\p{Script=Latin}))+)(?:の|という)?(?:家族の)?(?:イニシャル|頭文字)/u;
/** A single kanji for an idea, which stands in a shape: ハートの中に愛, 愛 ハートの中. */
export const innerKanji =
  /(?<=(?:ハート|円|丸|輪|星|月|リボン|花)の中(?:に|へ))([愛絆夢恋心無誠魂命和福寿勇誓忍禅道幸信運力美優真志])(?=$|[\sのと、。])|^([愛絆夢恋心無誠魂命和福寿勇誓忍禅道幸信運力美優真志])[\s、]+(?=(?:ハート|円|丸|輪|星|月|リボン|花)の中$)/u;
/** English words that a Chinese or Japanese prompt wants written. */
export const foreign = /(?:英文|英语|英語)[^A-Za-z"“]{0,6}([A-Za-z][A-Za-z' ]{0,30})/u;

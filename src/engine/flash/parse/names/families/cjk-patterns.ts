const digit = '[一二两双三四五六七]|\\d';
const measure = '[只头匹个隻条羽頭名人]|びき|ひき';
const counted = `(?:(?:(?<number>${digit})(?:${measure})?|几(?:${measure})|一?群)(?:的|の)?)?`;

const chinese = {
  mother: '妈妈|母亲|妈咪|妈',
  father: '爸爸|父亲|爸',
  link: '(?:[,，、 ]?(?:和|与|跟|及|带着|带|抱着|背着|守护着?|保护着?|陪着|陪伴着?|领着|牵着|叼着|护着|依偎着?|看着|拥抱着?|亲吻着?))',
  theirs: '(?:它|她|他|牠|自己)?的?',
  nice: '(?:可爱的?|年幼的?|小小的?)?',
  young:
    '(?:[小幼](?:的)?(?:NAMES|[狮虎狼熊象猫狗犬鹿鸟鸭鸡马羊兔猴鲸豹狐龙牛猪鹅龟豚])|(?:NAMES|[狮虎狼熊象猫狗鹿鸟鸭鸡马羊兔猴鲸豹狐龙牛猪])?(?:的)?(?:宝宝|婴儿|幼崽|崽崽|崽子|小崽|崽|幼仔|小仔|仔|幼狮|幼虎|幼兽|幼鸟|雏鸟|娃娃?|孩子们?|儿子|女儿|小宝贝|幼儿|小家伙)|幼[狮虎狼熊象豹鹿鸟鲸狐]|小家伙们?)们?',
};
const japanese = {
  mother: 'お?母さん|母親|母|ママ',
  father: 'お?父さん|父親|父|パパ',
  young:
    '(?:[子仔](?:ども|供)?たち|(?:小さな|小さい|かわいい|可愛い|幼い)?(?:[子仔]の?(?:NAMES|グマ|熊|狼|象|猫|犬|鹿|馬|虎|豹|鳥|羊|牛|豚|狐|兎|猿|鴨)|(?:(?:NAMES)の)?(?:[子仔](?:ども|供)|赤ちゃん|赤ん坊|ベビー|[子仔]|雛|ヒナ|ひな|ひよこ|ヒヨコ|小さい(?:NAMES)|ちび))(?:たち|達)?)',
};

/** What a Chinese or Japanese family is told with. */
export const cjkPatterns: readonly (readonly ['zh' | 'ja', string])[] = [
  [
    'zh',
    `(?<old>[母公大雌雄])??(?<beast>NAMES)(?<post>(?:的)?(?:${chinese.mother}|${chinese.father}|父母|夫妇|夫妻))?${chinese.link}(?:${chinese.theirs})${counted}${chinese.nice}(?<young>${chinese.young})`,
  ],
  [
    'zh',
    `${counted}(?<young>(?:[小幼]NAMES|NAMES(?:的)?(?:宝宝|幼崽|崽|仔|婴儿)))${chinese.link}${chinese.theirs}(?<post>[母大]|${chinese.mother}|${chinese.father})(?<beast>NAMES)?`,
  ],
  [
    'zh',
    `(?<beast>NAMES)(?<king>王)?的?(?<young>母子|父子|母女|父女|亲子|一家(?:(?<all>${digit})口)?|家族|家庭|全家)`,
  ],
  [
    'zh',
    `(?<young>一家(?:(?<all>${digit})口)?|(?<number>${digit})口之家|母子|父子|母女|父女|亲子)的?(?<beast>NAMES)`,
  ],
  [
    'ja',
    `(?<old>${japanese.mother}|${japanese.father}|親)?の?(?<beast>NAMES)(?<post>の?(?:${japanese.mother}|${japanese.father}|夫婦|親))?(?:[と、が]|に寄り添う|を見守る|を連れた)(?:その|自分の)?${counted}(?<young>${japanese.young})(?:(?<after>${digit})(?:${measure}))?(?:を(?:連れ(?:た|て|ている)?|抱(?:く|いた|いて|っこ)(?:いる|した|する|して)?|守る|守って|背負う))?`,
  ],
  [
    'ja',
    `(?<beast>NAMES)の?(?<young>[母父]?親子(?:連れ)?|母子|父子|家族|一家|ファミリー)(?:[ 　]?(?<all>${digit})(?:${measure}))?`,
  ],
  [
    'ja',
    `(?:(?<all>${digit})(?:${measure})の?)?(?<young>[母父]?親子(?:連れ)?|母子|父子|家族|一家|[子仔]連れ|ファミリー)の(?<beast>NAMES)`,
  ],
  // 親子獅子.
  ['ja', '(?<young>親子)(?<beast>NAMES)'],
  [
    'ja',
    `(?:(?<number>${digit})(?:${measure})の)?(?<young>${japanese.young})(?:を(?:連れ|抱|守)[いてたれくるっ]*|と)(?<post>${japanese.mother}|${japanese.father}|親)(?<beast>NAMES)?`,
  ],
];

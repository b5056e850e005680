import type { Slate } from '../slate.ts';
import type { Family } from './family.ts';
import { drawnOf, wipeBut } from './family.ts';
import { beastsByName, isOneKind, namesIn } from './young-names.ts';

const digits: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  双: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
};
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

const patterns: readonly (readonly ['zh' | 'ja', string])[] = [
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
  [
    'ja',
    `(?:(?<number>${digit})(?:${measure})の)?(?<young>${japanese.young})(?:を(?:連れ|抱|守)[いてたれくるっ]*|と)(?<post>${japanese.mother}|${japanese.father}|親)(?<beast>NAMES)?`,
  ],
];
const beasts = { zh: beastsByName('zh'), ja: beastsByName('ja') };
const trigger =
  /[小幼子仔崽宝婴]|一家|家[族庭]|全家|口之家|孩子|儿子|女儿|母[子女]|父[子女]|親|亲|赤ちゃん|赤ん坊|雛|ヒナ|ひよこ|ファミリー/u;
const mothers = /妈|母|雌|ママ/u;
/** Two of them are grown. */
const pair = /父母|夫[妇妻]|夫婦/u;
const whole = /一家|家族|家庭|全家|ファミリー|口之家/u;

/** The families of beasts that a Chinese or Japanese prompt tells of; all but the names of the grown ones is wiped off. */
export function cjkFamilies(slate: Slate): Family[] {
  if (!trigger.test(slate.rest)) return [];
  return patterns.flatMap(([language, source]) => {
    const names = namesIn(slate.rest, beasts[language]);
    if (names === null) return [];
    const pattern = new RegExp(source.replaceAll('NAMES', `(?:${names})`), 'dgu');
    return [...slate.rest.matchAll(pattern)].flatMap((match) => {
      const family = familyIn(slate, match, language, new RegExp(names, 'u'));
      if (!family) return [];
      // Of 狮子王父子 the king is told.
      const [start, end] = match.indices?.groups?.king ?? [0, 0];
      wipeBut(slate, { start: match.index, end: match.index + match[0].length }, [
        family.beast,
        { start, end },
      ]);
      return [family];
    });
  });
}

function familyIn(slate: Slate, match: RegExpExecArray, language: 'zh' | 'ja', name: RegExp): Family | null {
  const { old = '', post = '', young = '', number = match.groups?.after, all } = match.groups ?? {};
  const [youngAt] = match.indices?.groups?.young ?? [];
  const at = match.indices?.groups?.beast ?? nameIn(young, youngAt ?? 0, name);
  if (!at || youngAt === undefined) return null;
  // 母狮 is a name of its own.
  const [start, end] = at;
  const beast = { start, end };
  const concept = beasts[language].get(slate.rest.slice(start, end));
  const own = nameIn(young, 0, name);
  const called = own ? beasts[language].get(young.slice(...own)) : undefined;
  if (!concept || (called && !isOneKind(concept, called) && !young.includes('崽'))) return null;
  const isWhole = whole.test(young);
  const total = count(all) ?? count(isWhole ? number : undefined);
  const isMany = /们|たち|達/u.test(young) || /几|群/u.test(match[0]);
  // 父子 are two, 一家 as many as it says.
  const isAll = isWhole || /^(?:[母父]子|[母父]女|亲子|[母父]?親子(?:連れ)?)$/u.test(young);
  const told = isAll ? (total ?? (isWhole ? 3 : 2)) : (count(number) ?? (isMany ? 3 : 1));
  return {
    beast,
    grown: pair.test(post) ? 2 : null,
    isMother: mothers.test(`${old}${post}`) || /^(?:母子|母女|母親子)$/u.test(young),
    young: isAll ? null : slate.placed({ start: youngAt, end: youngAt + young.length }),
    ...drawnOf(slate, told, { start: match.index, end: match.index + match[0].length }, /\d/u),
    phrase: slate.original.slice(match.index, match.index + match[0].length),
  };
}

function count(word: string | undefined): number | null {
  return word === undefined ? null : (digits[word] ?? (Number(word) || null));
}

/** Where a name of beasts stands within the words for young ones. */
function nameIn(young: string, from: number, name: RegExp): [number, number] | null {
  const found = name.exec(young);
  return found ? [from + found.index, from + found.index + found[0].length] : null;
}

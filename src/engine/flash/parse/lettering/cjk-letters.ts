import { namesCjk } from '../names/lookup/known-names.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';
import { kana, simplifiedOf } from '../traditional.ts';

/** What ends a word that is written. */
const ends = '$|[\\s,，、。;；!！]';
/** What is asked to be written without being told, which nobody wants to see written; and words for a look. */
const untold =
  '(?!\\p{Script=Han}{0,4}(?:名字|姓名|生日|日期|签名|缩写|字母|英文|数字|首字|年份|经文)|[的实意真生在进出]|一?[句行]|什么|日[语本]|汉字|[竖横直](?:排|版|式)|字(?:$|[\\s,，]))';
/** Hands of the brush and the pen that are asked for only to have words in them. */
const hand =
  '(?:毛笔(?:书法|手写)?字?|书法字?体?|手写[字体]+|[行楷草隶]书体?字?|小[楷篆]|瘦金体|篆书|[繁简]体字?|中文字?|汉字|艺术字|字体|[竖横直](?:排|版|式))';
/** The same before the words: 锁骨 小字 平安. */
const smallHand = '(?:[英中]文|一[行排])?小字|[几幾]个小?字';
/** What words are written on: they end before it. */
const sheet =
  '(?:横幅|[丝飘缎彩]带|卷轴|爱?心|墓碑|木?牌子?|招牌|信封?|书本?|灯笼?|旗子?|球衣|戒指|项链|蛋糕|帽子?)';
/** The brush alone may be meant. */
const bareBrush = `毛笔(?=${ends})`;

const patterns = [
  // 小学生写的字：爸爸我爱你, and neither pupils nor characters are drawn.
  `\\p{Script=Han}{0,4}写的[大小]?[字话][:：\\s]+${untold}(?:(\\p{Script=Han}{1,12})(?=${ends})|([\\p{Script=Latin}][\\p{Script=Latin}' ]*))`,
  // 小字 平安, 平安 小字.
  `(?<=^|[\\s,，、。:：])[小细]字体?(?:写着?|写上)?[:：\\s]*(?!母)${untold}(\\p{Script=Han}{1,8}|\\p{Script=Latin}[\\p{Script=Latin}' ]*)(?=${ends})`,
  `(?<=^|[\\s,，、。:：])${untold}(\\p{Script=Han}{1,8}|\\p{Script=Latin}+)[\\s,，、]+[小细]字体?(?=${ends})`,
  // 心里写妈妈, 写着平安的横幅, 旁边写lucky.
  `(?:[上下前后旁左右里背][面边]|旁边|底下|中间)?(?<![手名期听描临抄特缩映描复実着])(?:写(?![信作日]|情书|书法)|[刻绣](?=[着上了有]))(?:着|上|有|了|成|一?个(?:大?字)?)*(?:(?<=[着上了有])名字(?:叫|是)?(?=[:：\\s]*[\\p{Script=Han}\\p{Script=Latin}]))?\\s*[:：]?\\s*${untold}(?:(\\p{Script=Han}{1,12}?)(?=的${sheet}|${ends})|([\\p{Script=Latin}\\d][\\p{Script=Latin}\\d'&+./-]*(?: [\\p{Script=Latin}\\d&][\\p{Script=Latin}\\d'&+./-]*){0,6}))`,
  // 书法 无畏, 毛笔书法：道.
  `(?<=(?:^|[\\s,，、。:：])(?!${bareBrush})(?:${hand}|${smallHand})(?:写(?:一?个)?)?[:：\\s]+)${untold}(\\p{Script=Han}{1,8})(?=${ends})`,
  // 自由 毛笔字, 陈雨桐 小楷.
  `(?<=^|[\\s,，、。:：])${untold}(?!${hand})(\\p{Script=Han}{1,8})(?=[\\s,，、]+(?!${bareBrush})${hand}(?:${ends}))`,
  // 手写的 love you dad.
  `(?<=(?:^|[\\s,，、。])手写(?:字|体|的)*[:：\\s]+)(\\p{Script=Latin}[\\p{Script=Latin}'&]*(?: [\\p{Script=Latin}'&]+){0,6})`,
  // 结婚纪念日 5.20, 生日 19950612.
  `(?<=(?:生日|纪念日?|日期|日子)[:：\\s]*)((?:\\d{1,2}[./-]\\d{1,2}|\\d{8}|\\d{6}|\\d{4})(?:[\\s,，、&和]+(?:\\d{1,2}[./-]\\d{1,2}|\\d{8}|\\d{6}|\\d{4}))*)(?![\\d./年-])`,
  // 姓氏 林, 我的姓 黄.
  `(?:姓氏|百家姓|家族姓|(?<=^|[\\s,，、。的我])姓)[:：\\s]*(?![氏名])(\\p{Script=Han})字?(?=${ends})`,
  // 福字, 一个佛字.
  `(?<=^|[\\s,，、。]|一个|的)(?![唵囍梵汉文数十八名打题识中英写刻小大花])(\\p{Script=Han})字(?=${ends}|在|${hand}|倒[着过贴])`,
  // What nobody says but to have it written, although a part of it could be drawn, or is a stop word elsewhere.
  `(不忘初心|[勿莫]忘初心|初心不[改忘]|一生所爱|一生一世|宁静致远|九死一生|三心二意|九牛一毛|一心一意|三生有幸|五湖四海|四海为家|七上八下|千军万马|百毒不侵|金玉满堂|守株待兔|塞翁失马|井底之蛙|鸡犬升天|鹤立鸡群|对牛弹琴|画蛇添足|亡羊补牢|百花齐放|心花怒放|鸟语花香|春暖花开|水滴石穿|落叶归根|叶落归根|一叶知秋|云淡风轻|风平浪静|天马行空|雪中送炭|锦上添花|海枯石烂|沧海桑田|心如止水|上善若水|海阔天空|马到成功|花开富贵|生如夏花|海纳百川|花好月圆|活在当下|顺其自然|自由自在|勇往直前|(?<=^|[\\s,，、])平安(?=$|[\\s,，、])|平安(?:健康|喜乐|快乐|顺遂)|(?:岁岁|一路|出入|一生|一世)平安|一帆风顺|平安富贵|富贵平安|刀光剑影|水月镜花|花前月下|叶公好龙|盲人摸象|龙争虎斗|虎啸龙吟|虎落平阳|鹿鹤同春|马上封侯|风雨同舟|乘风破浪|不负韶华|人生如[梦戏]|四大皆空|静待花开|永不言弃|绝不放弃|大吉大利|大展宏图|大悲咒|佛魔一念之间|一念成佛[,，\\s]*一念成魔|一念成佛|一念成魔|一念之间|向死而生|愿得一人心|执子之手[,，\\s]*与子偕老|执子之手|一花一世界(?:[,，\\s]*一叶一菩提)?|福如东海(?:[,，\\s]*寿比南山)?|寿比南山|竹报平安|生死有命[,，\\s]*富贵在天|热爱生活|剑胆琴心|落花流水|如鱼得水|如虎添翼|风花雪月|镜花水月|心若浮云|狼行千里|放下|看开|海阔凭鱼跃(?:[,，\\s]*天高任鸟飞)?|天高任鸟飞|三生三世(?:[,，\\s]*十里桃花)?|永远在一起)`,
  // 520, as one says I love you.
  '(?=.*\\p{Script=Han}|(?<=\\p{Script=Han}.*))(?<![\\d.])(5201314|1314520|520|521|1314)(?![\\d.年月日号朵只个颗条])',
].map((pattern) => new RegExp(pattern, 'du'));

/** What nothing does with letters. */
const aroundLetters =
  /(?:缠绕|围绕|环绕|盘绕|缠|绕|围|盘)(?:着|在|住)?(?:一?个)?(?:英文)?(?:字母|名字|数字)(?:周围|上)?/gu;

/** What is said to wind about letters, which stand for themselves: 蛇绕着字母L. */
export function woundLetters(buffer: TokenBuffer): PlacedWord[] {
  return spansOf(buffer.rest, aroundLetters).map((span) => buffer.placed(span));
}

/** Finds the words that a Chinese prompt wants written, consumes them and returns them as it spells them. */
export function takeCjkLetters(buffer: TokenBuffer): string | null {
  if (kana.test(buffer.original)) return null;
  for (const pattern of [...patterns, names]) {
    const match = pattern.exec(simplifiedOf(buffer.rest));
    const [from, to] = match?.indices?.slice(1).find((span) => span !== undefined) ?? [0, 0];
    if (!match || from === to) continue;
    const end = pattern === names ? endOfNames(buffer, from, to) : to;
    if (end === null) continue;
    buffer.consume(match.index, end === to ? match.index + match[0].length : end);
    return buffer.spelled({ start: from, end }).trim();
  }
  return null;
}

/** 爸妈的名字 建国 秀英: two names and more. */
const names = new RegExp(
  `(?:[两三四]个|的|们)?(?:名字|姓名)(?:是|叫)?[:：\\s]+((?:\\p{Script=Han}{2,3}|\\p{Script=Latin}+)(?:(?:\\s+|\\s*[和与&、,，]\\s*)(?:\\p{Script=Han}{2,3}|\\p{Script=Latin}+))+)(?=${ends})`,
  'du',
);
const notName = new RegExp(
  `^(?:${hand}|[手脚小大前后左右内外][臂腕踝腿背颈侧]|锁骨|胸口|脚踝|花体|英文|拼音|韩文|日文|缩写|首?字母|[一二两三几][个颗只朵条对])`,
  'u',
);

/** Where a list of names ends that may go on with things; null where there is no second name. */
function endOfNames({ rest }: TokenBuffer, from: number, to: number): number | null {
  let [end, count] = [from, 0];
  for (const { 0: word, index } of rest.slice(from, to).matchAll(/[\p{Script=Latin}]+|\p{Script=Han}+/gu)) {
    const name = word.replace(/^[和与]/u, '');
    if (namesCjk(name) || notName.test(name)) break;
    if (name !== '') [end, count] = [from + index + word.length, count + 1];
  }
  return count > 1 ? end : null;
}

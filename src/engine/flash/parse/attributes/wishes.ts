import type { Wish, Wishes } from '../reading.ts';
import type { TokenBuffer } from '../token-buffer.ts';

const patterns: readonly (readonly [Wish, RegExp])[] = [
  [
    'wrapped',
    /\b(?:wrapp?(?:ed|ing|s)|coil(?:ed|ing|s)?|around|entwined?|twisted around)\b|缠绕|盘绕|纏繞|绕|巻(?:きつ[くいけ]た?)?/u,
  ],
  [
    'round',
    /\b(?:(?:in|inside) a (?:circle|ring)(?! (?:around|about|of|round)\b)|circular|round|medallion)\b|圆圈(?:里面?|中|内)?|圆形|圓形|圆|円形|丸/u,
  ],
  // Of holly or of roses none is drawn, which is told.
  [
    'wreath',
    /\b(?:(?<!\b(?!(?:an?|the|laurel|olive|victory|roman|greek|leaf|leafy|with|in|and|inside|by|small|simple|round|little)\b)\p{L}+ )wreath(?! of (?!laurel|leaves|olive))|laurel|surrounded by)\b|桂冠|花环|リース/u,
  ],
  ['column', /\b(?:sleeve|vertical|forearm|column|spine)\b|小臂|花臂|[五七九]分袖|袖|縦書き|縦|竖排|竖/u],
  [
    'facing',
    /\b(?:fac(?:ing|e) (?:each other|one another|off)|face to face|versus|vs)\b|面对面|相对|向かい合/u,
  ],
  ['stem', /\b(?:as|for|forming|making|instead of) (?:the |an? |its )?stems?\b/u],
  ['along', /\balong (?:the |an? |its )?(?:blade|stem|shaft|handle|edge|branch|feather|arrow)\b/u],
  // With a name to come: without words it stays blank.
  [
    'banner',
    /(?<=\S.*?)(?<=\b(?:with|and|on|in|over|across|through|underneath|below|holding|carrying|an?|the|\+|&),? )(?:(?:blank|empty|plain) )*(?:banner|ribbon)\b(?! (?:in (?:its|his|her|the) |tied|around|round|bow|dancer|hair))|(?:空白的?|空的)(?:横幅|丝带|飘带)|(?<=[和带與配加]着?(?:一条)?)(?:横幅|飘带)|(?:空白の)?バナー(?=付き|つき|のある|と$|$)/u,
  ],
  ['symmetric', /\b(?:symmetric(?:al)?|symmetry|mirrored)\b|对称|對稱|対称/u],
  [
    'one-line',
    /\b(?:(?:single|one|continuous|unbroken)[- ]line(?: art| drawing| work)?|line art)\b|单线|一笔画|一笔|线条画|一筆書き|一筆|一本線/u,
  ],
  ['minimal', /\b(?:minimal(?:ist|istic|ism)?|tiny|micro)\b|极简|極簡|简约|ミニマル|シンプル/u],
  [
    'monochrome',
    /\b(?:all|in) black(?: ink)?(?=$|[,.;]| with\b)|\b(?:only|just|solid|pure|fully) black(?: ink)?\b(?! (?:and|&))|\bblack (?:ink )?only\b|\bblack (?:and|&|n|'n') (?:white|gr[ae]y)\b|\b(?:monochrome|gr[ae]yscale|blackwork|black work|bnw|b&w)\b|\b(?:no|without)(?: any)? colou?rs?\b|黑白(?!无常|無常)灰?(?:相间)?|黑灰|纯黑|全黑|[只仅](?:要|用)黑色?|[单單]色|黑色为主|(?:不要|没有|不带|无)(?:颜色|彩色|色彩)|黒一色|黒(?:のみ|だけ|単色|ベース)|単色|モノクロ|モノトーン|白黒|ブラック(?:アンド|[&＆・])グレー|墨一色|(?:色|カラー)(?:なし|無し|は(?:なし|不要))/u,
  ],
  [
    'colorful',
    /\b(?:in )?full[ -]colou?r\b|\bin colou?r\b|\b(?:multi-?)?colou?r(?:ful|ed)\b|\b(?:bright|vivid|bold|many) colou?rs\b|\bcolou?r tattoo\b|(?<![不单])彩色|全彩|多彩|五彩|上色|フルカラー|カラフル|極彩色|カラー(?!なし|無し|は|ド|コ)(?:で|の)?/u,
  ],
  [
    'geometric',
    /\bgeometric(?:al)?\b(?! (?:antlers|horns|wings|mane|tail|half|side)\b)|(?<!神圣|神聖)几何(?!图形)|(?<!神聖)幾何学?(?:模様|的)?|ジオメトリック/u,
  ],
  [
    'silhouette',
    /\b(?:(?:in |as )?(?:an? )?(?:black )?silhouettes?(?: (?:only|style))?|silhouetted)\b|(?:的)?(?:黑色)?剪影|(?:の)?シルエット/u,
  ],
];

/** Those who fight are set face to face; the fight itself is not drawn, so that its word stays. */
const fight = /\b(?:fighting|battling|attacking)\b|战斗|搏斗|大战|戦う|対決/u;

/** Finds how the prompt wants its subjects set, and consumes those words. */
export function takeWishes(buffer: TokenBuffer): Wishes {
  const wishes = new Map<Wish, string>();
  const text = buffer.original.toLowerCase();
  for (const [wish, pattern] of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    wishes.set(wish, match[0]);
    buffer.consume(match.index, match.index + match[0].length);
    buffer.consumeAll(new RegExp(pattern, 'gu'));
  }
  const fighting = fight.exec(text)?.[0];
  if (fighting !== undefined) wishes.set('symmetric', fighting);
  return wishes;
}

import type { Subject } from '../reading.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';

const english =
  '\\bin (?:a|one) (?:straight |single )?line\\b(?! (?:art|work|drawing))|\\b(?:(?:lying|laying|flipped|rolled|rolling) (?:over )?)?on (?:its|his|her|their) backs?\\b|\\blooking (?:up(?:wards?)?|down(?:wards?)?|back|away|left|right|sideways)\\b|\\b(?:no faces?|faceless)\\b|\\b(?:in|on|with) (?:each|every)(?: of (?:its|his|her|their))? (?:\\p{L}+ )?(?:hand|paw|arm|leg|tentacle|claw|talon|wing|foot|finger|fingertip|petal|branch|side|end)s?\\b|\\bon (?:its|his|her|their) (?:belly|bellies|stomach|tummy|knees|tiptoes|hands|tail)\\b|\\bas (?:the|its|an?) (?:strings?|branch(?:es)?|frame|horizon)\\b|\\b(?:back to back|nose to nose|cheek to cheek|head to head|arm in arm)\\b|(?<=\\bwith (?:\\p{L}+ ){0,2})(?:legs|arms|heads?|faces?)\\b|(?<=\\breflect(?:ing|s) )(?:an? )?(?:\\p{L}+ )?face\\b|\\bface(?= (?:split|melting|made|emerging|peeling|breaking|cracking|hidden)\\b)|\\b(?:seen |viewed )?from (?:the back|behind)(?! (?:an?|the|its|his|her|my|some)\\b)|\\b(?:back|rear) view\\b|\\bfacing away\\b|\\b(?:for|as|instead of|in place of) (?:(?:an?|the|its|his|her|their) )?(?:head|face|hair|body|legs|arms|tail|mane)(?=\\s*(?:$|[,.;]|and\\b|with\\b))|\\b(?:taking|pulling|peeling) off(?= (?:its|his|her|their)\\b)|\\b(?:putting|pulling|trying) on(?= (?:its|his|her|their)\\b)|\\bmaking(?= (?:an?|the) (?!tattoo|design|piece))';
const cjk =
  '一[大高胖长老]一[小矮瘦短少]|背[靠对]着?背|背中合わせ|跪(?:坐|着|在|下)*|拉着|藏着|(?<=[をに])(?!して|なって|ついて|おいて|よって|とって|いて|あって)\\p{Script=Hiragana}{1,5}(?:んで|いで|って|けて|れて|えて|いて)(?:いる|いた)?(?![\\p{Script=Hiragana}])|後ろ姿|背影|从背后看?|战斗|搏斗|大战|戦う|対決|逆流而上|[飞飛游跑走跳越流]过|止まって(?:いる)?|とまって(?:いる)?|长嚎|飞翔|翱翔|飞行(?![器员机])|飞舞|穿过|簇拥|向かい合う|舞い上がる|見上げる|囲まれた|飛び立(?:つ|った)|飛んで(?:いる)?|飛翔(?:する)?|飛ぶ|羽ばた(?:く|いて(?:いる)?)|貫[くい]た?|浮かぶ|眠る|抱く|張る|立つ|かぶった|くわえた|とまる|とまった|抓着?|抱着|抱(?!く)|停满|立在|戴着?|衔着|衔(?!尾)|叼着?|围绕|环绕|盘着|游(?=$|[，,。])|[骑騎抱拿握持戴咬叼踩踏站坐躺靠穿捧举背停飞游跑趴蹲追望望看]着|[站坐停趴躺飞游落骑盘]在';
const deeds = new RegExp(`${english}|${cjk}`, 'gu');

/** On whom somebody settles is asked for, and no place on the body for a tattoo: "a butterfly landing on a finger". */
const settledOn =
  /(?<=\b(?:land|perch|sitt?|seat|rest|stand|sleep|crawl|walk|climb)(?:ing|ed|s)?(?: up)? (?:on|onto|upon|over|across|up|down) )(?:an?|her|his|someone's|somebody's) (?:\p{L}+ )?(?:finger(?:tip)?s?|thumb|shoulders?|(?:fore)?arm|wrist|knee|lap|foot|toes?|leg|nose|chest|back|neck|head)\b|(?<=\b(?:out of|from) )(?:an?|his|her|someone's) (?:\p{L}+ )?(?:head|back|chest|neck|shoulders?|arm|leg|face|stomach)\b(?! (?:band|piece|tattoo))|(?<=\bout of (?:its|his|her|the) |\bfrom (?:its|his|her) )(?:body|back|chest|side|neck|shoulders?|arms?|stomach|belly)\b|(?<=\b(?:holding|striking|lighting|lit) )(?:an? |the )?(?:lit )?match(?:es)?\b|(?<=\b(?:bit|eat|grabb|chew|swallow|lick)(?:ing|s|es) )(?:an? |somebody's |someone's )?(?:human |man's )?(?:legs?|arms?|foot|feet|fingers?|hand)\b|(?<=\b(?:bird|butterfly|moth|ladybug|ladybird|bee|dragonfly|spider|snail|caterpillar|robin|sparrow|swallow|hummingbird|mantis|cockatiel|cockatoo|budgie|parakeet|canary|finch|wren|kingfisher|falcon|parrot) on )(?:an? |her |his )finger(?:tip)?\b|(?<=\b(?:rings?|bands?|string|thread|ribbon)(?: (?:tied|wrapped))? (?:on|around) )(?:an?|her|his|their|someone's) (?:\p{L}+ )?finger\b|^(?:an? )?match(?= (?:setting|lighting|igniting|that)\b)/gu;

/** Takes off what things do, as far as no relation and no drawing says it: to be reported. */
export function takeDeeds(buffer: TokenBuffer): PlacedWord[] {
  const seats = spansOf(buffer.original.toLowerCase(), settledOn).filter(
    ({ start, end }) => buffer.rest.slice(start, end).trim().length === end - start,
  );
  return [...spansOf(buffer.rest, deeds), ...seats].map((span) => buffer.take(span));
}

/** The deeds without a view from behind of those who are drawn so, whatever stands between: "a little girl with a balloon from behind". */
export function unseenDeeds(deeds: readonly PlacedWord[], subjects: readonly Subject[]): PlacedWord[] {
  const isFromBehind = subjects.some(({ concept }) => concept.traits.has('walking-away'));
  return deeds.filter(({ word }) => !(isFromBehind && /\bfrom (?:the back|behind)$/.test(word)));
}

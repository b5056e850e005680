import type { Concept } from '../lexicon/concept.ts';
import { isGarment, isHat } from './dressed.ts';
import type { RelationKind } from './reading.ts';

interface Name {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
}

/** A relation between two of the names that were found, by their positions in the list. */
export interface FoundRelation {
  readonly kind: RelationKind;
  readonly subject: number;
  readonly object: number;
  /** The words that say it. */
  readonly start: number;
  readonly end: number;
}

/** An article and what describes the second thing. */
const article = '(?: (?!and |with |or |front |both |left |right |top |fire |black )[\\p{L}-]+){0,3}';

/** What may stand between two English names: subject … object. */
const between: readonly (readonly [RelationKind, RegExp])[] = [
  [
    'inside',
    new RegExp(
      `^ (?:(?:trapped |caught |enclosed |floating |swimming |growing |sitting )?(?:in|inside(?: of)?|within))${article} $`,
      'u',
    ),
  ],
  [
    'out-of',
    new RegExp(
      `^ (?:(?:is |are )?(?:grow|bloom|sprout|com|emerg|ris|burst|climb|crawl|jump|fly|leap|break|pour|spill)\\p{L}*(?: up| out)? (?:out of|from|through)|out of)${article} $`,
      'u',
    ),
  ],
  [
    'around',
    new RegExp(
      `^ (?:is |are )?(?:that (?:is )?)?(?:wrapp?|coil|curl|twist|entwin|twin|wind)\\p{L}*(?: itself)? (?:around|round|about|over)${article} $`,
      'u',
    ),
  ],
  [
    'holding',
    new RegExp(
      `^ (?:is |that (?:is )?)?(?:hold|carry|clutch|grip|grasp|grab|bit|eat|offer|catch|play|drink|sip|read|smok)\\p{L}*(?: (?:from|out of))?${article} $`,
      'u',
    ),
  ],
  ['wearing', new RegExp(`^ (?:is |that (?:is )?)?(?:wear\\p{L}*|in)${article} $`, 'u')],
  [
    'on',
    new RegExp(
      `^ (?:(?:is )?(?:sitting|perched|perching|standing|resting|landing|sleeping|lying|riding|dancing|climbing|crawling) )?(?:on top of|on the back of|atop|on|upon)${article} $`,
      'u',
    ),
  ],
  ['on', new RegExp(`^ riding${article} $`, 'u')],
  [
    'hanging',
    new RegExp(
      `^ (?:is |that (?:is )?)?(?:hang|dangl|suspend|swing)\\p{L}* (?:down )?(?:from|by|on|off)${article} $`,
      'u',
    ),
  ],
  [
    'made-of',
    new RegExp(
      `^ (?:that is |which is )?(?:made|built|formed|composed|constructed|consisting|created) (?:up )?(?:(?:out )?of|from|by|with)${article} $`,
      'u',
    ),
  ],
  ['made-of', new RegExp(`^ filled with${article} $`, 'u')],
  [
    'becoming',
    new RegExp(
      `^(?: neck| tail| stem| roots?| branch(?:es)?| handle| body| hair| mane| end)? (?:is |are |that |which |slowly |and )*(?:(?:turn|dissolv|transform|chang|morph|fad|break|burst|melt|merg|blow)\\p{L}* (?:in)?to|becom\\p{L}*)${article} $`,
      'u',
    ),
  ],
  ['half', /^(?: and|,| ?\/)? half (?:of )?(?:an? |the )?$/],
  ['half', /^, half (?:an? |the )?$/],
];
/** What may follow the second name and turn the two round: "a turtle carrying an island on its back". */
const after: readonly (readonly [RelationKind, RegExp])[] = [
  ['as-eyes', /^ (?:for|as|instead of|in place of|in) (?:its |his |her |the )?eyes?(?: sockets?)?\b/],
  [
    'adorning',
    /^ (?:growing |woven |tangled |nestled |sitting )?(?:in|on|between|among|around|through|into) (?:its|his|her|the|their) (?:antlers?|horns?|hair|forehead|mane|brow)\b/,
  ],
  [
    'holding',
    /^ (?:in|between|with) (?:its|his|her|the|their) (?:mouth|beak|teeth|jaws|claws|talons|hands?|paws?|arms|trunk|tentacles|fangs)\b/,
  ],
  ['on', /^ (?:on|in|over|across) (?:its|his|her|the) (?:back|shell|head|shoulders?|roof)\b/],
  [
    'on',
    /^ (?:on it\b|on top(?: of (?:it|its head))?|(?:sitting|perched|standing|resting|sleeping|lying|dancing|riding|climbing|swinging) (?:on|in|upon) it)\b/,
  ],
  ['around', /^ (?:(?:growing|blooming|climbing|wrapped|all) )?around (?:it|him|her|them)\b/],
  ['half', /^,? half (?:and|&|n) half\b|^各(?:占)?一?半|^半分ずつ/],
  ['inside', /^ (?:inside(?: (?:of )?(?:it|him|her))?|in it)(?=\s*(?:$|[,.;]))/],
  [
    'out-of',
    /^ (?:growing|coming|sprouting|blooming|emerging|pouring|flowing)(?: up| out)? (?:out of|from|through) (?:it|its|his|her|the)\b(?: \w+)?/,
  ],
];

/** The passive: the second is what winds. */
const wrappedIn = new RegExp(
  `^ (?:is |that is )?(?:wrapped|bound|tangled|entangled|tied|chained|surrounded|encircled) (?:up )?(?:in|by|with)${article} $`,
  'u',
);

const wornWith = new RegExp(`^ (?:in|with)${article} $`, 'u');
const inShapeOf = new RegExp(
  `^ (?:(?:arranged )?in(?:to)? the (?:shape|form|outline) of|shaped like|shaped as|forming)${article} $`,
  'u',
);

/** What follows two Japanese names of which the first does something to the second: 龍が刀に巻きつく. */
const cjkDeeds: readonly (readonly [RelationKind, RegExp])[] = [
  ['around', /^に(?:巻き(?:付|つ)[くいけ]|絡[みまむ])/u],
  ['on', /^(?:の上)?に(?:座[るっり]|止ま|とま|乗[るっり]|立[つっち])/u],
  ['holding', /^を(?:食べ|飲|くわえ|咥え|持[つっち]|抱[くいえ]|握[るっり])/u],
];

const risingOut = /^(?:里|中|上)?(?:面)?(?:飞|长|冒|爬|跳|钻|开)出/u;

const cjkBetween: readonly (readonly [RelationKind, RegExp])[] = [
  ['around', /^(?:盘绕|缠绕|纏繞|缠|盘|环绕)(?:着|在)?$/u],
  ['holding', /^(?:拿|抓|握|叼|抱|衔|举|捧|咬|牵|吃|喝)(?:着|住)?(?:一?[朵只把个支杯])?$/u],
  ['wearing', /^(?:头?戴)(?:着|了)?(?:一[顶副条])?$/u],
  ['on', /^(?:站|坐|停|趴|落|骑|蹲)(?:在|着|于)?$/u],
  ['becoming', /^(?:变成|化成|化作|化为|变为|變成|幻化成)(?:了)?(?:一?[只群个朵])?$/u],
  ['half', /^(?:和|、|，)?(?:另)?一?半(?:是|が)?$/u],
];
/** Languages that name the place first: 瓶中的船, 骷髅里长出的花, 月の上の猫. Object … subject. */
const cjkTurned: readonly (readonly [RelationKind, RegExp])[] = [
  ['on', /^の(?:甲羅|頭|肩|上)(?:の上)?に(?:ある|乗る|乗った|咲く|いる)?$/u],
  ['out-of', /^(?:里|中|裡|上|头上)?(?:面)?(?:生?长|冒|钻|开|升|飞|爬|绽放)出(?:来)?的?(?:一[朵只棵])?$/u],
  ['out-of', /^から(?:生える|生えた|咲く|咲いた|出る|出てくる|現れる|伸びる|飛び出す)$/u],
  ['inside', /^(?:子)?(?:里|中|裡|内)(?:面)?的?$/u],
  ['inside', /^の中(?:の|に(?:ある|いる)?)$/u],
  ['around', /^に(?:巻き(?:付|つ)く|絡(?:み(?:付|つ)く|まる)|巻きついた|絡みついた)$/u],
  ['becoming', /^が(?:変わる|変わった|なる|変化する)$/u],
  ['made-of', /^で(?:できた|作られた|出来た)$/u],
  ['made-of', /^(?:组成|做成|构成|拼成|組成|形成)的?$/u],
  ['holding', /^を(?:持つ|持った|くわえた|くわえる|咥えた|咥える|抱く|抱えた|握る|食べる)$/u],
  ['adorning', /^(?:角|鹿角|角上|头发|额头|额头上|角间)(?:上|间|里)?(?:的|有|开着|开满|戴着)?$/u],
  [
    'on',
    /^(?:背|头|身|肩膀?)?上(?:的|面)?(?:有|坐着|站着|趴着|停着|骑着|立着|睡着|驮着)?(?:一?[只座朵个条匹棵艘])?$/u,
  ],
  ['adorning', /^上(?:开满|长满|缀满|开着|长着|挂满)(?:了)?$/u],
  ['adorning', /^の(?:角|髪|額)(?:に(?:咲く|咲いた|飾られた)?|の)$/u],
  ['wearing', /^を(?:かぶる|かぶった|被る|被った|かけた|つけた|着けた)$/u],
  ['hanging', /^に(?:ぶら下がる|ぶら下がった|吊るされた)$/u],
  ['on', /^(?:の上(?:の|に(?:座る|立つ|乗る|いる|止まる))?|に(?:止まる|乗る|乗った|座る|とまる))$/u],
];

/** A verb before the second of three names makes the third its doer: 拿着玫瑰的骷髅. */
const cjkRelative: readonly (readonly [RelationKind, RegExp])[] = [
  ['holding', /(?:拿|握|叼|抱|衔|举|捧|咬|吃)着?(?:一?[朵只把个支])?$/u],
  ['wearing', /(?:头?戴|穿)着?(?:一?[顶副条])?$/u],
  ['on', /(?:骑|坐|站)着?在?(?:一?[只座朵个条匹])?$/u],
];

/** Who can only be around a thing by holding on to it: "an octopus with its tentacles around a ship". */
const clinging = new Set([
  'octopus',
  'snake',
  'dragon',
  'sea-serpent',
  'vine',
  'chain',
  'barbed-wire',
  'rope',
]);
const bareAround = new RegExp(
  `^ (?:with (?:its|his|her) (?:tentacles|arms|body|coils) |growing |blooming )?around${article} $`,
  'u',
);

/** Reads how the things that a text names stand to each other; only neighbours in the text are related. */
export function findRelations(text: string, names: readonly Name[]): FoundRelation[] {
  const found: FoundRelation[] = [];
  names.forEach((first, i) => {
    const second = names[i + 1];
    if (second) found.push(...relationOf(text, names, i, first, second, doerOf(found, i)));
  });
  return found;
}

/** Who does what is said after the name at `i`: "a frog wearing a crown sitting on a mushroom" is about the frog. */
function doerOf(found: readonly FoundRelation[], i: number): number {
  const attribute = found.find(
    ({ kind, object }) => object === i && (kind === 'wearing' || kind === 'holding'),
  );
  return attribute?.subject ?? i;
}

function relationOf(
  text: string,
  names: readonly Name[],
  i: number,
  first: Name,
  second: Name,
  doer: number,
): FoundRelation[] {
  const gap = text.slice(first.end, second.start);
  const place = { start: first.end, end: second.start };
  const tail = after.find(([, pattern]) => pattern.test(text.slice(second.end)));
  if (tail) {
    const [kind, pattern] = tail;
    const end = endOfMatch(text, second.end, pattern);
    const whole = kind === 'around' ? startOfList(text, names, i) : i;
    const [subject, object] = kind === 'half' || kind === 'holding' ? [i, i + 1] : [i + 1, whole];
    return [{ kind, subject, object, start: second.end, end }];
  }
  const deed = /^[がは]$/u.test(gap.trim()) && match(cjkDeeds, text.slice(second.end));
  if (deed) return [{ kind: deed, subject: i, object: i + 1, ...place }];
  const isRising = /^从$/u.test(gap.trim()) && risingOut.test(text.slice(second.end));
  if (isRising) return [{ kind: 'out-of', subject: i, object: i + 1, ...place }];
  if (isHat(first.concept) && second.concept.kind !== 'object' && /^ ?$/.test(gap))
    return [{ kind: 'wearing', subject: i + 1, object: i, ...place }];
  if (isGarment(second.concept) && second.concept.name !== 'crown' && wornWith.test(gap))
    return [{ kind: 'wearing', subject: i, object: i + 1, ...place }];
  if (inShapeOf.test(gap)) return [{ kind: 'made-of', subject: i + 1, object: i, ...place }];
  if (wrappedIn.test(gap)) return [{ kind: 'around', subject: i + 1, object: i, ...place }];
  const isClinging =
    (clinging.has(first.concept.name) || first.concept.kind === 'flora') && bareAround.test(gap);
  const kind = isClinging ? 'around' : (match(between, gap) ?? match(cjkBetween, gap.trim()));
  if (kind && (kind !== 'half' || gap.startsWith(',') || isHalfBefore(text, first)))
    return [{ kind, subject: kind === 'on' || kind === 'becoming' ? doer : i, object: i + 1, ...place }];
  // "half moon" is a name of its own.
  if (isHalfBefore(text, first) && text.startsWith('half ', second.start))
    return [{ kind: 'half', subject: i, object: i + 1, ...place }];
  const turned = match(cjkTurned, gap.trim());
  const relative = /^的(?:一?[只个条])?$/u.test(gap.trim()) && match(cjkRelative, text.slice(0, first.start));
  const said = turned ?? (relative || null);
  return said ? [{ kind: said, subject: i + 1, object: i, ...place }] : [];
}

function isHalfBefore(text: string, { start }: Name): boolean {
  return /half[ -](?:of )?(?:an? )?$|半(?:が|是)?$/u.test(text.slice(0, start));
}

/** What a list of belongings belongs to: "a skull with an hourglass and roses around it" speaks of the skull. */
function startOfList(text: string, names: readonly Name[], i: number): number {
  const gapBefore = (n: number) => text.slice(names[n - 1]?.end, names[n]?.start);
  let first = i;
  while (first > 0 && /^(?: and|,| with)\b/.test(gapBefore(first))) first--;
  return first;
}

function match(patterns: readonly (readonly [RelationKind, RegExp])[], gap: string): RelationKind | null {
  return patterns.find(([, pattern]) => pattern.test(gap))?.[0] ?? null;
}

function endOfMatch(text: string, from: number, pattern: RegExp): number {
  return from + (pattern.exec(text.slice(from))?.[0].length ?? 0);
}

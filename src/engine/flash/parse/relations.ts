import type { Concept } from '../lexicon/concept.ts';
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
      `^ (?:is |that (?:is )?)?(?:hold|carry|clutch|grip|grasp|grab|bit|eat|offer|catch|play|drink|read|smok)\\p{L}*${article} $`,
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
  ['half', /^(?: and|,| ?\/)? half (?:of )?(?:an? |the )?$/],
  ['half', /^, half (?:an? |the )?$/],
];
/** What may follow the second name and turn the two round: "a turtle carrying an island on its back". */
const after: readonly (readonly [RelationKind, RegExp])[] = [
  [
    'adorning',
    /^ (?:growing |woven |tangled |nestled |sitting )?(?:in|on|between|among|around|through|into) (?:its|his|her|the|their) (?:antlers?|horns?|hair|forehead|mane|brow)\b/,
  ],
  [
    'holding',
    /^ (?:in|between|with) (?:its|his|her|the|their) (?:mouth|beak|teeth|jaws|claws|talons|hands?|paws?|arms|trunk|tentacles|fangs)\b/,
  ],
  ['on', /^ on (?:its|his|her|the) (?:back|shell|head|shoulders?)\b/],
  [
    'on',
    /^ (?:on top(?: of (?:it|its head))?|(?:sitting|perched|standing|resting|sleeping|lying|dancing|riding|climbing|swinging) (?:on|in|upon) it)\b/,
  ],
  ['half', /^,? half (?:and|&|n) half\b/],
  ['inside', /^ (?:inside(?: (?:of )?(?:it|him|her))?|in it)(?=\s*(?:$|[,.;]))/],
  [
    'out-of',
    /^ (?:growing|coming|sprouting|blooming|emerging|pouring|flowing)(?: up| out)? (?:out of|from|through) (?:it|its|his|her|the)\b(?: \w+)?/,
  ],
];

const cjkBetween: readonly (readonly [RelationKind, RegExp])[] = [
  ['around', /^(?:盘绕|缠绕|纏繞|缠|盘|环绕)(?:着|在)?$/u],
  ['holding', /^(?:拿|握|叼|抱|衔|举|捧|咬)(?:着|住)?(?:一[朵只把个支])?$/u],
  ['wearing', /^(?:头?戴)(?:着|了)?(?:一[顶副条])?$/u],
  ['on', /^(?:站|坐|停|趴|落|骑|蹲)(?:在|着|于)?$/u],
  ['half', /^(?:和|、|，)?(?:另)?一?半(?:是|が)?$/u],
];
/** Languages that name the place first: 瓶中的船, 骷髅里长出的花, 月の上の猫. Object … subject. */
const cjkTurned: readonly (readonly [RelationKind, RegExp])[] = [
  ['out-of', /^(?:里|中|裡|上|头上)?(?:面)?(?:生?长|冒|钻|开|升|飞|爬|绽放)出(?:来)?的?(?:一[朵只棵])?$/u],
  ['out-of', /^から(?:生える|生えた|咲く|咲いた|出る|出てくる|現れる|伸びる|飛び出す)$/u],
  ['inside', /^(?:子)?(?:里|中|裡|内)(?:面)?的?$/u],
  ['inside', /^の中(?:の|に(?:ある|いる)?)$/u],
  ['around', /^に(?:巻き(?:付|つ)く|絡(?:み(?:付|つ)く|まる)|巻きついた|絡みついた)$/u],
  ['holding', /^を(?:持つ|持った|くわえた|くわえる|咥えた|咥える|抱く|抱えた|握る|食べる)$/u],
  ['adorning', /^(?:角|鹿角|角上|头发|额头|额头上|角间)(?:上|间|里)?(?:的|有|开着|开满|戴着)?$/u],
  ['on', /^(?:上|头上)的?$/u],
  ['adorning', /^の(?:角|髪|額)(?:に(?:咲く|咲いた|飾られた)?|の)$/u],
  ['wearing', /^を(?:かぶる|かぶった|被る|被った|かけた|つけた|着けた)$/u],
  ['hanging', /^に(?:ぶら下がる|ぶら下がった|吊るされた)$/u],
  ['on', /^(?:の上(?:の|に(?:座る|立つ|乗る|いる|止まる))?|に(?:止まる|乗る|乗った|座る|とまる))$/u],
];

/** Who can only be around a thing by holding on to it: "an octopus with its tentacles around a ship". */
const clinging = new Set(['octopus', 'snake', 'dragon', 'sea-serpent', 'vine']);
const bareAround = new RegExp(
  `^(?: with (?:its|his|her) (?:tentacles|arms|body|coils))? around${article} $`,
  'u',
);

/** Reads how the things that a text names stand to each other; only neighbours in the text are related. */
export function findRelations(text: string, names: readonly Name[]): FoundRelation[] {
  const found: FoundRelation[] = [];
  names.forEach((first, i) => {
    const second = names[i + 1];
    if (!second) return;
    const gap = text.slice(first.end, second.start);
    const place = { start: first.end, end: second.start };
    const tail = after.find(([, pattern]) => pattern.test(text.slice(second.end)));
    if (tail) {
      const [part, whole] = tail[0] === 'half' || tail[0] === 'holding' ? [i, i + 1] : [i + 1, i];
      found.push({
        kind: tail[0],
        subject: part,
        object: whole,
        start: second.end,
        end: endOfMatch(text, second.end, tail[1]),
      });
      return;
    }
    const isClinging = clinging.has(first.concept.name) && bareAround.test(gap);
    const kind = isClinging ? 'around' : (match(between, gap) ?? match(cjkBetween, gap.trim()));
    if (
      kind &&
      (kind !== 'half' ||
        gap.startsWith(',') ||
        /half[ -](?:of )?(?:an? )?$|半(?:が|是)?$/u.test(text.slice(0, first.start)))
    ) {
      found.push({ kind, subject: i, object: i + 1, ...place });
      return;
    }
    const turned = match(cjkTurned, gap.trim());
    if (turned) found.push({ kind: turned, subject: i + 1, object: i, ...place });
  });
  return found;
}

function match(patterns: readonly (readonly [RelationKind, RegExp])[], gap: string): RelationKind | null {
  return patterns.find(([, pattern]) => pattern.test(gap))?.[0] ?? null;
}

function endOfMatch(text: string, from: number, pattern: RegExp): number {
  return from + (pattern.exec(text.slice(from))?.[0].length ?? 0);
}

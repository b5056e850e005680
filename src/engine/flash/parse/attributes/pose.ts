import type { Pose } from '../../motifs/motif.ts';
import { motifs } from '../../motifs/registry.ts';
import type { Finding } from '../names/word-index.ts';
import type { Subject } from '../reading.ts';
import type { Slate } from '../slate.ts';

const english: readonly (readonly [Pose, RegExp])[] = [
  ['howling', /\bhowl(?:ing|s)\b/],
  ['roaring', /\b(?:roar(?:ing|s)|snarl(?:ing|s)|growl(?:ing|s))\b/],
  ['running', /\b(?:run(?:ning|s)|gallop(?:ing|s)|sprint(?:ing|s)|leap(?:ing|s)|jump(?:ing|s))\b/],
  ['sleeping', /\b(?:sleep(?:ing|s)|asleep|curled up|napping|resting)(?:,? (?:and )?curled(?: up)?)?\b/],
  [
    'prowling',
    /\b(?:crawl(?:ing|s)|prowl(?:ing|s)|walk(?:ing|s)|stalk(?:ing|s)|climb(?:ing|s)|creep(?:ing|s)|descending|full body|whole body)\b/,
  ],
  ['sitting', /\b(?:sitting|sits|seated)\b/],
  ['standing', /\b(?:standing|stands|on (?:its|his|her) hind legs|rearing|upright)\b/],
  ['behind', /\b(?:(?:seen |viewed )?from (?:behind|the back|the rear)|(?:back|rear) view|facing away)\b/],
  [
    'rising',
    /\b(?:rising|rises|ascending|ascends|flying upwards?)\b(?! (?:from|out|over|above|behind|of)\b)/,
  ],
];
const cjk: readonly (readonly [Pose, RegExp])[] = [
  ['howling', /[长長]?嚎叫?|长啸|嗥|遠吠え(?:する|して(?:い?る)?)?|吠え(?:る|て(?:い?る)?)/u],
  ['roaring', /咆哮|怒吼|吼叫|[吼咆]え(?:る|て(?:い?る)?)/u],
  [
    'running',
    /奔跑|奔腾|奔騰|飞奔|狂奔|奔驰|飞驰|跳跃|疾走(?:する|して(?:い?る)?)?|走(?:る|って(?:い?る)?)|駆け(?:る|抜ける|て(?:い?る)?)|跳(?:ぶ|んで(?:い?る)?)/u,
  ],
  [
    'sleeping',
    /熟睡|沉睡|趴着睡觉?|睡觉|睡着了?|睡(?!莲)|蜷缩|眠(?:る|って(?:い?る)?)|寝て(?:い?る)?|(?:丸く|まるく)な(?:る|って(?:い?る)?)|丸ま(?:る|って(?:い?る)?)/u,
  ],
  ['prowling', /[下上]山|下$|全身像?|爬行|潜行|行走|匍匐|歩(?:く|いて(?:い?る)?)|這う|忍び寄る/u],
  ['sitting', /(?<!跪)坐(?:着|在)?|蹲(?:着|坐)|座(?:る|って(?:い?る)?)|お座り(?:している)?/u],
  ['standing', /站立|直立|立ち上が(?:る|って(?:い?る)?)|仁王立ち/u],
  ['behind', /背影|背对(?:着)?|从背后|[後后]ろ?姿|後ろ向き|後ろから見た/u],
  ['rising', /升天|腾飞|向上飞|(?:昇|登)り(?=龍|竜|$)|天に昇る|昇る/u],
];
/** What ends the words that may belong to a name: another clause begins. */
const boundary = /[,.;，。、]| and | with | under | while /;

/** The words that say in which pose a thing is, next to its name. */
export interface FoundPose {
  readonly pose: Pose;
  readonly start: number;
  readonly end: number;
}

/** The pose that a text gives to what is found at `i`: "running wolf", "a wolf that is running", 奔跑的狼. */
function poseOf(text: string, findings: readonly Finding[], i: number): FoundPose | null {
  const finding = findings[i];
  if (!finding) return null;
  const from = findings[i - 1]?.end ?? 0;
  const before = text.slice(from, finding.start).split(boundary).at(-1) ?? '';
  const after = text.slice(finding.end, findings[i + 1]?.start).split(boundary)[0] ?? '';
  return (
    poseIn(before, finding.start - before.length) ??
    poseIn(after, finding.end) ??
    poseAfterPlace(text, findings, i)
  );
}

/** Who is named with が does what is said after the place of it: 兎が月の上で寝ている. */
function poseAfterPlace(text: string, findings: readonly Finding[], i: number): FoundPose | null {
  const [finding, place] = [findings[i], findings[i + 1]];
  if (!finding || !place || !/^(?:[がは]|[趴躺]?在)$/u.test(text.slice(finding.end, place.start)))
    return null;
  const said = text.slice(place.end, findings[i + 2]?.start).split(boundary)[0] ?? '';
  // 下 tells where a moon is, and how only a tiger goes.
  return said === '下' ? null : poseIn(said, place.end);
}

/** The first pose that words tell, which stand at `offset` in the text. */
function poseIn(words: string, offset: number): FoundPose | null {
  for (const [pose, pattern] of [...english, ...cjk]) {
    const match = pattern.exec(words);
    if (match) return { pose, start: offset + match.index, end: offset + match.index + match[0].length };
  }
  return null;
}

/** Beasts of whom nothing draws the head alone. */
const drawnWhole: ReadonlySet<string> = new Set(
  `snake cobra dragon phoenix owl barn-owl raven swallow crane swan parrot cockatoo cockatiel budgie lovebird grey-parrot penguin hummingbird dove duck koi fish betta
  goldfish trout salmon bass sea-bream tuna bonito mackerel marlin sailfish pike shark hammerhead dolphin whale sperm-whale orca seahorse turtle tortoise octopus kraken frog toad dart-frog chameleon butterfly monarch swallowtail morpho moth bee bumblebee spider tarantula
  scorpion hedgehog squirrel chipmunk otter meerkat sloth seal platypus`.split(/\s+/),
);
const headAfter =
  /^(?:['’]s)? (?:heads?|faces?)\b(?! (?:to|of)\b)|^的?(?:头像|头部|頭部|脸|[头頭](?![骨盔发髪饰带上戴顶蓋のに]))|^の(?:頭|顔|首)(?![蓋のに])/u;
const headInName = /(?:\bheads?|\bfaces?|[头頭顔])$/u;
const headBefore = /\b(?:heads?|faces?) of (?:an? |the )?$/;

/** "panther head", "the head of a panther", 黑豹头: asked for where a drawing may show all of the beast. */
function headOf(text: string, { concept, start, end }: Finding): FoundPose | null {
  if (!drawnWhole.has(concept.name) && !motifs.get(concept.name)?.poses?.head) return null;
  const after = headAfter.exec(text.slice(end));
  if (after) return { pose: 'head', start: end, end: end + after[0].length };
  const before = headBefore.exec(text.slice(0, start));
  return before && { pose: 'head', start: before.index, end: start };
}

/** The pose of what is found at `i`; its words are wiped off. */
export function takePose(
  slate: Slate,
  text: string,
  findings: readonly Finding[],
  i: number,
): Subject['pose'] {
  const finding = findings[i];
  const isBody = finding?.concept.kind === 'creature' || finding?.concept.kind === 'figure';
  if (!finding || !isBody) return null;
  // 下山虎 is one word.
  const inName = poseIn(text.slice(finding.start, finding.end), finding.start);
  if (inName && motifs.get(finding.concept.name)?.poses?.[inName.pose])
    return { name: inName.pose, ...slate.placed(inName) };
  const head = headInName.exec(text.slice(finding.start, finding.end));
  if (head && drawnWhole.has(finding.concept.name))
    return { name: 'head', ...slate.placed({ start: finding.start + head.index, end: finding.end }) };
  const said = poseOf(text, findings, i) ?? headOf(text, finding);
  // Phoenixes and suns rise in other ways.
  const found = said?.pose === 'rising' && !motifs.get(finding.concept.name)?.poses?.rising ? null : said;
  // What has been said of one is not said of its neighbour.
  if (!found || slate.rest.slice(found.start, found.end).trim() === '') return null;
  return { name: found.pose, ...slate.take(found) };
}

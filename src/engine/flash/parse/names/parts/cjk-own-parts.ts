import { concepts } from '../../../lexicon/concept.ts';
import { isCjk } from '../../token-buffer.ts';
import { isBody } from '../mention.ts';
import type { ContextRule, MentionContext } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';
import { bodyParts, hasFace } from './body-parts.ts';

function isAfterBody({ before }: MentionContext): boolean {
  return before !== undefined && isBody(before);
}

/** What somebody raises is his own. */
const raised = concepts('hand', 'fist', 'paw');

/** 招财猫举左手: the cat's own. */
const isRaised: ContextRule = (context) =>
  isAfterBody(context) && raised.has(context.concept.name) && /[举抬伸挥]起?着?[左右]?$/u.test(context.lead);

/** 吐着舌头的柴犬, 舌を出した蛇. */
const isPutOut: ContextRule = ({ concept, lead, tail }) =>
  concept.name === 'tongue' &&
  ((/^的/u.test(tail) && /[吐伸](?:着|出)?$/u.test(lead)) ||
    /^を(?:ぺろっと)?(?:出|突き出|垂ら)/u.test(tail));

/** 牙をむく狼, 露出獠牙的狼. */
const isBared: ContextRule = ({ concept, lead, tail }) =>
  concept.name === 'fangs' && (/^を(?:む|剥)/u.test(tail) || /[露龇呲亮](?:出|着|了)*$/u.test(lead));

/** 龇牙的狼. */
const isShownTooth: ContextRule = ({ concept, lead, tail }) =>
  concept.name === 'tooth' && /[龇呲](?:着|了)?$/u.test(lead) && /^的/u.test(tail);

const isMouth: ContextRule = (context) =>
  context.concept.name === 'lips' &&
  ((isAfterBody(context) && /(?:[张闭咧][开大着]?)$/u.test(context.lead)) ||
    (/张[开着]?大?$/u.test(context.lead) && /^巴?的/u.test(context.tail)) ||
    /^を(?:大きく)?(?:開[けい]|あけ|閉じ)/u.test(context.tail));

/** 蛇嘴里长出花, カバの口の中に小鳥: where something is. */
const isPlace: ContextRule = ({ concept, word, before, gapBefore, tail }) =>
  concept.name === 'lips' &&
  /^[嘴口]巴?$/u.test(word) &&
  before !== undefined &&
  hasFace(before) &&
  /^[的の]?(?:[張张]开的?)?大?$/u.test(gapBefore) &&
  /^巴?(?:[里裡中上]|から|の中|[にへ])/u.test(tail);

/** 龙露出头和爪子: its claws, and no print. */
const isClaw: ContextRule = ({ concept, word, lead, earlier }) =>
  concept.name === 'paw' &&
  /^爪子?$/u.test(word) &&
  earlier.some((of) => of.concept.kind === 'creature') &&
  /(?:[头頭身尾][和与與、]|[露伸亮]出?(?:了|着)?)$/u.test(lead);

/** 左手玫瑰右手匕首的女孩: her hands. */
const isEitherHand: ContextRule = ({ text, concept, lead, all, mention }) =>
  concept.name === 'hand' &&
  /[左右]$/u.test(lead) &&
  /[左右]手.+[左右]手/u.test(text) &&
  all.some((of) => hasFace(of) && !/hand/.test(of.concept.name) && of !== mention);

/** 杜宾犬的头,耳朵竖起来: its own. */
const isEar: ContextRule = ({ concept, word, earlier }) =>
  concept.name === 'ear' && isCjk(word) && earlier.some((of) => of.concept.kind === 'creature');

const isSpread: ContextRule = ({ concept: { name }, lead, tail }) =>
  (name === 'feather' || name === 'wings') &&
  (/^を広げ/u.test(tail) || (/[张展]开?着?双?$/u.test(lead) && /^的/u.test(tail)));

/** What holds something: 口に薔薇をくわえた狼, 老鹰展翅,爪子抓着蛇. */
const isHolding: ContextRule = (context) => {
  const { concept, tail } = context;
  return (
    bodyParts.has(concept.name) &&
    concept.name !== 'wings' &&
    (/^(?:に[^、。]{1,8}を|に)(?:くわえ|咥え|持[つっ]|抱[いくえ])/u.test(tail) ||
      (isAfterBody(context) && /^[抓捏夹叼咬衔含]/u.test(tail)))
  );
};

/** 骷髅戴着皇冠,牙齿咬着玫瑰: those of the skull. */
const isBite: ContextRule = ({ concept, tail, earlier }) =>
  (concept.name === 'tooth' || concept.name === 'fangs' || concept.name === 'lips') &&
  /^(?:[间中里裡]?[咬叼衔含][着著住]?|[间縫缝]|で(?:噛|咬|くわえ))/u.test(tail) &&
  earlier.some(hasFace);

/** 龍、口から火を吹いている: out of its mouth. 目から菊が咲く骸骨: out of its eyes, whoever is named after them. */
const isSource: ContextRule = ({ concept, tail, all, mention }) =>
  (concept.name === 'lips' || concept.name === 'eye') &&
  /^(?:[のに中]*から(?!覗)|[里裡中]面?(?:[长長开開冒喷噴吐飞飛流爬伸]))/u.test(tail) &&
  all.some((of) => of !== mention && hasFace(of));

/** 蛇盘在骷髅头上,眼睛是红宝石: those of the skull. */
const isReplaced: ContextRule = ({ concept, tail, earlier, next, all, mention }) => {
  const isSaid = concept.name === 'eye' && next !== undefined && /^(?:是|为|為|变成|變成|换成)/u.test(tail);
  const isOfLater = /^\p{Script=Han}{2,6}的/u.test(tail) && all.some((of) => of !== mention && hasFace(of));
  return isSaid && (isOfLater || earlier.some(hasFace));
};

/** 大象用鼻子举起花, 象が鼻で花を持つ. */
const isTrunk: ContextRule = ({ concept, tail, before, gapBefore }) =>
  concept.name === 'nose' &&
  before?.concept.kind === 'creature' &&
  (/^用(?:长|長|小)?$/u.test(gapBefore) || /^で/u.test(tail));

/** Whether mouth, wings and claws of a Chinese or Japanese prompt are theirs who are named. */
export const isCjkOwnPart = anyOf([
  isRaised,
  isPutOut,
  isBared,
  isShownTooth,
  isMouth,
  isPlace,
  isClaw,
  isEitherHand,
  isEar,
  isSpread,
  isHolding,
  isBite,
  isSource,
  isReplaced,
  isTrunk,
]);

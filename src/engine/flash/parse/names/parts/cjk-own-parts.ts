import { isBody } from '../finding.ts';
import type { Mention, MentionRule } from '../mention.ts';
import { anyOf } from '../mention.ts';
import { bodyParts } from './body-parts.ts';

function isAfterBody({ before }: Mention): boolean {
  return before !== undefined && isBody(before);
}

/** What somebody raises is his own. */
const raised = new Set(['hand', 'fist', 'paw']);

/** 招财猫举左手: the cat's own. */
const isRaised: MentionRule = (mention) =>
  isAfterBody(mention) && raised.has(mention.concept.name) && /[举抬伸挥]起?着?[左右]?$/u.test(mention.lead);

/** 吐着舌头的柴犬. */
const isPutOut: MentionRule = ({ concept, lead, tail }) =>
  concept.name === 'tongue' && /^的/u.test(tail) && /[吐伸](?:着|出)?$/u.test(lead);

const isMouth: MentionRule = (mention) =>
  mention.concept.name === 'lips' &&
  ((isAfterBody(mention) && /(?:[张闭咧][开大着]?)$/u.test(mention.lead)) ||
    /^を(?:大きく)?(?:開[けい]|あけ|閉じ)/u.test(mention.tail));

const isSpread: MentionRule = ({ concept: { name }, tail }) =>
  (name === 'feather' || name === 'wings') && /^を広げ/u.test(tail);

/** What holds something: 口に薔薇をくわえた狼, 老鹰展翅,爪子抓着蛇. */
const isHolding: MentionRule = (mention) => {
  const { concept, tail } = mention;
  return (
    bodyParts.has(concept.name) &&
    concept.name !== 'wings' &&
    (/^に[^、。]{1,8}を(?:くわえ|咥え|持|抱)/u.test(tail) ||
      (isAfterBody(mention) && /^[抓捏夹叼咬衔含]/u.test(tail)))
  );
};

/** Whether mouth, wings and claws of a Chinese or Japanese prompt are theirs who are named. */
export const isCjkOwnPart = anyOf([isRaised, isPutOut, isMouth, isSpread, isHolding]);

import type { Mention } from './mention.ts';
import { isBody } from './mention.ts';

const part =
  /^(?:'s)? (?:noses?|ears?|tails?|manes?|snouts?|trunks?|tongues?|fins?|hoo(?:f|ves)|whiskers|feet|foot|legs?|horns?|tusks?|claws?|beard|hair)(?= *(?:$|[,.;]| and\b| tattoos?\b| designs?\b| outlines?\b))/u;
/** Where a wish begins: what somebody has is told after "with". */
const beginning =
  /(?:^|[,.;] |\band |^(?:i )?(?:want|would like|love) |^(?:tattoo|outline|drawing) of )(?:(?:an?|the|my|two|cute|little|small|tiny|simple|minimalist) )*$/u;

const cjkPart =
  /^[的の]?(?:耳朵?|鼻子?|尾巴|しっぽ|シッポ|尻尾|鬃毛|たてがみ|舌头?|胡须|ひげ|ヒゲ|爪子|后腿|前腿|腿|足|角)(?=$|[,，。、\s和と])/u;
const cjkBeginning = /(?:^|[,，。、\s和と])(?:一[只个對对双]|我家?的?|うちの|可爱的|[小大])*$/u;

/** Mentions in which a part of somebody is told to be all: "rabbit ears", 兔耳朵, of which nothing draws less than the rabbit. */
export function withPartsAlone(text: string, mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention) => {
    const { start, end, fallback } = mention;
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const said =
      (beginning.test(before) && part.exec(after)?.[0]) ||
      (cjkBeginning.test(before) && cjkPart.exec(after)?.[0]);
    if (!said || fallback || !isBody(mention)) return mention;
    const span = { start, end: end + said.length };
    return { ...mention, ...span, fallback: span, isPlural: false };
  });
}

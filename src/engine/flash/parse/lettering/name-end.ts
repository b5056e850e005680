import { namesCjk } from '../names/lookup/known-names.ts';
import { inSimplified } from '../traditional.ts';

const named =
  /名字(?:叫做?|叫作|是|为)?[:：]?\s*\p{Script=Han}{2,4}?((?:和|与|與|跟|加上?|还有|還有|配上?)([一两兩二三四五六七][只隻朵个個颗顆条條枝支束匹座棵片对對]?(?:小|大)?)?(\p{Script=Han}{1,6}))$/u;

/** 名字德福在怀表里: where it goes. */
const placed =
  /名字(?:叫做?|叫作|是|为)?[:：]?\s*\p{Script=Han}{2,3}?(在\p{Script=Han}{1,6}[里裡中上下旁边邊面间間])$/u;

/** How much of what is told as a name goes on with a thing: 名字秀兰和一朵茉莉. Of two people both are written. */
export function lengthOfThing(told: string): number {
  const [, place] = placed.exec(told) ?? [];
  if (place !== undefined) return place.length;
  const [, joined = '', counted, thing = ''] = named.exec(told) ?? [];
  const word = inSimplified(thing);
  const isThing = counted === undefined ? word.length > 1 && namesCjk(word) : thing !== '';
  return isThing ? joined.length : 0;
}

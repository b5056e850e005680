const kinds =
  /^(?:flowers?|birds?|trees?|fish|plants?|branch|branches|sprig|sprigs|花|草|鸟|鳥|鱼|魚|树|樹|木)$/;

/** Whether a name says little without the word before it: an iris flower is not just any flower. */
export function isKindOnly(name: string): boolean {
  return kinds.test(name);
}

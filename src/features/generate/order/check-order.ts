import { checkPrompt } from './check-prompt.ts';
import type { Order } from './order.ts';

export type OrderProblem = ReturnType<typeof checkPrompt> | 'PICTURE_MISSING';

/** What keeps an order from being drawn; a picture needs no words. */
export function checkOrder({ prompt, from, picture, origin }: Order): OrderProblem {
  const problem = checkPrompt(prompt);
  const isAfterParent = origin?.variation.isAfterParent === true;
  if (from === 'words' && !isAfterParent) return problem;
  if (from === 'picture' && !picture) return 'PICTURE_MISSING';
  return problem === 'PROMPT_EMPTY' ? null : problem;
}

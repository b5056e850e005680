import type { MentionContext } from '../mention-context.ts';
import { isPairable } from './pairable.ts';

/** Monkeys that do not see, hear or speak. */
export const wiseMonkey = /^(?:three-wise-monkeys|(?:see|hear|speak)-no-evil)$/;

/** "Skulls, see no evil, hear no evil": what monkeys do, done by others. */
export function isDoneByOthers({ concept: { name }, all }: MentionContext): boolean {
  const others = all.filter(
    (of) => (isPairable(of) || of.concept.name === 'triple-skulls') && !wiseMonkey.test(of.concept.name),
  );
  return wiseMonkey.test(name) && others.some(({ concept }) => !/^(?:monkey|gorilla)$/.test(concept.name));
}

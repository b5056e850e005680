import type { Mention } from './mention.ts';

/** Grandparents by no more than what they are to somebody. */
const grandparent =
  /^(?:(?:my |our |an? |the )?(?:grand(?:mother|father|ma|pa|dad|parent)s?|grandad)|(?:grandma and grandpa|grandpa and grandma)|爷爷奶奶|外公外婆|姥姥姥爷|奶奶|外婆|姥姥|祖母|爷爷|外公|姥爷|祖父母?|(?:お?[ばじ]い?|お[婆爺])ちゃん|おじいちゃんとおばあちゃん|お[婆爺]さん)$/u;
/** They themselves are told about. */
const leads = /^(?:an? |the |my |our |old |sweet |cute )*$/u;
const acts = /^ (?:\p{L}+ing|with|in|as|on)\b/u;

/**
 * Whether a prompt only mentions them beside what is to be drawn, as in "anchor because my grandpa was a sailor": they
 * are drawn where nothing else is, or where the prompt begins with what they do.
 */
export function isMentionedKin(text: string, { start, end }: Mention, known: readonly Mention[]): boolean {
  if (!grandparent.test(text.slice(start, end))) return false;
  if (known.some(({ concept }) => concept.name === 'three-generations')) return false;
  if (leads.test(text.slice(0, start)) && acts.test(text.slice(end))) return false;
  return known.some((other) => other.end <= start || end <= other.start);
}

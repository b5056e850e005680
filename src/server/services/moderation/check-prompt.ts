import type { StartGeneration } from '#contract/generation.ts';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';

/**
 * Judges what somebody asks for, before anything is held or queued for it.
 * @returns the rules that want the operator to see what is drawn
 * @throws ServiceError CONTENT_FILTERED
 */
export async function checkPrompt(
  { contentFilters, log }: Pick<Context, 'contentFilters' | 'log'>,
  { userId }: Caller,
  { prompt, styleNote = '' }: Pick<StartGeneration, 'prompt' | 'styleNote'>,
): Promise<string[]> {
  // What is not to be seen in a picture may be anything.
  const text = `${prompt}\n${styleNote}`;
  const findings = (await Promise.all(contentFilters.map((filter) => filter.check(text)))).flat();
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  if (rules.length > 0) log.info({ userId, rules }, 'content filter');
  if (findings.some(({ verdict }) => verdict === 'refuse')) throw new ServiceError('CONTENT_FILTERED');
  return rules;
}

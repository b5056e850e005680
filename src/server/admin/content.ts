import { RuleFilter } from '#engine/moderation/rule-filter.ts';
import { loadContentRules } from '../moderation/load-content-rules.ts';
import { type Command, need } from './command.ts';

export const contentCommands: Record<string, Command> = {
  'content check': {
    usage: 'content check "PROMPT"       what the content filter makes of a prompt, and by which rules',
    async run({ env, words }) {
      need(words, 0, 'the prompt');
      const filter = new RuleFilter(await loadContentRules(env.contentRules));
      const findings = filter.check(words.join(' '));
      return findings.length > 0 ? findings.map(({ verdict, rule }) => ({ verdict, rule })) : 'Allowed.';
    },
  },
  'content rules': {
    usage: 'content rules                the names of the rules that are on',
    async run({ env }) {
      const { rules } = await loadContentRules(env.contentRules);
      return rules.map(({ name, verdict }) => ({ rule: name, verdict }));
    },
  },
};

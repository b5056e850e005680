import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type ContentRules, contentRulesSchema } from '#contract/content-rule.ts';
import { builtInRules } from '#engine/moderation/rules/built-in-rules.ts';
import { StartupError } from '../startup-error.ts';

/**
 * The rules that come with the product, and those of the operator's file.
 * @throws StartupError naming what in the file cannot be used
 */
export async function loadContentRules(file: string | undefined): Promise<Omit<ContentRules, 'off'>> {
  if (!file) return builtInRules;
  const { rules, spared, off } = await readRules(file);
  const names = new Set(builtInRules.rules.map(({ name }) => name));
  const unknown = off.filter((name) => !names.has(name));
  if (unknown.length > 0) throw unusable(file, `there is no rule ${unknown.join(', ')} to turn off`);
  const isUsed = ({ name }: { name: string }) => !off.includes(name);
  return {
    rules: [...builtInRules.rules.filter(isUsed), ...rules],
    spared: [...builtInRules.spared, ...spared],
  };
}

async function readRules(file: string): Promise<ContentRules> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw unusable(file, `it cannot be read (${error.code})`);
  });
  const parsed = contentRulesSchema.safeParse(parseJson(file, text));
  if (!parsed.success) throw unusable(file, z.prettifyError(parsed.error));
  return parsed.data;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable(file, `it is not JSON: ${(error as Error).message}`);
  }
}

function unusable(file: string, problem: string): StartupError {
  return new StartupError(`The rules in ${file} (CONTENT_RULES) cannot be used: ${problem}`);
}

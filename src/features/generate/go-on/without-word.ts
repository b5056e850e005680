/** What leads from one thing to the next in a prompt. */
const english =
  'and|with|under|over|on|in|at|beside|behind|above|below|beneath|around|near|by|of|through|among|between|before';
const cjk = '和|与|與|及|跟|還有|还有|以及|と|や|に|の|、|，';

/**
 * A prompt without one of its things: it goes with what is said of it and with the word that led to it. The prompt as
 * it is when the thing cannot be told in it.
 * @param word as the reading of the prompt names it
 */
export function withoutWord(prompt: string, word: string): string {
  const isCjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
  const left = isCjk ? withoutCjk(prompt, word) : withoutEnglish(prompt, word);
  return left === '' ? prompt : left;
}

function withoutEnglish(prompt: string, word: string): string {
  const name = `${escaped(word)}(?:e?s)?`;
  const described = `(?:(?!(?:${english})\\b)[\\p{L}\\p{N}'’-]+\\s+){0,5}?${name}(?![\\p{L}\\p{N}])`;
  const led = new RegExp(
    `(?:\\s*,\\s*(?:(?:${english})\\s+)*|\\s+(?:(?:${english})\\s+)+)${described}`,
    'iu',
  );
  if (led.test(prompt)) return tidy(prompt.replace(led, ''));
  const leading = new RegExp(
    `^\\s*${described}(?:\\s*,\\s*|\\s+(?:\\p{L}+\\s+)?(?:(?:${english})\\s+)+|\\s*$)`,
    'iu',
  );
  return tidy(prompt.replace(leading, ''));
}

function withoutCjk(prompt: string, word: string): string {
  const name = escaped(word);
  const led = new RegExp(`(?:${cjk})\\s*${name}`, 'u');
  if (led.test(prompt)) return tidy(prompt.replace(led, ''));
  return tidy(prompt.replace(new RegExp(`${name}\\s*(?:${cjk})?`, 'u'), ''));
}

/** A prompt with a thing more. */
export function withWord(prompt: string, thing: string): string {
  const added = thing.trim();
  if (prompt.trim() === '' || added === '') return added || prompt;
  const separator = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*$/u.test(prompt) ? '、' : ', ';
  return `${prompt.trim()}${separator}${added}`;
}

function tidy(prompt: string): string {
  return prompt.replace(/\s{2,}/g, ' ').trim();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

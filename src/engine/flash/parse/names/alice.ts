/** Whom and what she meets. */
const company =
  /\b(?:white rabbit|cheshire cat|mad hatter|hatter|queen of hearts|wonderland|looking glass|tea party|rabbit hole|march hare)\b/i;

/** The name alone; quoted, it is to be written. */
const girl = /(?<!["'“‘]|\b(?:wonderland|name) )\balice\b(?! (?:in|of|from|through)\b|["'”’])/gi;

/** Says of an Alice in the company of the tale that she is the one of the tale: the name alone may be anybody's. */
export function withAlice(prompt: string): string {
  return company.test(prompt) ? prompt.replace(girl, '$& in wonderland') : prompt;
}

/** An orange that is counted, sliced or lying somewhere is no colour. */
const fruit =
  /(?<=\b(?:an|two|three|half an|peeled|sliced|his|its|her|whole) )(oranges?)(?= (?:on|in|with|and|between|cut|peeled|under)\b| *(?:$|[,.;]))/gi;

/** The whole of a prompt, with no more than how it is to look. */
const alone =
  /^(\s*(?:(?:an?|the|one|single|small|tiny|little|cute|simple|minimalist|realistic|fine ?line|traditional|juicy|fresh) )*orange)(?=\s*(?:tattoos?|designs?|[.!])?\s*$)/i;

/** Says of an orange that the fruit is meant: "a capybara with an orange on its head". */
export function withFruit(prompt: string): string {
  return prompt.replace(alone, '$1 fruit').replace(fruit, '$1 fruit');
}

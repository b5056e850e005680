/** An orange that is counted, sliced or lying somewhere is no colour. */
const fruit =
  /(?<=\b(?:an|two|three|half an|peeled|sliced|his|its|her|whole) )(oranges?)(?= (?:on|in|with|and|between|cut|peeled|under)\b| *(?:$|[,.;]))/gi;

/** Says of an orange that the fruit is meant: "a capybara with an orange on its head". */
export function withFruit(prompt: string): string {
  return prompt.replace(fruit, '$1 fruit');
}

const suit = 'hearts|spades|diamonds|clubs';
const court = new RegExp(
  `\\b(king|queen) (?:and|&|\\+) (king|queen)(?: of (${suit})| (?:playing )?cards?)\\b`,
  'gi',
);
const oneCard = /\b(king|queen) playing card\b/gi;
const suited = new RegExp(`\\b((?:king|queen) of (?:${suit})) playing cards?\\b`, 'gi');

/**
 * Tells the cards of a pair apart: "king and queen of hearts" names the king of hearts and the queen of hearts, and
 * "king and queen playing cards" no crowned couple.
 */
export function withCourtCards(prompt: string): string {
  const card = (rank: string, of: string | undefined) => (of ? `${rank} of ${of}` : `${rank} card`);
  return prompt
    .replace(
      court,
      (_, first: string, second: string, of?: string) => `${card(first, of)} and ${card(second, of)}`,
    )
    .replace(suited, '$1')
    .replace(oneCard, (_, rank: string) => card(rank, undefined));
}

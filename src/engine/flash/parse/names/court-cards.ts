const suit = 'hearts|spades|diamonds|clubs';
const court = new RegExp(
  `\\b(king|queen) (?:and|&|\\+) (king|queen)(?: of (${suit})| (?:playing )?cards?)\\b`,
  'gi',
);
const oneCard = /\b(king|queen) playing card\b/gi;
const ranks = 'king|queen|jack|ace|joker|ten|nine|eight|seven|six|five|four|three|two|10|[2-9]';
const suited = new RegExp(`\\b((?:${ranks}) of (?:${suit})),? (?:playing )?cards?\\b`, 'gi');

const arcana =
  'sun|moon|star|death|lovers|fool|magician|hermit|strength|tower|world|wheel of fortune|devil|empress|emperor|hierophant|chariot|justice|temperance|judge?ment|high priestess|hanged man';
const tarot = new RegExp(`\\btarot cards?,? (?:of )?(?:the )?(${arcana})\\b`, 'gi');

const men = 'king|queen|knight|bishop|rook|pawn';
const chessmen = new RegExp(`\\b(${men}) (?:and|&|\\+) (${men})(?: of)? chess(?: pieces?)?\\b`, 'gi');

const oneArcanum = new RegExp(`\\b(?:${arcana})\\b`, 'gi');
const severalArcana = new RegExp(
  `\\b((?:${arcana})(?:,? (?:and |& )?(?:the )?(?:${arcana}))+) tarot(?: cards?)?\\b`,
  'gi',
);

/**
 * Names each card as it is usually named, and tells those of a pair apart: "king and queen of hearts" names the king
 * of hearts and the queen of hearts, and "king and queen playing cards" no crowned couple, nor does "king and queen
 * chess pieces"; "sun and moon tarot cards" are two of the tarot.
 */
export function withCourtCards(prompt: string): string {
  const card = (rank: string, of: string | undefined) => (of ? `${rank} of ${of}` : `${rank} card`);
  return prompt
    .replace(
      court,
      (_, first: string, second: string, of?: string) => `${card(first, of)} and ${card(second, of)}`,
    )
    .replace(severalArcana, (_, names: string) => names.replace(oneArcanum, '$& tarot'))
    .replace(chessmen, 'chess $1 and chess $2')
    .replace(tarot, '$1 tarot card')
    .replace(suited, '$1')
    .replace(oneCard, (_, rank: string) => card(rank, undefined));
}

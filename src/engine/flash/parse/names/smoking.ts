/** Who is told to smoke without being told what. */
const smokers =
  'skull|skeleton|frog|toad|monkey|ape|gorilla|chimp|chimpanzee|orangutan|cat|dog|bulldog|pug|bear|fox|wolf|alien|raccoon|panda|pig|rabbit|tiger|lion|goat|man|woman|girl|lady|nun|clown|sailor|pirate|cowboy|astronaut|devil|demon|witch|wizard|octopus|koala|sloth|duck|reaper';
const before = new RegExp(
  `(?<!\\b(?:no|pot|weed|cigar|cigarette|pipe|joint|opium)[ -])\\bsmoking (${smokers})\\b(?! (?:a|an|the|his|her|its) )`,
  'iu',
);
const after = new RegExp(
  `\\b((?:${smokers})s?(?: is)?) smoking(?=\\s*(?:$|[,.;]| and | with (?!(?:an? |his |her |the )?(?:\\p{L}+ )?(?:pipe|cigar|joint|bong|hookah|vape))| in | on | under | while ))`,
  'iu',
);
const leaf = /(?<=\p{L} )smok(ing|es) (?:some )?(?:weed|pot|marijuana|ganja|cannabis)\b/iu;
const isWritten = /["“”'‘]|\b(?:says|saying|text|words?|quote)\b/iu;

/** Gives who smokes a cigarette in its mouth, where the prompt leaves out what: "smoking skull"; and what is made of a leaf is rolled. */
export function withSmokes(prompt: string): string {
  if (isWritten.test(prompt)) return prompt;
  return prompt
    .replace(leaf, 'smok$1 a joint')
    .replace(before, '$1 smoking a cigarette')
    .replace(after, '$1 smoking a cigarette');
}

/** "the names Emma and Noah", "names: Anna, Tom, Lily". */
export const nameList =
  /\b(?:(?:my|our|the|two|three|four|both|family|kids'?|children'?s?) )*(?:names|initials)(?: of)?(?: (?:my|our|his|her|their)(?: (?:two|three|four|five|six|\d|little|beautiful|sweet|precious|lovely))* \p{L}+)?\s*[:,]?\s+(\p{Lu}[\p{L}.'-]*(?:(?:,? (?:&|and|\+) |, ?)\p{Lu}[\p{L}.'-]*)+)/u;
/** "My three girls Ava, Sophie and Josie around an infinity sign": what stands around a thing is their names. */
export const kinNames =
  /\b(?:my|our) (?:(?:two|three|four|five|\d) )?(?:girls|boys|kids|daughters|sons|children|grandkids|grandchildren|babies),? (\p{Lu}[\p{L}'-]*(?:(?:,? (?:&|and) |, )\p{Lu}[\p{L}'-]*)+),?(?= (?:wrapped |written |woven |twisted |wound |curved )?(?:around|along|across|inside|on|in)\b)/u;
/** As people type: "with the names mia, noah and ella", "my son's name mateo in the mane". */
export const smallNames =
  /(?:\b(?:the|his|her|their|with|(?:my|our) \p{L}+'s) |^)names? ((?!(?:of|is|are|on|in|under|below|above|across|around|and|or|with|to|that|at|by|as|written|underneath|beneath|inside|tattoo|please|banner|ribbon|scroll)\b)\p{Ll}+(?:(?:, and |, | and | & )\p{Ll}+)*)(?= (?:under|underneath|below|above|beneath|in|on|across|around|inside|at|written)\b|[,.;]|$)/u;
/** "Hunter and Sky, two names on a heart", "mason and liam names on a heart". */
export const namesAfter =
  /(?<=^|\b(?:with|and|of) )((?!(?:an?|the|my|our|his|her|both|kids|full)\b)\p{L}{2,} (?:and|&) (?!(?:the|my|our|his|her|last)\b)\p{L}{2,}),? (?:(?:the |their |our |as )?(?:two |both )?names)(?= (?:on|in|across|under|underneath|below|inside|with|above|around)\b|$|[,.;])/u;
/** "My kids names on a tree, Leo, Ruby and Jade". */
export const namesLast =
  /(?<=\bnames?\b[^,.:;]*[,:;-] ?)(\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)*,? (?:and|&) \p{Lu}\p{Ll}+)(?= *$)/u;

/** Of these an ampersand joins the last name. */
export const lists: ReadonlySet<RegExp> = new Set([nameList, kinNames, smallNames, namesAfter, namesLast]);

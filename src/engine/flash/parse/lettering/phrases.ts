/** What tells that somebody or something says words; a badger reads a newspaper. */
const sayings =
  '\\b(?:(?:that |which |it |and |just )?(?:says|saying|captioned|spelling(?: out)?|(?<!\\b(?:of|magic|love|and|with) )spells(?: out)?)|(?:banner|ribbon|scroll|sign|tag|tags|collar|plate|card|note|label|that|which|it) (?:that )?(?:reads|reading)|(?:cord|smoke|thread|wire|rope|neon|letters|that|which|it) (?:writes|writing)|(?:inscribed|engraved|stamped|labell?ed|titled|lettered)(?: with)?(?= [\\p{Ll}\\d]))';
const places = '(?:it|top|the|an?|my|his|her|its|our|forearm|wrist|ribs|chest|back|arm|leg|ankle|collarbone)';
/** What follows words that are written: where they are, in which hand, with what. */
export const setsOn = `(?:on|under|underneath|above|below|beneath|across|around|along|over|inside|behind) ${places}|in (?:cursive|script|italic|calligraphy|bold|old|small|tiny|fine|gothic|block|black|white|red|typewriter|lowercase|her|his|my|the|an?)|with (?:an?|the|my|two|three|some|small|tiny|flowers|roses|stars|hearts)|underneath|below`;
/** "A banner that says love you kiddo": up to the next mark, or to where it is to stand. */
export const saidWords = new RegExp(
  `${sayings}\\s*:?\\s+(?!(?:to|that|of|from|in|on|with|like)\\b|\\d{1,2}[:.]\\d\\d)([\\p{L}\\d][\\p{L}\\d'&-]*(?: (?!(?:${setsOn})\\b)[\\p{L}\\d'&-]+){0,6})`,
  'iu',
);
/** What nobody says but to have it written. */
export const mottos =
  /\b(?:(?:un)?til we meet again|gone but (?:never|not) forgotten|(?:always|forever) in (?:my|our) hearts?|forever (?:loved|missed|young)|love you forever|(?:just )?breathe(?=$|,| with\b)|just breathe|still i rise|(?<!phoenix )(?<!phoenix,? )rise from the ashes|trust the process|live laugh love|good vibes only|doing my best|this is fine(?! line)|stay (?:wild|gold|weird|humble|true)|born to (?:ride|lose|be wild)|death before dishonou?r|ride or die|not today|keep going|one day at a time|fear nothing|trust no one|made with love|all you need is love|memento mori|carpe (?:diem|noctem)|amor fati|c'est la vie|veni,? vidi,? vici|hakuna matata|no regrets|only god can judge me|never give up|stay strong|per aspera ad astra|alis volat propriis|la vida loca|amor vincit omnia|tempus fugit|family (?:first|over everything|is everything|means everything)|lest we forget|you are my sunshine|here comes the sun|let it be|keep the faith|still here|not all who wander are lost|hope dies last|love never dies|lost not found|this too shall pass)\b/iu;
/** A verse of the Bible by its place. */
export const verse =
  /\b(?:[1-3] )?(?:genesis|exodus|joshua|job|psalms?|proverbs|ecclesiastes|isaiah|jeremiah|daniel|matthew|mark|luke|john|acts|romans|corinthians|galatians|ephesians|philippians|colossians|timothy|hebrews|james|peter|revelation) \d{1,3}(?: ?: ?\d{1,3}(?:[-–]\d{1,3})?)?(?![\d/.-])/iu;
/** "RIP J.R.", "fly high Tommy". */
export const farewell =
  /\b(?:R\.?I\.?P\.?|[Rr]est (?:in|In) (?:peace|Peace|power|Power)|[Ff]ly (?:high|High)|[Ss]leep (?:tight|Tight))\b,? (?:\p{Lu}[\p{L}.'-]*)(?: \p{Lu}[\p{L}.'-]*)*/u;
/** What is left of saying that words are written, once these are read. */
export const heralds =
  /\b(?:(?:that|which|it) )?(?:says|saying|reads|captioned|spelling|(?<!\b(?:of|magic|love|and|with) )spells)\b/gu;

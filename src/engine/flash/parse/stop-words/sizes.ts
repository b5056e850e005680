const unit =
  '(?:inch(?:es)?|cms?|mms?|centimet(?:er|re)s?|millimet(?:er|re)s?)(?![\\p{L}\\d])|(?:厘米|公分|センチ(?:メートル)?)';
const number = '(?:\\d+(?:[.,]\\d+)?|(?:one|two|three|four|five|six|seven|eight|ten|twelve)(?= ?-?inch))';
const about =
  '(?:(?:about|around|roughly|approximately|approx\\.?|maybe|max|maximum|up to|no (?:bigger|larger) than|under) |大[概约約]|[约約])?';
const along = '(?: (?:tall|high|wide|long|big|across|or so|in (?:size|length|height|width|diameter)))*';

/** How large a tattoo is to be, which no drawing shows: "4 inch rose" asks for one. */
export const stopSizes = new RegExp(
  `(?<![\\p{Script=Latin}\\d.,])${about}${number}(?: ?(?:${unit}))?(?: ?(?:x|by|-|to|[×~～]) ?${number})? ?-?(?:${unit})(?:${along}(?!\\p{L})|左右|ぐらい|くらい|ほど)?`,
  'gu',
);

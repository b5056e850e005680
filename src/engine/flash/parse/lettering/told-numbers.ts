/** "Number 23", "angel number 444", 数字の7. */
export const numberWish =
  /(?:\b(?:(?:[Aa]ngel )?[Nn]umbers?|[Nn]o\.|[Nn]r\.)\s*|(?<![马馬マ])数字の?)(\d{1,4})\b(?! ball|\.\d)/u;
/** "1111 with tiny stars": the numbers of angels, which count nothing. */
export const repeated =
  /(?<![\p{L}\d.,:/#$-])(1{3,4}|2{3,4}|3{3,4}|4{3,4}|5{3,4}|7{3,4}|8{3,4}|9{3,4})(?![\p{L}\d]|[.,:/-]\d| ?(?:cm|mm|inch)| \p{L}+s\b)/u;
/** The number on somebody's back: "jersey 23", 23号球衣, 背番号7. */
export const backNumber =
  /(?:(?<=\b(?:jersey|jersey with|shirt|helmet|badge|badge number|lucky|chapter) )|#)(\d{1,4})\b(?! ?(?:inch|cm|in\b|[-–./] ?\d))|\b((?:station|engine|ladder|squad|unit) \d{1,3})\b|\b(26\.2|13\.1|70\.3|140\.6)\b|(?<!月 ?|\d|[台桌撞]球 ?)(\d{1,3})[号號](?:(?=[球队隊]|$|[\s,，。的、])的?)(?:数字|號碼|号码)?|(?:背番号|号码|號碼)(?:は|是)?\s*(\d{1,3})/iu;
/** A place on earth: 40.7128° N, 74.0060° W. */
export const coordinates =
  /(?:\b[Cc]oordinates:?\s*)?(\d{1,3}(?:\.\d+)?\s?°?(?:\s?\d+['′])?(?:\s?[\d.]+["″])?\s?[NSns][,;]?\s+\d{1,3}(?:\.\d+)?\s?°?(?:\s?\d+['′])?(?:\s?[\d.]+["″])?\s?[EWew])\b/u;
/** "E=mc2", "2 + 2 = 5". */
export const equation =
  /(?<![\p{L}\p{N}])((?:[\p{L}\d()^]{1,5} ?[+\-*/×÷−] ?)*[\p{L}\d()^]{1,5} ?= ?[\p{L}\d()^]{1,5}(?: ?[+\-*/×÷−] ?[\p{L}\d()^]{1,5})*)(?![\p{L}\p{N}])/u;
